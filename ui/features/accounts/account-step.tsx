import { useRef } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { ErrorSummary } from '#ui/kit/error-summary.tsx';
import { Field } from '#ui/kit/field.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { useHydrated } from '#ui/kit/use-hydrated.ts';
import { InvitationField } from './invitation-field.tsx';
import { PasswordInput } from '#ui/kit/password-input.tsx';
import { TermsCheckbox } from './terms-checkbox.tsx';
import type { AccountForm } from './use-registration.ts';

interface AccountStepProps {
  readonly form: AccountForm;
  /** Whether newcomers need an invitation. */
  readonly isByInvitation: boolean;
  /** Called once everything is valid. */
  readonly onContinue: () => void;
}

/** The first step of the registration: the account. Until the page is alive nothing can be sent. */
export function AccountStep({ form, isByInvitation, onContinue }: AccountStepProps) {
  const isHydrated = useHydrated();
  const { formState, handleSubmit, register } = form;
  const { errors, touchedFields } = formState;
  const submit = handleSubmit(onContinue);
  const element = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={element}
      noValidate
      method="post"
      className="grid gap-2"
      onSubmit={(event) => void submit(event)}
    >
      <ErrorSummary form={element} submitCount={formState.submitCount} />
      {isByInvitation && <InvitationField form={form} />}
      <Field
        label="Username"
        hint="Other members will see this, and you can’t change it later."
        error={errors.username?.message ?? ''}
      >
        {(control) => (
          <TextInput
            {...control}
            {...register('username')}
            autoComplete="username"
            enterKeyHint="next"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Field
        label="Email"
        hint="We never show this to other members."
        error={errors.email?.message ?? ''}
      >
        {(control) => (
          <TextInput
            {...control}
            {...register('email')}
            type="email"
            autoComplete="email"
            inputMode="email"
            enterKeyHint="next"
            autoCapitalize="none"
          />
        )}
      </Field>
      <Field
        label="Password"
        hint="Use at least 10 characters. Three random words work well."
        error={errors.password?.message ?? ''}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...register('password', {
              deps: touchedFields.confirmPassword ? ['confirmPassword'] : [],
            })}
            autoComplete="new-password"
            enterKeyHint="next"
          />
        )}
      </Field>
      <Field label="Confirm password" error={errors.confirmPassword?.message ?? ''}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register('confirmPassword')}
            showLabel="Show confirmed password"
            autoComplete="new-password"
            enterKeyHint="next"
          />
        )}
      </Field>
      <Field
        label="Name"
        hint="What would you like to be called? A first name is fine."
        error={errors.name?.message ?? ''}
      >
        {(control) => (
          <TextInput
            {...control}
            {...register('name')}
            autoComplete="name"
            enterKeyHint="done"
            autoCapitalize="words"
          />
        )}
      </Field>
      <TermsCheckbox form={form} />
      <Button type="submit" disabled={!isHydrated} className="justify-self-end max-sm:w-full">
        Continue
      </Button>
    </form>
  );
}
