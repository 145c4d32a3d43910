import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/page-routes.ts';
import { Card } from '#ui/kit/card.tsx';
import { LINK_LOOK } from '#ui/kit/link-look.ts';
import { Loading } from '#ui/kit/loading.tsx';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { useAuth } from '#ui/session/auth-provider.tsx';
import { LinkFailure } from './link-failure.tsx';
import { useFollowedLink } from './use-followed-link.ts';

/** Where the link leads that confirms an address. */
export function ConfirmAddressScreen() {
  const { isPending, isSuccess, error } = useFollowedLink('confirmAddress');
  return (
    <div className="mx-auto max-w-xl">
      <PageTitle title="Confirm your email address" />
      {isPending && <Loading />}
      {isSuccess && <Confirmed />}
      {error && (
        <LinkFailure error={error}>
          If you’ve used it before, your address is already confirmed. If not, log in and send
          yourself another link from your settings.
        </LinkFailure>
      )}
    </div>
  );
}

function Confirmed() {
  const { isAuthenticated } = useAuth();
  const queries = useQueryClient();
  return (
    <Card className="grid gap-3">
      <p role="status">Thank you. Your email address is confirmed.</p>
      <p>
        {isAuthenticated ? (
          <Link
            to={PAGE_ROUTES.dashboard}
            className={LINK_LOOK}
            onClick={() => void queries.invalidateQueries()}
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
