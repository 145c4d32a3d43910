import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { newPasswordSchema } from '#core/accounts/schemas.ts';
import { LETTER_ROUTES } from '#core/site/letter-routes.ts';
import { PAGE_ROUTES } from '#core/site/page-routes.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { fieldErrorsOf } from '#ui/api/field-errors.ts';
import { formResolver } from '#ui/api/form-resolver.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Field } from '#ui/kit/field.tsx';
import { LINK_LOOK } from '#ui/kit/link-look.ts';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { LinkFailure } from './link-failure.tsx';
import { PasswordInput } from '#ui/kit/password-input.tsx';

/** The password that somebody chooses by a link; it leads to the login, which asks for all that it ever asks for. */
export function ChoosePasswordForm({ token }: { readonly token: string }) {
  const { errors, failure, isSubmitting, register, submit } = usePasswordByLink(token);
  if (failure !== null) {
    return (
      <LinkFailure error={failure}>
        <Link to={LETTER_ROUTES.forgotPassword} className={LINK_LOOK}>
          Ask for another link
        </Link>
      </LinkFailure>
    );
  }
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
          hint="At least 10 characters."
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

function usePasswordByLink(token: string) {
  const api = useApiClient();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown>(null);
  const { formState, handleSubmit, register, setError } = useForm({
    resolver: formResolver(newPasswordSchema),
    defaultValues: { newPassword: '' },
  });
  const submit = handleSubmit(async ({ newPassword }) => {
    try {
      await api.call('choosePasswordByLink', { body: { token, newPassword } });
      const title = 'Password changed';
      useToastStore.getState().show({ title, description: 'Please log in with it.' });
      await navigate(PAGE_ROUTES.login, { replace: true });
    } catch (error) {
      const message = fieldErrorsOf(error).find(({ path }) => path === 'newPassword')?.message;
      if (message === undefined) setFailure(error);
      else setError('newPassword', { message }, { shouldFocus: true });
    }
  });
  const { errors, isSubmitting } = formState;
  return { errors, failure, isSubmitting, register, submit };
}
