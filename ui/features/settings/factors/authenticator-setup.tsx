import { useEffect, useRef, useState } from 'react';
import { describeError, type CallOutput } from '#ui/api/client.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { AuthenticatorKey } from './authenticator-key.tsx';
import { useFactorChange } from './factor-queries.ts';

interface AuthenticatorSetupProps {
  readonly begun: CallOutput<'beginAuthenticator'>;
  /** What comes after it, for a member who has nothing yet that lets them in without the app. */
  readonly advice: string;
  readonly onSwitchedOn: () => void;
  readonly onCancel: () => void;
}

/** The key that an app takes over, and the first code that it shows. */
export function AuthenticatorSetup(props: AuthenticatorSetupProps) {
  const { begun, advice, onSwitchedOn, onCancel } = props;
  const [code, setCode] = useState('');
  const confirming = useFactorChange('confirmAuthenticator');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const confirm = () => {
    confirming.mutate(
      { body: { code } },
      {
        onSuccess: () => {
          useToastStore.getState().show({ title: 'Second step switched on', description: advice });
          onSwitchedOn();
        },
      },
    );
  };
  return (
    <div className="mt-4 grid gap-3 rounded-box bg-evergreen-soft p-4">
      <h3 ref={heading} tabIndex={-1} className="font-serif text-lg font-semibold">
        Connect your app
      </h3>
      <AuthenticatorKey {...begun} />
      <form
        noValidate
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (!confirming.isPending) confirm();
        }}
      >
        <Field
          label="The code the app’s showing now"
          error={confirming.isError ? describeError(confirming.error, 'Please try again.') : ''}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              onChange={(event) => {
                setCode(event.target.value);
              }}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={confirming.isPending}>
            Switch it on
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </div>
  );
}
