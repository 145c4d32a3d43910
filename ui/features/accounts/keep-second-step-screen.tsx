import { Link } from 'react-router-dom';
import { LETTER_ROUTES } from '#core/site/domain/letter-routes.ts';
import type { ApiClient } from '#ui/api/client.ts';
import { Card } from '#ui/kit/card.tsx';
import { SENTENCE_LINK_LOOK } from '#ui/kit/sentence-link-look.ts';
import { Loading } from '#ui/kit/loading.tsx';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { LinkFailure } from './link-failure.tsx';
import { useFollowedLink } from './use-followed-link.ts';

const keepSecondStep = (api: ApiClient, token: string) =>
  api.call('keepSecondStep', { body: { token } });

/** Where the link leads that keeps a second step which somebody says is lost. */
export function KeepSecondStepScreen() {
  const following = useFollowedLink(keepSecondStep);
  return (
    <div className="mx-auto max-w-xl">
      <PageTitle title="Keep your second step" />
      {following.state === 'under way' && <Loading />}
      {following.state === 'done' && (
        <Card className="grid gap-3">
          <p role="status">Your second step stays on.</p>
          <p>
            Someone chose a new password for your account by a link from our emails. If it wasn’t
            you, make sure that only you can read your email, then{' '}
            <Link to={LETTER_ROUTES.forgotPassword} className={SENTENCE_LINK_LOOK}>
              choose another password
            </Link>
            .
          </p>
        </Card>
      )}
      {following.state === 'failed' && (
        <LinkFailure error={following.error}>
          Logging in with your second step keeps it, too.
        </LinkFailure>
      )}
    </div>
  );
}
