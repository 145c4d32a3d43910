import { useForm } from 'react-hook-form';
import { useQueryClient } from '@tanstack/react-query';
import { passwordChangeSchema } from '#core/accounts/schemas.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { fieldErrorsOf } from '#ui/api/field-errors.ts';
import { formResolver } from '#ui/api/form-resolver.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import { Field } from '#ui/kit/field.tsx';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { PasswordInput } from '#ui/kit/password-input.tsx';
import { LOCK_OUT_LABEL } from '#ui/parts/factors/lock-out-label.ts';
import { useAuth, useSelf } from '#ui/session/auth-provider.tsx';
import { showFailure } from '#ui/session/failure-notice.ts';

const FIELDS = ['proof.password', 'newPassword'] as const;

const tellFailure = showFailure('We couldn’t change your password', 'Please try again.');

/** The way to another password, for members who know the one they have. */
export function ChangePassword() {
  const { username } = useSelf();
  const { errors, isSubmitting, register, submit } = usePasswordChange();
  return (
    <Card>
      <h2 id="password" tabIndex={-1} className="mb-3 w-fit scroll-mt-24 text-xl">
        Password
      </h2>
      <form
        noValidate
        method="post"
        className="grid gap-2"
        onSubmit={(event) => void submit(event)}
      >
        <input type="text" hidden readOnly autoComplete="username" value={username} />
        <Field label="Current password" error={errors.proof?.password?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...register('proof.password')}
              autoComplete="current-password"
              enterKeyHint="next"
            />
          )}
        </Field>
        <Field
          label="New password"
          hint="At least 10 characters. You’ll be logged out everywhere else."
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
        <Checkbox label={LOCK_OUT_LABEL} {...register('locksOut')} />
        <div>
          <Button type="submit" variant="secondary" isBusy={isSubmitting}>
            Change password
          </Button>
        </div>
      </form>
    </Card>
  );
}

function usePasswordChange() {
  const api = useApiClient();
  const queries = useQueryClient();
  const { changeMember } = useAuth();
  const { formState, handleSubmit, register, reset, setError } = useForm({
    resolver: formResolver(passwordChangeSchema),
    defaultValues: { newPassword: '', proof: { password: '' }, locksOut: false },
  });
  const submit = handleSubmit(async (body) => {
    try {
      await changeMember(await api.call('choosePassword', { body }));
      reset();
      const title = 'Password changed';
      useToastStore.getState().show({ title, description: 'Use it the next time you log in.' });
      await Promise.all([
        queries.invalidateQueries({ queryKey: queryKeys.sessions }),
        queries.invalidateQueries({ queryKey: queryKeys.factors }),
      ]);
    } catch (error) {
      const wrong = fieldErrorsOf(error).flatMap(({ path, message }) => {
        const field = FIELDS.find((name) => name === path);
        return field === undefined ? [] : [{ field, message }];
      });
      for (const { field, message } of wrong) setError(field, { message }, { shouldFocus: true });
      if (wrong.length === 0) tellFailure(error);
    }
  });
  const { errors, isSubmitting } = formState;
  return { errors, isSubmitting, register, submit };
}
