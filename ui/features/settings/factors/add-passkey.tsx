import { useState } from 'react';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { createPasskey } from '#ui/parts/factors/passkey-device.ts';
import { useFactorChange } from './factor-queries.ts';
import { ProveDialog, type Proof } from './prove-dialog.tsx';
import { useSiteName } from '#ui/parts/pages/operator.tsx';

/** The name of a new passkey, and what makes it. */
export function AddPasskey({ hasPasskeys }: { readonly hasPasskeys: boolean }) {
  const siteName = useSiteName();
  const api = useApiClient();
  const adding = useFactorChange('addPasskey');
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const add = async (proof: Proof) => {
    const begun = await api.call('beginPasskey', { body: { proof } });
    const made = await createPasskey({ ...begun, siteName });
    await adding.mutateAsync({ body: { ...made, name } });
    setName('');
    const description = 'You can log in with it from now on.';
    useToastStore.getState().show({ title: 'Passkey added', description });
  };
  return (
    <form
      noValidate
      className="mt-4 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') setError('Give the passkey a name');
        else setIsAsking(true);
      }}
    >
      <Field
        label="Name of a new passkey"
        hint="For example, the device it’s on: My phone"
        error={error || undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={60}
            autoComplete="off"
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setError('');
            }}
          />
        )}
      </Field>
      <div>
        <Button type="submit" variant="secondary">
          Add a passkey
        </Button>
      </div>
      {isAsking && (
        <ProveDialog
          title="Add a passkey"
          description="First, show that it’s you. Then your device will ask you to confirm."
          action="Continue"
          hasPasskeys={hasPasskeys}
          onProve={add}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
    </form>
  );
}
