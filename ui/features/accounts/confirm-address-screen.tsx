import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import type { ApiClient } from '#ui/api/client.ts';
import { Card } from '#ui/kit/card.tsx';
import { LINK_LOOK } from '#ui/kit/link-look.ts';
import { Loading } from '#ui/kit/loading.tsx';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { useAuth } from '#ui/session/auth-provider.tsx';
import { LinkFailure } from './link-failure.tsx';
import { useFollowedLink } from './use-followed-link.ts';

const confirmAddress = (api: ApiClient, token: string) =>
  api.call('confirmAddress', { body: { token } });

/** Where the link leads that confirms an address. */
export function ConfirmAddressScreen() {
  const following = useFollowedLink(confirmAddress);
  return (
    <div className="mx-auto max-w-xl">
      <PageTitle title="Confirm your email address" />
      {following.state === 'under way' && <Loading />}
      {following.state === 'done' && <Confirmed />}
      {following.state === 'failed' && (
        <LinkFailure error={following.error}>
          If you’ve used it before, your address is already confirmed. If not, log in and send
          yourself another link from your settings.
        </LinkFailure>
      )}
    </div>
  );
}

function Confirmed() {
  const { isAuthenticated, changeMember } = useAuth();
  const api = useApiClient();
  return (
    <Card className="grid gap-3">
      <p role="status">Thank you. Your email address is confirmed.</p>
      <p>
        {isAuthenticated ? (
          <Link
            to={PAGE_ROUTES.dashboard}
            className={LINK_LOOK}
            onClick={() => {
              // The page may have loaded the member's record before the address was confirmed.
              api.call('getCurrentMember', {}).then(changeMember).catch(console.error);
            }}
          >
            Go to your dashboard
          </Link>
        ) : (
          <Link to={PAGE_ROUTES.login} className={LINK_LOOK}>
            Log in
          </Link>
        )}
      </p>
    </Card>
  );
}
