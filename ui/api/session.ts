import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Self } from '#core/domain/member/member.ts';
import { useApiClient } from './api-client-context.ts';
import { ApiError, type ApiClient } from './client.ts';

/**
 * What is known of the session before the server is asked: the server renders pages ahead of time
 * only for browsers that have none.
 */
export type KnownSession = 'none' | 'unknown';

interface Session {
  readonly member: Self | null;
  readonly isLoading: boolean;
  /** What a member's screens load from the server; one for each session, so that none sees another's. */
  readonly queries: QueryClient | undefined;
}

/**
 * Loads the current member at the start and whenever the window regains focus (specification §4).
 * Only members' screens query the server, so visitors never load what that takes.
 */
export function useSession(knownSession: KnownSession) {
  const api = useApiClient();
  const [session, setSession] = useState<Session>({
    member: null,
    isLoading: knownSession === 'unknown',
    queries: undefined,
  });
  const changes = useRef(0);
  const changeMember = useCallback(async (member: Self | null) => {
    const change = (changes.current += 1);
    const { createQueryClient } = (member && (await import('./query-client.ts'))) ?? {};
    if (change !== changes.current) return;
    setSession((current) => {
      const isNewSession = member !== null && member.id !== current.member?.id;
      const queries = isNewSession ? createQueryClient?.() : current.queries;
      return { member, isLoading: false, queries };
    });
  }, []);

  useEffect(() => {
    let isLoading = false;
    const load = async () => {
      if (isLoading || document.visibilityState === 'hidden') return;
      isLoading = true;
      const change = changes.current;
      const member = await readCurrentMember(api);
      isLoading = false;
      // An answer that was on its way while somebody logged in or out tells of the session before.
      if (change !== changes.current) return;
      if (member === 'unknown') setSession((current) => ({ ...current, isLoading: false }));
      else await changeMember(member);
    };
    void load();
    const listener = () => void load();
    window.addEventListener('focus', listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      window.removeEventListener('focus', listener);
      document.removeEventListener('visibilitychange', listener);
    };
  }, [api, changeMember]);

  const { queries } = session;
  useEffect(() => {
    queries?.mount();
    return () => queries?.unmount();
  }, [queries]);
  return { ...session, changeMember };
}

/** Who is signed in, `null` for a visitor, and `unknown` when the server could not say. */
async function readCurrentMember(api: ApiClient): Promise<Self | null | 'unknown'> {
  try {
    return await api.call('getCurrentMember', {});
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    return 'unknown';
  }
}
