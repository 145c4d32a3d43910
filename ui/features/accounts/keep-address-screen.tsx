import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import type { ApiClient } from '#ui/api/client.ts';
import { Card } from '#ui/kit/card.tsx';
import { SENTENCE_LINK_LOOK } from '#ui/kit/sentence-link-look.ts';
import { Loading } from '#ui/kit/loading.tsx';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { ChoosePasswordForm } from './choose-password-form.tsx';
import { LinkFailure } from './link-failure.tsx';
import { useFollowedLink } from './use-followed-link.ts';

const undoAddress = (api: ApiClient, token: string) => api.call('undoAddress', { body: { token } });

/** Where the link leads that takes back a change of address: somebody else was in the account. */
export function KeepAddressScreen() {
  const following = useFollowedLink(undoAddress);
  return (
    <div className="mx-auto max-w-xl">
      <PageTitle title="Keep your email address" />
      {following.state === 'under way' && <Loading />}
      {following.state === 'done' && (
        <>
          <Card className="mb-6 grid gap-3">
            <p role="status">
              Your account has this email address again. Everyone’s been logged out, and the old
              password doesn’t work any more.
            </p>
            <p>Please choose a new password now, one you don’t use anywhere else.</p>
          </Card>
          <ChoosePasswordForm token={following.answer.passwordToken} />
        </>
      )}
      {following.state === 'failed' && (
        <LinkFailure error={following.error}>
          If someone else has got into your account,{' '}
          <Link to={PAGE_ROUTES.contact} className={SENTENCE_LINK_LOOK}>
            write to the people who run this site
          </Link>
          .
        </LinkFailure>
      )}
    </div>
  );
}
