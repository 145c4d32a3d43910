import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import { LETTER_ROUTES } from '#core/site/domain/letter-routes.ts';
import { loginSchema } from '#core/accounts/schemas.ts';
import { formResolver } from '#ui/api/form-resolver.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { LINK_LOOK } from '#ui/kit/link-look.ts';
import { Field } from '#ui/kit/field.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { useHydrated } from '#ui/kit/use-hydrated.ts';
import { PasswordInput } from '#ui/kit/password-input.tsx';

interface LoginFormProps {
  /** Filled in already, where it is known. */
  readonly username: string;
  /** Resolves once the server has answered, whatever it said. */
  readonly onSubmit: (credentials: z.output<typeof loginSchema>) => Promise<void>;
  /** Why the last try let nobody in; it stays until the next one. */
  readonly failure: string | null;
}

/**
 * Username and password. What is typed while the page comes alive stays; until then nothing can be
 * sent, and never into an address.
 */
export function LoginForm({ username, onSubmit, failure }: LoginFormProps) {
  const isHydrated = useHydrated();
  const { formState, handleSubmit, register, setFocus } = useForm({
    resolver: formResolver(loginSchema),
    mode: 'onTouched',
    defaultValues: { username, password: '' },
  });
  useEffect(() => {
    if (username !== '') setFocus('password');
  }, [username, setFocus]);
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(onSubmit);
  return (
    <Card>
      <form
        noValidate
        method="post"
        className="grid gap-2"
        onSubmit={(event) => void submit(event)}
      >
        <Field label="Username or email" error={errors.username?.message ?? ''}>
          {(control) => (
            <TextInput
              {...control}
              {...register('username')}
              autoComplete="username"
              inputMode="email"
              enterKeyHint="next"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label="Password" error={errors.password?.message ?? ''}>
          {(control) => (
            <PasswordInput
              {...control}
              {...register('password')}
              autoComplete="current-password"
              enterKeyHint="go"
            />
          )}
        </Field>
        {failure !== null && (
          <p
            data-keep-free
            className="rounded-box bg-danger-soft px-4 py-3 font-medium text-danger"
          >
            {failure}
          </p>
        )}
        <p>
          <Link to={LETTER_ROUTES.forgotPassword} className={LINK_LOOK}>
            Forgot your password?
          </Link>
        </p>
        <Button type="submit" data-keep-free disabled={!isHydrated} isBusy={isSubmitting}>
          {isSubmitting ? 'Logging in…' : 'Login'}
        </Button>
      </form>
    </Card>
  );
}
