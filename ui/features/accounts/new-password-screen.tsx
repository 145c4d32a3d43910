import { Navigate, useNavigate } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { Button } from '#ui/kit/button.tsx';
import { Loading } from '#ui/kit/loading.tsx';
import { useAuth } from '#ui/session/auth-provider.tsx';
import { Entrance } from './entrance.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { useSiteName } from '#ui/parts/pages/operator.tsx';

/** Where members come to who have logged in with a one-time password; it leads to the dashboard, or out again. */
export function NewPasswordScreen() {
  const siteName = useSiteName();
  const { member, isLoading, mustChoosePassword, logOut } = useAuth();
  const navigate = useNavigate();
  if (isLoading) return <Loading />;
  if (member !== null) return <Navigate to={PAGE_ROUTES.dashboard} replace />;
  if (!mustChoosePassword) return <Navigate to={PAGE_ROUTES.login} replace />;
  return (
    <Entrance
      title="Choose a new password"
      subtitle="You’ve now used up your one-time password."
      description={`Choose a new password for ${siteName} after logging in with a one-time password.`}
      aside={<p className="text-lg">After that, everything’s as you left it.</p>}
    >
      <NewPasswordForm />
      <p className="mt-6 flex flex-wrap items-center justify-center gap-x-4 text-center">
        If you log out now, you’ll need another one-time password.
        <Button
          variant="quiet"
          onClick={() => {
            logOut(async () => navigate(PAGE_ROUTES.home)).catch(console.error);
          }}
        >
          Logout
        </Button>
      </p>
    </Entrance>
  );
}
