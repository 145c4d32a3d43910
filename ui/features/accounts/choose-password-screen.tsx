import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { ChoosePasswordForm } from './choose-password-form.tsx';
import { useLinkToken } from './use-link-token.ts';

/** Where the link leads that was sent to somebody who has forgotten their password. */
export function ChoosePasswordScreen() {
  const token = useLinkToken();
  return (
    <div className="mx-auto max-w-xl">
      <PageTitle title="Choose a new password" subtitle="This logs you out everywhere." />
      <ChoosePasswordForm token={token} />
    </div>
  );
}
