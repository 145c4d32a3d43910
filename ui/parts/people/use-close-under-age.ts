import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { useAuth } from '#ui/session/auth-provider.tsx';
import { showFailure } from '#ui/session/failure-notice.ts';

/** Closes the account of a member who says that they are under 18, and explains it on the login screen. */
export function useCloseUnderAge() {
  const api = useApiClient();
  const { logOut } = useAuth();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () =>
      logOut(
        async () => navigate(PAGE_ROUTES.login, { state: { isUnderAge: true } }),
        async () => {
          await api.call('closeUnderAge', {});
        },
      ),
    onError: showFailure(
      'Error updating profile',
      'There was an error updating your profile. Please try again.',
    ),
  });
}
