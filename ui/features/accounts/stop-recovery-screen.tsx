import { Link } from 'react-router-dom';
import { LETTER_ROUTES } from '#core/site/domain/letter-routes.ts';
import type { ApiClient } from '#ui/api/client.ts';
import { Card } from '#ui/kit/card.tsx';
import { Loading } from '#ui/kit/loading.tsx';
import { SENTENCE_LINK_LOOK } from '#ui/kit/sentence-link-look.ts';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { LinkFailure } from './link-failure.tsx';
import { useFollowedLink } from './use-followed-link.ts';

const stopRecovery = (api: ApiClient, token: string) =>
  api.call('stopRecovery', { body: { token } });

/** Opened by the link with which an owner keeps someone else from getting their account. */
export function StopRecoveryScreen() {
  const following = useFollowedLink(stopRecovery);
  return (
    <div className="mx-auto max-w-xl">
      <PageTitle title="This wasn’t me" />
      {following.state === 'under way' && <Loading />}
      {following.state === 'done' && (
        <Card className="grid gap-3">
          <p role="status">It’s stopped. Nobody else gets your account.</p>
          <p>
            Whoever asked knows a lot about you. If someone may know your password, too,{' '}
            <Link to={LETTER_ROUTES.forgotPassword} className={SENTENCE_LINK_LOOK}>
              choose another one
            </Link>
            .
          </p>
        </Card>
      )}
      {following.state === 'failed' && (
        <LinkFailure error={following.error}>
          It may have been stopped already. Logging in stops it, too.
        </LinkFailure>
      )}
    </div>
  );
}
