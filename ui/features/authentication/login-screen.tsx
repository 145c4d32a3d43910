import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { loginSchema } from '#core/contracts/authentication.ts';
import { PAGE_ROUTES } from '#core/contracts/page-routes.ts';
import { useAuth } from '../../api/auth-provider.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Field } from '../../components/field.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { PasswordInput } from './password-input.tsx';

/** The way in for members; it leads to the dashboard, or to the screen that was asked for. */
export function LoginScreen() {
  const { isAuthenticated, logIn } = useAuth();
  const location = useLocation();
  const [destination, setDestination] = useState<string>(PAGE_ROUTES.profile);
  const { formState, handleSubmit, register } = useForm({
    resolver: zodResolver(loginSchema),
    mode: 'onTouched',
    defaultValues: { username: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  if (isAuthenticated) return <Navigate to={destination} replace />;
  const submit = handleSubmit(async (credentials) => {
    setDestination(requestedPath(location.state) ?? PAGE_ROUTES.dashboard);
    await logIn(credentials).catch(console.error);
  });
  return (
    <div className="mx-auto max-w-md">
      <PageTitle title="Login" subtitle="Welcome back. It is good to see you." />
      <Card>
        <form noValidate className="grid gap-2" onSubmit={(event) => void submit(event)}>
          <Field label="Username or email" error={errors.username?.message ?? ''}>
            {(control) => (
              <TextInput
                {...control}
                {...register('username')}
                autoComplete="username"
                autoCapitalize="none"
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
              />
            )}
          </Field>
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? 'Logging in…' : 'Login'}
          </Button>
        </form>
      </Card>
      <p className="mt-6 text-center">
        New here?{' '}
        <Link to={PAGE_ROUTES.register} className="font-semibold text-evergreen underline">
          Create an account
        </Link>
      </p>
    </div>
  );
}

/** The path of this site that `MembersOnly` was asked for, or `null`. */
function requestedPath(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  return typeof state.from === 'string' && /^\/(?![/\\])/.test(state.from) ? state.from : null;
}
