import { useState } from 'react';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import { LOCK_OUT_LABEL } from '#ui/parts/factors/lock-out-label.ts';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { useAuth } from '#ui/session/auth-provider.tsx';
import { showFailure } from '#ui/session/failure-notice.ts';
import { NewPasswordCard } from './new-password-card.tsx';

const tellFailure = showFailure('We couldn’t change your password', 'Please try again.');

/** The password that a member chooses; it ends all other sessions of the account. */
export function NewPasswordForm() {
  const api = useApiClient();
  const { changeMember } = useAuth();
  const [locksOut, setLocksOut] = useState(false);
  return (
    <NewPasswordCard
      hint="At least 10 characters. You’ll be logged out everywhere else."
      onSave={async (chosen) => {
        const body = { ...chosen, locksOut };
        await changeMember(await api.call('choosePassword', { body }));
        const title = 'Password changed';
        useToastStore.getState().show({ title, description: 'Use it the next time you log in.' });
      }}
      onFailure={tellFailure}
    >
      <Checkbox
        label={LOCK_OUT_LABEL}
        checked={locksOut}
        onChange={({ target }) => {
          setLocksOut(target.checked);
        }}
      />
    </NewPasswordCard>
  );
}
