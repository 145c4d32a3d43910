import type { MemberId } from '#core/kernel/ids.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Connection } from '#core/connections/domain/connection.ts';
import type { DeclineSentence } from '#core/safety/domain/decline-answer.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { useUnsentRequestsStore } from '#ui/session/unsent-requests-store.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { useConnectionChange } from './connection-change.ts';

/** How often the messages screen asks for connections again, in milliseconds (specification §9). */
export const CONNECTIONS_POLLING = 10_000;

/** The connection between the signed-in member and another; `null` when there is none. */
export function useConnectionBetween(otherId: MemberId) {
  return useQuery(useConnectionBetweenOptions(otherId));
}

/**
 * The same for the members of a search, which leaves out everyone with a connection: there is none
 * until a request is sent from here, so the server is not asked about each of them.
 */
export function useConnectionSentFromHere(otherId: MemberId) {
  const options = useConnectionBetweenOptions(otherId);
  return useQuery({ ...options, enabled: ({ state }) => state.data !== undefined });
}

function useConnectionBetweenOptions(otherId: MemberId) {
  const api = useApiClient();
  const self = useSelf();
  return queryOptions({
    queryKey: queryKeys.connectionBetween(otherId),
    queryFn: ({ signal }) => {
      const query = { userId1: String(self.id), userId2: String(otherId) };
      return api.call('getConnectionStatus', { query }, signal);
    },
  });
}

/** A request as it is about to be sent. */
interface RequestDraft {
  readonly otherId: MemberId;
  readonly relationshipTypeId: number | null;
  readonly side: Connection['side'];
  readonly note: string | null;
}

/** Asks another member to connect. */
export function useRequestConnection() {
  const api = useApiClient();
  const queries = useQueryClient();
  const self = useSelf();
  return useConnectionChange({
    change: async ({ otherId, ...wish }: RequestDraft) => {
      const body = { userId1: self.id, userId2: otherId, ...wish, status: 'pending' } as const;
      const connection = await api.call('requestConnection', { body }).catch((error: unknown) => {
        // Who may ask may have changed since the profile was read.
        void queries.invalidateQueries({ queryKey: queryKeys.member(otherId) });
        throw error;
      });
      queries.setQueryData(queryKeys.connectionBetween(otherId), connection);
      useUnsentRequestsStore.getState().remove({ memberId: self.id, about: otherId });
      return connection;
    },
    done: {
      title: 'Connection request sent',
      description: 'The user will be notified of your connection request.',
    },
    failed: {
      title: 'Failed to send connection request',
      description: 'There was an error sending your connection request. Please try again.',
    },
  });
}

/** Says yes to a request. */
export function useAcceptConnection() {
  const api = useApiClient();
  return useConnectionChange({
    change: ({ id }: Pick<Connection, 'id'>) =>
      api.call('acceptConnection', { id, body: { status: 'accepted' } }),
    done: {
      title: 'Connection accepted',
      description: 'You can now message this user.',
      tone: 'warm',
    },
    failed: {
      title: 'Failed to accept connection',
      description: 'There was an error accepting the connection request. Please try again.',
    },
  });
}

/** Restores a request that was declined a moment ago. */
function useUndoDecline() {
  const api = useApiClient();
  return useConnectionChange({
    change: (requesterId: MemberId) => api.call('undoDecline', { id: requesterId }),
    done: {
      title: 'The request is back',
      description: 'It’s waiting for your answer again. There’s no rush.',
    },
    failed: {
      title: 'It was too late to undo this',
      description: 'You can ask them to connect yourself.',
    },
  });
}

const REMOVED = {
  title: 'Connection rejected',
  description: 'The connection request has been removed.',
};

const NOT_REMOVED = {
  title: 'Failed to reject connection',
  description: 'There was an error rejecting the connection request. Please try again.',
};

/** A request that is declined, and the kind sentence to send, if any. */
interface Decline {
  readonly connection: Connection;
  readonly answer: DeclineSentence | null;
}

/** Declines a request, unless it has been accepted in the meantime. A moment later it can be undone. */
export function useDeclineRequest() {
  const api = useApiClient();
  const undoing = useUndoDecline();
  return useConnectionChange({
    change: ({ connection: { id }, answer }: Decline) => {
      const query = { status: 'pending', ...(answer && { answer }) } as const;
      return api.call('removeConnection', { id, query });
    },
    done: ({ connection: { requesterId } }) => ({
      ...REMOVED,
      action: {
        label: 'Undo',
        run: () => {
          undoing.mutate(requesterId);
        },
      },
    }),
    failed: NOT_REMOVED,
  });
}

/** Withdraws a request of one's own, unless it has been accepted in the meantime. */
export function useWithdrawRequest({ hasWaitedLong }: { readonly hasWaitedLong: boolean }) {
  const api = useApiClient();
  return useConnectionChange({
    change: ({ id }: Connection) =>
      api.call('removeConnection', { id, query: { status: 'pending' } }),
    done: hasWaitedLong
      ? { title: 'Request withdrawn', description: 'You can ask someone else whenever you like.' }
      : REMOVED,
    failed: NOT_REMOVED,
  });
}

/** Ends an accepted connection; its messages go with it. */
export function useEndConnection() {
  const api = useApiClient();
  return useConnectionChange({
    change: ({ id }: Pick<Connection, 'id'>) =>
      api.call('removeConnection', { id, query: { status: 'accepted' } }),
    done: {
      title: 'Connection ended',
      description: 'The connection and its messages have gone.',
    },
    failed: {
      title: 'Failed to end connection',
      description: 'There was an error ending the connection. Please try again.',
    },
  });
}
