import { useNavigate } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/contracts/page-routes.ts';
import { useAuth } from '../api/auth-provider.tsx';

/** Ends the session and goes to the landing page; a failure has been told by a notice. */
export function useLogOut(): () => void {
  const { logOut } = useAuth();
  const navigate = useNavigate();
  return () => {
    logOut().then(
      () => navigate(PAGE_ROUTES.home),
      (error: unknown) => {
        console.error(error);
      },
    );
  };
}
