import { useEffect } from 'react';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { useLatePart } from '#ui/kit/use-late-part.ts';
import { useAuth } from '#ui/session/auth-provider.tsx';
import { loadMemberParts } from './load-member-parts.ts';

/** What only members see around every screen, once it is loaded. */
export type MemberParts = Awaited<ReturnType<typeof loadMemberParts>>;

/** What only members see around every screen: present while someone is signed in, once it is loaded. */
export function useMemberParts(): Partial<MemberParts> {
  const { isAuthenticated } = useAuth();
  const { part, show } = useLatePart(loadMemberParts, reportFailure);
  useEffect(() => {
    if (isAuthenticated) show();
  }, [isAuthenticated, show]);
  return isAuthenticated && part ? part : NOTHING;
}

const NOTHING: Partial<MemberParts> = {};

function reportFailure(): void {
  useToastStore.getState().show({
    title: 'We couldn’t load your account menu',
    description: 'Check your internet connection and reload the page.',
    tone: 'destructive',
  });
}
