import { useNavigate } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { useAuth } from '#ui/session/auth-provider.tsx';

/** Leaves by the password, and says on the login screen until when the way back is open. */
export function useLeave() {
  const api = useApiClient();
  const { logOut } = useAuth();
  const navigate = useNavigate();
  return async (password: string): Promise<void> => {
    let leavesOn: string;
    await logOut(
      async () => navigate(PAGE_ROUTES.login, { state: { leavesOn } }),
      async () => {
        leavesOn = (await api.call('leave', { body: { proof: { password } } })).until;
      },
    );
  };
}
