import { QueryClientContext } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import type { z } from 'zod';
import type { loginWithCodeSchema, registrationSchema } from '#core/accounts/schemas.ts';
import type { Self } from '#core/members/domain/member.ts';
import { isolateText } from '#core/kernel/isolate-text.ts';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { ApiClientContext, useApiClient } from '#ui/api/api-client-context.ts';
import { ApiError } from '#ui/api/client.ts';
import { showFailure } from './failure-notice.ts';
import { stepAfter } from './log-in-refusal.ts';
import { useSession, type KnownSession } from './session.ts';

/** The session of the page (specification §4): who is signed in, and the ways in and out. */
export interface Auth {
  /** The signed-in member, or `null` while loading and for visitors. */
  readonly member: Self | null;
  readonly isLoading: boolean;
  readonly isAuthenticated: boolean;
  /** After which event the live stream goes on from what the page was answered first; `null` where that is not known. */
  readonly lastEventId: string | null;
  /** Whose session ended elsewhere or by itself, until somebody logs in or out; else `null`. */
  readonly endedMemberId: number | null;
  /** Whether somebody has logged in with a one-time password and has no other yet. */
  readonly mustChoosePassword: boolean;
  /** Each rejects when the server refuses, after a notice has said why. */
  readonly logIn: (credentials: z.input<typeof loginWithCodeSchema>) => Promise<Self>;
  readonly register: (
    registration: z.input<typeof registrationSchema>,
    /** What is said of success. */
    description?: string,
  ) => Promise<Self>;
  /**
   * Logs out after what is to be done first; no call that is refused meanwhile is taken for the session's end.
   * A notice says so, unless something was done first: where that leads says what has happened.
   */
  readonly logOut: (
    goElsewhere: () => Promise<void>,
    doFirst?: () => Promise<void>,
  ) => Promise<void>;
  /** Takes over what the server has saved of the member's own record. */
  readonly changeMember: (saved: Self) => Promise<void>;
}

const AuthContext = createContext<Auth | null>(null);

/** The session; only within an `AuthProvider`. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** The signed-in member on a screen that only members reach. */
export function useSelf(): Self {
  const { member } = useAuth();
  if (member === null) throw new Error('useSelf must be used on a members-only screen');
  return member;
}

/** Knows who is signed in, for everything below. */
export function AuthProvider({
  knownSession,
  children,
}: {
  readonly knownSession: KnownSession;
  readonly children: ReactNode;
}) {
  const { kept, endSession, leave, watchedApi, ...session } = useSession(knownSession);
  const { member, changeMember } = session;
  const actions = useAuthActions(changeMember, endSession, (logOut, goElsewhere) =>
    leave(async () => {
      await logOut();
      if (member !== null) kept?.forgetUnsent();
    }, goElsewhere),
  );
  const isAuthenticated = member !== null;
  const lastEventId = kept?.lastEventId ?? null;
  return (
    <ApiClientContext value={watchedApi}>
      <QueryClientContext value={kept?.queries}>
        <AuthContext value={{ ...session, lastEventId, isAuthenticated, ...actions }}>
          {children}
        </AuthContext>
      </QueryClientContext>
    </ApiClientContext>
  );
}

function useAuthActions(
  changeMember: (member: Self) => Promise<void>,
  endSession: (mustChoosePassword: boolean) => void,
  leave: (logOut: () => Promise<unknown>, goElsewhere: () => Promise<void>) => Promise<void>,
): Pick<Auth, 'logIn' | 'register' | 'logOut'> {
  const api = useApiClient();
  const { show } = useToastStore.getState();
  return {
    logIn: async (credentials) => {
      const { mustChoosePassword, ...self } = await withNotice(
        api.call('logIn', { body: credentials }).catch(nameStrangeAnswer),
        showUnlessAsked(showFailure('Login failed', 'Please check your credentials and try again')),
      );
      if (mustChoosePassword) {
        endSession(true);
        return self;
      }
      await changeMember(self);
      show({
        title: 'Login successful',
        description: `Welcome back, ${isolateText(self.name || self.username)}!`,
      });
      return self;
    },
    register: async (
      registration,
      description = 'Your account has been created. Please log in.',
    ) => {
      const self = await withNotice(
        api.call('register', { body: registration }),
        showFailure('Registration failed', 'Please check your information and try again'),
      );
      show({ title: 'Registration successful', description });
      return self;
    },
    logOut: async (goElsewhere, doFirst) => {
      await leave(async () => {
        await doFirst?.();
        await withNotice(
          api.call('logOut', {}),
          showFailure('Logout failed', 'An error occurred during logout'),
        );
      }, goElsewhere);
      if (doFirst) return;
      show({ title: 'Logged out', description: 'You have been successfully logged out.' });
    },
  };
}

/** Shows no failure where the login asks for more: for a code, or whether a member who is leaving comes back. */
const showUnlessAsked = (notice: (error: unknown) => void) => (error: unknown) => {
  const step = stepAfter(error);
  if (step !== 'ask_code' && step !== 'offer_return') notice(error);
};

/** What the call answers; when it fails, the notice is shown before the failure goes on. */
async function withNotice<Answer>(
  call: Promise<Answer>,
  notice: (error: unknown) => void,
): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    notice(error);
    throw error;
  }
}

/** What neither the server nor the network refused was answered with something that is no member. */
function nameStrangeAnswer(error: unknown): never {
  if (error instanceof ApiError || error instanceof TypeError) throw error;
  throw new Error('Invalid login response', { cause: error });
}
