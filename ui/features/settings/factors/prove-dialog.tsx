import { useState, type ReactNode } from 'react';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { describeError, type CallInput } from '#ui/api/client.ts';
import { fieldErrorsOf } from '#ui/api/field-errors.ts';
import { Button } from '#ui/kit/button.tsx';
import { DialogWindow } from '#ui/kit/dialog-window.tsx';
import { Field } from '#ui/kit/field.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { knowsPasskeys, signChallenge } from '#ui/parts/factors/passkey-device.ts';

export type Proof = CallInput<'makeRecoveryCodes'>['body']['proof'];

interface ProveDialogProps {
  readonly title: string;
  readonly description: ReactNode;
  /** What the button says that does it. */
  readonly action: string;
  readonly hasPasskeys: boolean;
  /** Does it; rejects when the server refuses. */
  readonly onProve: (proof: Proof) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks once more who it is, by the password or a passkey, before what matters for the account. */
export function ProveDialog({ onClose, onProve, ...props }: ProveDialogProps) {
  const api = useApiClient();
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const attempt = async (getProof: () => Promise<Proof>, otherwise: string) => {
    setIsBusy(true);
    setError('');
    try {
      await onProve(await getProof());
      onClose();
    } catch (failure) {
      setError(fieldErrorsOf(failure)[0]?.message ?? describeError(failure, otherwise));
      setIsBusy(false);
    }
  };
  const proveByPasskey = () =>
    attempt(
      async () => ({ passkey: await signChallenge(await api.call('beginPasskeyProof', {})) }),
      'Your device didn’t confirm it. Please try again.',
    );
  return (
    <DialogWindow
      open
      onOpenChange={onClose}
      onCloseAutoFocus={(event) => {
        // What it made may have taken the focus already.
        if (document.activeElement !== document.body) event.preventDefault();
      }}
      title={props.title}
      description={props.description}
    >
      <form
        noValidate
        className="grid w-full gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (isBusy) return;
          void attempt(() => Promise.resolve({ password }), 'Please try again.');
        }}
      >
        <Field label="Your password" error={error}>
          {(control) => (
            <TextInput
              {...control}
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
              }}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3 *:max-sm:grow">
          {props.hasPasskeys && knowsPasskeys() && (
            <Button variant="secondary" isBusy={isBusy} onClick={() => void proveByPasskey()}>
              Use a passkey instead
            </Button>
          )}
          <Button type="submit" isBusy={isBusy}>
            {props.action}
          </Button>
        </div>
      </form>
    </DialogWindow>
  );
}
