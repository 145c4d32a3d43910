import { Link } from 'react-router-dom';
import { LETTER_ROUTES } from '#core/site/domain/letter-routes.ts';
import type { ApiClient } from '#ui/api/client.ts';
import { Card } from '#ui/kit/card.tsx';
import { Loading } from '#ui/kit/loading.tsx';
import { SENTENCE_LINK_LOOK } from '#ui/kit/sentence-link-look.ts';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { LinkFailure } from './link-failure.tsx';
import { useFollowedLink } from './use-followed-link.ts';

const confirmRecovery = (api: ApiClient, token: string) =>
  api.call('confirmRecovery', { body: { token } });

/** Opened by the link that confirms a request and passes it on to the moderators. */
export function ConfirmRecoveryScreen() {
  const following = useFollowedLink(confirmRecovery);
  return (
    <div className="mx-auto max-w-xl">
      <PageTitle title="Confirm that we can reach you" />
      {following.state === 'under way' && <Loading />}
      {following.state === 'done' && (
        <Card className="grid gap-3">
          <p role="status">Thank you. Our moderators will look at your answers.</p>
          <p>You’ll get an email within 14 days. Until then, there’s nothing to do.</p>
        </Card>
      )}
      {following.state === 'failed' && (
        <LinkFailure error={following.error}>
          If you’ve used it before, there’s nothing to do. If not,{' '}
          <Link to={LETTER_ROUTES.lostEverything} className={SENTENCE_LINK_LOOK}>
            answer the questions again
          </Link>
          .
        </LinkFailure>
      )}
    </div>
  );
}
