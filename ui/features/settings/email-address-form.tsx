import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { wantedAddressSchema } from '#core/accounts/addresses/schemas.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { fieldErrorsOf } from '#ui/api/field-errors.ts';
import { formResolver } from '#ui/api/form-resolver.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { showFailure } from '#ui/session/failure-notice.ts';

const FIELDS = ['email', 'proof.password'] as const;

const tellFailure = showFailure('We couldn’t change your address', 'Please try again.');

/** Asks for another address, once it is opened. */
export function EmailAddressForm() {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) {
    return (
      <Form
        onDone={() => {
          setIsOpen(false);
        }}
      />
    );
  }
  return (
    <Button
      variant="quiet"
      className="text-start min-[15rem]:[p+&]:-ms-4"
      onClick={() => {
        setIsOpen(true);
      }}
    >
      Change your email address
    </Button>
  );
}

function Form({ onDone }: { readonly onDone: () => void }) {
  const { errors, isSubmitting, register, submit } = useWantedAddress(onDone);
  return (
    <form
      noValidate
      method="post"
      className="mt-4 grid max-w-md gap-2"
      onSubmit={(event) => void submit(event)}
    >
      <Field
        label="New email address"
        hint="We’ll send a link to it. Nothing changes until you use the link."
        error={errors.email?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            {...register('email')}
            type="email"
            autoComplete="email"
            autoFocus
          />
        )}
      </Field>
      <Field label="Your password" error={errors.proof?.password?.message ?? ''}>
        {(control) => (
          <TextInput
            {...control}
            {...register('proof.password')}
            type="password"
            autoComplete="current-password"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSubmitting}>
          Send the link
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function useWantedAddress(onDone: () => void) {
  const api = useApiClient();
  const queries = useQueryClient();
  const { formState, handleSubmit, register, setError } = useForm({
    resolver: formResolver(wantedAddressSchema),
    defaultValues: { email: '', proof: { password: '' } },
  });
  const submit = handleSubmit(async (body) => {
    try {
      await api.call('askForAddress', { body });
      await queries.invalidateQueries({ queryKey: queryKeys.address });
      onDone();
    } catch (error) {
      const refused = fieldErrorsOf(error);
      for (const field of FIELDS) {
        const message = refused.find(({ path }) => path === field)?.message;
        if (message !== undefined) setError(field, { message }, { shouldFocus: true });
      }
      if (refused.length === 0) tellFailure(error);
    }
  });
  const { errors, isSubmitting } = formState;
  return { errors, isSubmitting, register, submit };
}
