import { Navigate, useLocation } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { useAuth } from '#ui/session/auth-provider.tsx';

/** The address that somebody has to log in for, and whose it is when a session ended there. */
export interface LoginRequest {
  readonly from: string;
  readonly memberId?: number;
}

/** Goes to the login, which leads back to the address that was asked for. */
export function ToLogin() {
  const { endedMemberId } = useAuth();
  const { pathname, search } = useLocation();
  const request: LoginRequest = {
    from: pathname + search,
    ...(endedMemberId !== null && { memberId: endedMemberId }),
  };
  return <Navigate to={PAGE_ROUTES.login} replace state={request} />;
}
