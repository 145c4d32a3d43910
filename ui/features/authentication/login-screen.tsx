import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/contracts/page-routes.ts';
import { useAuth } from '../../api/auth-provider.tsx';
import { LINK_LOOK } from '../../components/link-look.ts';
import { Entrance } from './entrance.tsx';
import { LoginForm } from './login-form.tsx';

/** The way in for members; it leads to the dashboard, or to the screen that was asked for. */
export function LoginScreen() {
  const { isAuthenticated, logIn } = useAuth();
  const location = useLocation();
  const [destination, setDestination] = useState<string>(PAGE_ROUTES.profile);
  if (isAuthenticated) return <Navigate to={destination} replace />;
  return (
    <Entrance
      title="Login"
      subtitle="Welcome back. It is good to see you."
      description="Log in to Hearthkin to see your messages, your connections and people who are looking for the kind of family you choose."
      aside={<p className="text-lg">Your people and your messages are where you left them.</p>}
    >
      <LoginForm
        onSubmit={async (credentials) => {
          setDestination(requestedPath(location.state) ?? PAGE_ROUTES.dashboard);
          await logIn(credentials).catch(console.error);
        }}
      />
      <p className="mt-6 text-center">
        New here?{' '}
        <Link to={PAGE_ROUTES.register} className={LINK_LOOK}>
          Create an account
        </Link>
      </p>
    </Entrance>
  );
}

/** The path of this site that `MembersOnly` was asked for, or `null`. */
function requestedPath(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  return typeof state.from === 'string' && /^\/(?![/\\])/.test(state.from) ? state.from : null;
}
