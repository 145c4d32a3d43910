import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { useAuth } from '#ui/session/auth-provider.tsx';
import { showFailure } from '#ui/session/failure-notice.ts';
import { isRefusedAs } from '#ui/session/watch-session.ts';
import { LinkFailure } from './link-failure.tsx';
import { NewPasswordCard } from './new-password-card.tsx';
import { useLinkToken } from './use-link-token.ts';

const tellFailure = showFailure('We couldn’t save your password', 'Please try again.');

/** Opened by the link that gives an account back to someone who had lost everything. */
export function WinAccountBackScreen() {
  const api = useApiClient();
  const { logOut } = useAuth();
  const navigate = useNavigate();
  const token = useLinkToken();
  const [failure, setFailure] = useState<unknown>(null);
  return (
    <div className="mx-auto max-w-xl">
      <PageTitle
        title="Choose a new password"
        subtitle="Then your account is yours again, and nothing else lets anyone in."
      />
      {failure === null ? (
        <NewPasswordCard
          hint="At least 10 characters. All passkeys, recovery codes and apps stop working, and everyone’s logged out."
          onSave={async ({ newPassword }) => {
            await api.call('winAccountBack', { body: { token, newPassword } });
            const goToLogIn = async () => navigate(PAGE_ROUTES.login, { replace: true });
            // Every session has ended, and so has one of this browser.
            await logOut(goToLogIn).catch(goToLogIn);
            const title = 'Your account is yours again';
            useToastStore.getState().show({ title, description: 'Log in with your new password.' });
          }}
          onFailure={(error) => {
            if (isRefusedAs('link_not_valid', error)) setFailure(error);
            else tellFailure(error);
          }}
        />
      ) : (
        <LinkFailure error={failure}>
          If someone has logged in to the account in the meantime, it stays as it is.
        </LinkFailure>
      )}
    </div>
  );
}
