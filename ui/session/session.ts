import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react';
import { flushSync } from 'react-dom';
import type { Self } from '#core/members/domain/member.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import type { ApiClient } from '#ui/api/client.ts';
import type { MemberSession } from './member-session.ts';
import { isNotSignedIn, isRefusedAs, watchSession } from './watch-session.ts';

/**
 * What is known of the session before the server is asked: the server renders pages ahead of time
 * only for browsers that have none.
 */
export type KnownSession = 'none' | 'unknown';

interface Session {
  readonly member: Self | null;
  readonly isLoading: boolean;
  /** What the page keeps for the member who is signed in, or was last. */
  readonly kept: MemberSession | undefined;
  /** Whose session ended without a log-out on this page, until somebody logs in or out. */
  readonly endedMemberId: number | null;
  /** Whether somebody has come in by a one-time password, and must choose their own first. */
  readonly mustChoosePassword: boolean;
}

/** Nobody is signed in, and nobody was. */
const NOBODY = { member: null, endedMemberId: null, mustChoosePassword: false };

/**
 * Loads the current member at the start and whenever the window regains focus (specification §4).
 * Only members' screens query the server, so visitors never load what that takes. The session also
 * ends when any call of `watchedApi` is refused because it has ended elsewhere.
 */
export function useSession(knownSession: KnownSession) {
  const api = useApiClient();
  const isLoading = knownSession === 'unknown';
  const [session, setSession] = useState<Session>({ ...NOBODY, isLoading, kept: undefined });
  const changes = useRef(0);
  /** While somebody logs out, calls are refused that set out before: that is no session ended elsewhere. */
  const isLeaving = useRef(false);
  const changeMember = useCallback(async (member: Self, lastEventId: string | null = null) => {
    const change = (changes.current += 1);
    const { startMemberSession } = await import('./member-session.ts');
    if (change !== changes.current) return;
    setSession((current) => {
      const isNewSession = member.id !== current.member?.id;
      const kept = isNewSession ? startMemberSession(member, lastEventId) : current.kept;
      return { ...NOBODY, member, isLoading: false, kept };
    });
  }, []);
  const leave = useCallback(
    async (logOut: () => Promise<unknown>, goElsewhere: () => Promise<void>) => {
      isLeaving.current = true;
      try {
        await logOut();
        changes.current += 1;
        await forget(setSession, goElsewhere);
      } finally {
        isLeaving.current = false;
      }
    },
    [],
  );
  const endSession = useCallback((mustChoosePassword = false) => {
    if (isLeaving.current) return;
    changes.current += 1;
    setSession(({ member, kept, endedMemberId }) => ({
      member: null,
      isLoading: false,
      kept,
      endedMemberId: mustChoosePassword ? null : (member?.id ?? endedMemberId),
      mustChoosePassword,
    }));
  }, []);
  const watchedApi = useWatchedApi(changes, endSession);

  const load = useCallback(async () => {
    const change = changes.current;
    const found = await readCurrentMember(api);
    // An answer that was on its way while somebody logged in or out tells of the session before.
    if (change !== changes.current) return;
    if (found === 'unknown') setSession((current) => ({ ...current, isLoading: false }));
    else if (found === null || found === 'limited') endSession(found === 'limited');
    else await changeMember(found.items, found.lastEventId);
  }, [api, changeMember, endSession]);
  useWheneverLookedAt(load);

  const queries = session.kept?.queries;
  useEffect(() => {
    queries?.mount();
    return () => queries?.unmount();
  }, [queries]);
  return { ...session, changeMember, endSession, leave, watchedApi };
}

/** The client, by whose calls one learns that the session has ended, unless it has changed since they set out. */
function useWatchedApi(changes: RefObject<number>, endSession: () => void): ApiClient {
  const api = useApiClient();
  return useMemo(() => {
    const setOut = () => {
      const change = changes.current;
      return () => {
        if (change === changes.current) endSession();
      };
    };
    return watchSession(api, setOut);
  }, [api, changes, endSession]);
}

/** Forgets who was signed in and takes them elsewhere; until they are there, the page waits. */
async function forget(
  setSession: Dispatch<SetStateAction<Session>>,
  goElsewhere: () => Promise<void>,
): Promise<void> {
  // At once: a screen that would ask about unsaved changes must be gone before they are left.
  flushSync(() => {
    setSession(({ kept }) => ({ ...NOBODY, isLoading: true, kept }));
  });
  const gone = goElsewhere();
  // One transition with the router's: of two, React may show the later one first, and with it the screen that was left.
  startTransition(async () => {
    await gone;
    startTransition(() => {
      setSession((current) => ({ ...current, isLoading: false }));
    });
  });
  await gone;
}

/** Runs at the start and whenever the page comes before the reader's eyes again, once at a time. */
function useWheneverLookedAt(run: () => Promise<void>): void {
  useEffect(() => {
    let isRunning = false;
    const runOnce = async () => {
      if (isRunning || document.visibilityState === 'hidden') return;
      isRunning = true;
      await run();
      isRunning = false;
    };
    const listener = () => void runOnce();
    listener();
    window.addEventListener('focus', listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      window.removeEventListener('focus', listener);
      document.removeEventListener('visibilitychange', listener);
    };
  }, [run]);
}

/** Who is signed in, `null` for a visitor, and `unknown` when the server could not say. */
async function readCurrentMember(api: ApiClient) {
  try {
    return await api.callPage('getCurrentMember', {});
  } catch (error) {
    if (isRefusedAs('must_choose_password', error)) return 'limited';
    return isNotSignedIn(error) ? null : 'unknown';
  }
}
