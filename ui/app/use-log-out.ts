import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/page-routes.ts';
import { useAuth } from '#ui/session/auth-provider.tsx';

const LOG_OUT = 'log out on arrival';

/**
 * Goes to the landing page to log out there. Leaving first lets a screen with unsaved changes ask
 * about them while the session is still alive.
 */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => {
    void navigate(PAGE_ROUTES.home, { state: LOG_OUT });
  };
}

/** Ends the session once `useLogOut` has arrived; a failure has been told by a notice. */
export function useLogOutOnArrival(): void {
  const { logOut } = useAuth();
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const hasArrived = state === LOG_OUT;
  useEffect(() => {
    if (!hasArrived) return;
    void navigate(PAGE_ROUTES.home, { replace: true });
    logOut().catch((error: unknown) => {
      console.error(error);
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- arriving is what asks for it, once
  }, [hasArrived]);
}
