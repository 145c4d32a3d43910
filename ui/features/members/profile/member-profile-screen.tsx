import { parseMemberId, type MemberId } from '#core/kernel/ids.ts';
import { Navigate, useParams } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { Loading } from '#ui/kit/loading.tsx';
import { NotFoundScreen } from '#ui/parts/pages/not-found-screen.tsx';
import { MemberProfile } from './member-profile.tsx';
import { useMember } from '#ui/parts/people/use-member.ts';

/** The profile of the member in the address; one's own is elsewhere, and unknown ones are not found. */
export function MemberProfileScreen() {
  const self = useSelf();
  const { id = '' } = useParams();
  const parsed = /^[1-9]\d{0,14}$/.test(id) ? parseMemberId(Number(id)) : null;
  if (!parsed?.ok) return <NotFoundScreen />;
  if (parsed.value === self.id) return <Navigate to={PAGE_ROUTES.profile} replace />;
  return <LoadedProfile id={parsed.value} />;
}

function LoadedProfile({ id }: { readonly id: MemberId }) {
  const { data: member, isError, refetch } = useMember(id);
  if (isError) {
    return <ErrorState title="Failed to fetch user data" onRetry={() => void refetch()} />;
  }
  if (member === undefined) return <Loading />;
  return member === null ? <NotFoundScreen /> : <MemberProfile member={member} />;
}
