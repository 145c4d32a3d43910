import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { describeError, type CallOutput } from '#ui/api/client.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { useFactorChange } from './factor-queries.ts';

const QrPicture = lazy(async () => ({ default: (await import('./qr-picture.tsx')).QrPicture }));

interface AuthenticatorSetupProps {
  readonly begun: CallOutput<'beginAuthenticator'>;
  readonly onDone: () => void;
}

/** The key that an app takes over, and the first code that it shows. */
export function AuthenticatorSetup({ begun, onDone }: AuthenticatorSetupProps) {
  const [code, setCode] = useState('');
  const confirming = useFactorChange('confirmAuthenticator');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const confirm = () => {
    confirming.mutate(
      { body: { code } },
      {
        onSuccess: () => {
          const description = 'From now on you’ll also need a code from your app to log in.';
          useToastStore.getState().show({ title: 'Second step switched on', description });
          onDone();
        },
      },
    );
  };
  return (
    <div className="mt-4 grid gap-3 rounded-box bg-evergreen-soft p-4">
      <h4 ref={heading} tabIndex={-1} className="font-serif text-lg font-semibold">
        Connect your app
      </h4>
      <p>Scan this picture with your app. If you can’t scan it, type the key into the app.</p>
      <Suspense fallback={<Skeleton className="size-56" />}>
        <QrPicture text={begun.address} />
      </Suspense>
      <p>
        Key:{' '}
        <code dir="ltr" className="font-semibold wrap-anywhere">
          {begun.secret.replaceAll(/.{4}(?=.)/g, '$& ')}
        </code>
      </p>
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
          <Button variant="secondary" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </form>
    </div>
  );
}
