import { Navigate, Outlet } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { useAuth } from '#ui/session/auth-provider.tsx';
import { Loading } from '#ui/kit/loading.tsx';
import { ToLogin } from '#ui/parts/pages/to-login.tsx';

/**
 * Lets members through; a visitor goes to the login, which knows the address that was asked for.
 * Screens start again for another member, so that nothing of the previous member is left on them.
 */
export function MembersOnly() {
  const { isLoading, member, mustChoosePassword } = useAuth();
  if (isLoading) return <Loading />;
  if (member !== null) return <Outlet key={member.id} />;
  if (mustChoosePassword) return <Navigate to={PAGE_ROUTES.newPassword} replace />;
  return <ToLogin />;
}
