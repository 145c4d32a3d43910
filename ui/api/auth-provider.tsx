import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import type { z } from 'zod';
import type { loginSchema, registrationSchema } from '#core/contracts/authentication.ts';
import type { Self } from '#core/domain/member/member.ts';
import { useToastStore } from '../stores/toast-store.ts';
import { useApiClient } from './api-client-context.ts';
import { ApiError } from './client.ts';
import { showFailure } from './failure-notice.ts';
import { queryKeys } from './query-keys.ts';

/** The session of the page (specification §4): who is signed in, and the ways in and out. */
export interface Auth {
  /** The signed-in member, or `null` while loading and for visitors. */
  readonly member: Self | null;
  readonly isLoading: boolean;
  readonly isAuthenticated: boolean;
  /** Each rejects when the server refuses, after a notice has said why. */
  readonly logIn: (credentials: z.input<typeof loginSchema>) => Promise<Self>;
  readonly register: (registration: z.input<typeof registrationSchema>) => Promise<Self>;
  readonly logOut: () => Promise<void>;
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

/** Loads the current member at the start and whenever the window regains focus. */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const api = useApiClient();
  const current = useQuery({
    queryKey: queryKeys.currentMember,
    queryFn: async ({ signal }) => {
      try {
        return await api.call('getCurrentMember', {}, signal);
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
    refetchOnWindowFocus: 'always',
  });
  const member = current.data ?? null;
  const { logIn, register, logOut } = useAuthActions();
  return (
    <AuthContext
      value={{
        member,
        isLoading: current.isPending,
        isAuthenticated: member !== null,
        logIn: logIn.mutateAsync,
        register: register.mutateAsync,
        logOut: logOut.mutateAsync,
      }}
    >
      {children}
    </AuthContext>
  );
}

function useAuthActions() {
  const api = useApiClient();
  const queries = useQueryClient();
  const { show } = useToastStore.getState();
  const changeMember = async (member: Self | null) => {
    // An answer that is still on its way tells of the session before.
    await queries.cancelQueries({ queryKey: queryKeys.currentMember });
    queries.setQueryData(queryKeys.currentMember, member);
    const [currentMember] = queryKeys.currentMember;
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentMember });
  };
  const logIn = useMutation({
    mutationFn: (body: z.input<typeof loginSchema>) => api.call('logIn', { body }),
    onSuccess: async (self) => {
      await changeMember(self);
      show({ title: 'Login successful', description: `Welcome back, ${self.name}!` });
    },
    onError: showFailure('Login failed', 'Please check your credentials and try again'),
  });
  const register = useMutation({
    mutationFn: (body: z.input<typeof registrationSchema>) => api.call('register', { body }),
    onSuccess: () => {
      show({
        title: 'Registration successful',
        description: 'Your account has been created. Please log in.',
      });
    },
    onError: showFailure('Registration failed', 'Please check your information and try again'),
  });
  const logOut = useMutation({
    mutationFn: () => api.call('logOut', {}),
    onSuccess: async () => {
      await changeMember(null);
      show({ title: 'Logged out', description: 'You have been successfully logged out.' });
    },
    onError: showFailure('Logout failed', 'An error occurred during logout'),
  });
  return { logIn, register, logOut };
}
