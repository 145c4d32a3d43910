import { useState } from 'react';
import { isolateText } from '#core/kernel/isolate-text.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { describeError } from '#ui/api/client.ts';
import { Button } from '#ui/kit/button.tsx';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { useHydrated } from '#ui/kit/use-hydrated.ts';
import { knowsPasskeys, signChallenge } from '#ui/parts/factors/passkey-device.ts';
import { useAuth } from '#ui/session/auth-provider.tsx';
import { isRefusedAs } from '#ui/session/watch-session.ts';

/** The way in for members who have a passkey; browsers that know none do not show it. */
export function PasskeyLogIn({ onEnter }: { readonly onEnter: () => void }) {
  const api = useApiClient();
  const { changeMember } = useAuth();
  const [isBusy, setIsBusy] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  if (!useHydrated() || !knowsPasskeys()) return null;
  const { show } = useToastStore.getState();
  const logIn = async () => {
    setIsBusy(true);
    try {
      const signed = await signChallenge(await api.call('beginPasskeyLogIn', {}));
      const body = { ...signed, comeBack: isLeaving };
      const { mustChoosePassword: _, ...self } = await api.call('logInByPasskey', { body });
      onEnter();
      await changeMember(self);
      const description = `Welcome back, ${isolateText(self.name || self.username)}!`;
      show({ title: 'Login successful', description });
    } catch (error) {
      setIsBusy(false);
      setIsLeaving(isRefusedAs('account_leaving', error));
      const description = describeError(error, 'Your device didn’t confirm it. Please try again.');
      show({ title: 'Login failed', description, tone: 'destructive' });
    }
  };
  return (
    <Button
      variant="secondary"
      className="mt-4 w-full"
      isBusy={isBusy}
      onClick={() => void logIn()}
    >
      {isLeaving ? 'Come back with a passkey' : 'Log in with a passkey'}
    </Button>
  );
}
