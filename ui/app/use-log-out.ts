import { useNavigate } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { useAuth } from '#ui/session/auth-provider.tsx';
import { useLeavingStore } from '#ui/session/leaving-store.ts';

/**
 * Logs out and goes to the landing page. Where that would lose unsaved changes, the member is asked
 * first. When it fails, a notice says so and the member stays where they are.
 */
export function useLogOut(): () => void {
  const { logOut } = useAuth();
  const navigate = useNavigate();
  const askAndLogOut = async () => {
    const { ask } = useLeavingStore.getState();
    const mayLeave = ask === null || (await ask());
    if (mayLeave) await logOut(async () => navigate(PAGE_ROUTES.home));
  };
  return () => {
    askAndLogOut().catch(console.error);
  };
}
