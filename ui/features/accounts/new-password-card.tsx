import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { newPasswordSchema } from '#core/accounts/schemas.ts';
import { fieldErrorsOf } from '#ui/api/field-errors.ts';
import { formResolver } from '#ui/api/form-resolver.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Field } from '#ui/kit/field.tsx';
import { PasswordInput } from '#ui/kit/password-input.tsx';

interface NewPasswordCardProps {
  readonly hint: string;
  /** Saves the password; rejects when the server refuses it. */
  readonly onSave: (chosen: z.output<typeof newPasswordSchema>) => Promise<void>;
  /** Hears of every failure but a fault of the password, which the field shows. */
  readonly onFailure: (error: unknown) => void;
  /** What else is chosen with it. */
  readonly children?: ReactNode;
}

/** One field for a new password. */
export function NewPasswordCard({ hint, onSave, onFailure, children }: NewPasswordCardProps) {
  const { formState, handleSubmit, register, setError } = useForm({
    resolver: formResolver(newPasswordSchema),
    defaultValues: { newPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (chosen) => {
    try {
      await onSave(chosen);
    } catch (error) {
      const message = fieldErrorsOf(error).find(({ path }) => path === 'newPassword')?.message;
      if (message === undefined) onFailure(error);
      else setError('newPassword', { message }, { shouldFocus: true });
    }
  });
  return (
    <Card>
      <form
        noValidate
        method="post"
        className="grid gap-2"
        onSubmit={(event) => void submit(event)}
      >
        <Field label="New password" hint={hint} error={errors.newPassword?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...register('newPassword')}
              autoComplete="new-password"
              enterKeyHint="go"
            />
          )}
        </Field>
        {children}
        <Button type="submit" isBusy={isSubmitting}>
          Save password
        </Button>
      </form>
    </Card>
  );
}
