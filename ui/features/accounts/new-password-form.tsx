import { useForm } from 'react-hook-form';
import { newPasswordSchema } from '#core/accounts/schemas.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { fieldErrorsOf } from '#ui/api/field-errors.ts';
import { formResolver } from '#ui/api/form-resolver.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Field } from '#ui/kit/field.tsx';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { useAuth } from '#ui/session/auth-provider.tsx';
import { showFailure } from '#ui/session/failure-notice.ts';
import { PasswordInput } from '#ui/kit/password-input.tsx';

const tellFailure = showFailure('Your password could not be changed', 'Please try again.');

/** The password that a member chooses; whoever else was logged in to the account is out then. */
export function NewPasswordForm() {
  const { errors, isSubmitting, register, submit } = useNewPassword();
  return (
    <Card>
      <form
        noValidate
        method="post"
        className="grid gap-2"
        onSubmit={(event) => void submit(event)}
      >
        <Field
          label="New password"
          hint="At least 10 characters. You are logged out everywhere else."
          error={errors.newPassword?.message}
        >
          {(control) => (
            <PasswordInput
              {...control}
              {...register('newPassword')}
              autoComplete="new-password"
              enterKeyHint="go"
            />
          )}
        </Field>
        <Button type="submit" isBusy={isSubmitting}>
          Save password
        </Button>
      </form>
    </Card>
  );
}

function useNewPassword() {
  const api = useApiClient();
  const { changeMember } = useAuth();
  const { formState, handleSubmit, register, setError } = useForm({
    resolver: formResolver(newPasswordSchema),
    defaultValues: { newPassword: '' },
  });
  const submit = handleSubmit(async (body) => {
    try {
      await changeMember(await api.call('choosePassword', { body }));
      const title = 'Password changed';
      useToastStore.getState().show({ title, description: 'Use it the next time you log in.' });
    } catch (error) {
      const message = fieldErrorsOf(error).find(({ path }) => path === 'newPassword')?.message;
      if (message === undefined) tellFailure(error);
      else setError('newPassword', { message }, { shouldFocus: true });
    }
  });
  const { errors, isSubmitting } = formState;
  return { errors, isSubmitting, register, submit };
}
