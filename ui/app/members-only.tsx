import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/contracts/page-routes.ts';
import { useAuth } from '../api/auth-provider.tsx';
import { Loading } from '../components/loading.tsx';

/** Lets members through; a visitor goes to the login, which knows the address that was asked for. */
export function MembersOnly() {
  const { isLoading, isAuthenticated } = useAuth();
  const { pathname, search } = useLocation();
  if (isLoading) return <Loading />;
  if (isAuthenticated) return <Outlet />;
  return <Navigate to={PAGE_ROUTES.login} replace state={{ from: pathname + search }} />;
}
