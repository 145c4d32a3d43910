import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { LETTER_ROUTES } from '#core/site/domain/letter-routes.ts';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { LINK_LOOK } from '#ui/kit/link-look.ts';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { useAuth } from '#ui/session/auth-provider.tsx';
import { LinkFailure } from './link-failure.tsx';
import { NewPasswordCard } from './new-password-card.tsx';
import { WaysIn, type WaysInChoice } from './ways-in.tsx';

const NOTHING_MORE: WaysInChoice = { endsOlder: false, lostSecondStep: false };

/** The password that somebody chooses by a link; it leads to the login, which asks for all that it ever asks for. */
export function ChoosePasswordForm({ token }: { readonly token: string }) {
  const api = useApiClient();
  const { logOut } = useAuth();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown>(null);
  const [choice, setChoice] = useState<WaysInChoice>(NOTHING_MORE);
  if (failure !== null) {
    return (
      <LinkFailure error={failure}>
        <Link to={LETTER_ROUTES.forgotPassword} className={LINK_LOOK}>
          Ask for another link
        </Link>
      </LinkFailure>
    );
  }
  return (
    <NewPasswordCard
      hint="At least 10 characters."
      onSave={async ({ newPassword }) => {
        await api.call('choosePasswordByLink', { body: { token, newPassword, ...choice } });
        const goToLogIn = async () => navigate(PAGE_ROUTES.login, { replace: true });
        // Every session has ended, and so has one of this browser.
        await logOut(goToLogIn).catch(goToLogIn);
        const title = 'Password changed';
        useToastStore.getState().show({ title, description: 'Now log in with it.' });
      }}
      onFailure={setFailure}
    >
      <WaysIn token={token} choice={choice} onChoose={setChoice} onFailure={setFailure} />
    </NewPasswordCard>
  );
}
