import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Connection, ConnectionWithMember } from '#core/domain/connection/connection.ts';
import { useToastStore } from '../stores/toast-store.ts';
import { useApiClient } from './api-client-context.ts';
import { useSelf } from './auth-provider.tsx';
import { describeError } from './client.ts';
import { queryKeys } from './query-keys.ts';

/** How often the messages screen asks for connections anew, in milliseconds (specification §9). */
export const CONNECTIONS_POLLING = 10_000;

const MAXIMUM_CONNECTIONS = 500;

/** The connections of the signed-in member, newest first. */
export function useConnections(options: { readonly refetchInterval?: number } = {}) {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.connections,
    queryFn: ({ signal }) =>
      api.call('listConnections', { query: { limit: String(MAXIMUM_CONNECTIONS) } }, signal),
    ...options,
  });
}

/** What stands between the signed-in member and another; `null` when nothing does. */
export function useConnectionBetween(otherId: number) {
  const api = useApiClient();
  const self = useSelf();
  return useQuery({
    queryKey: queryKeys.connectionBetween(otherId),
    queryFn: ({ signal }) => {
      const query = { userId1: String(self.id), userId2: String(otherId) };
      return api.call('getConnectionStatus', { query }, signal);
    },
  });
}

/** Asks another member to connect. */
export function useRequestConnection() {
  const api = useApiClient();
  const self = useSelf();
  return useConnectionChange({
    change: (otherId: number): Promise<ConnectionWithMember> =>
      api.call('requestConnection', {
        body: { userId1: self.id, userId2: otherId, relationshipTypeId: null, status: 'pending' },
      }),
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
    done: { title: 'Connection accepted', description: 'You can now message this user.' },
    failed: {
      title: 'Failed to accept connection',
      description: 'There was an error accepting the connection request. Please try again.',
    },
  });
}

/** Declines, cancels or ends a connection. */
export function useRemoveConnection() {
  const api = useApiClient();
  return useConnectionChange({
    change: ({ id }: Pick<Connection, 'id'>) => api.call('removeConnection', { id }),
    done: {
      title: 'Connection rejected',
      description: 'The connection request has been removed.',
    },
    failed: {
      title: 'Failed to reject connection',
      description: 'There was an error rejecting the connection request. Please try again.',
    },
  });
}

interface Notice {
  readonly title: string;
  readonly description: string;
}

function useConnectionChange<Input, Output>(options: {
  readonly change: (input: Input) => Promise<Output>;
  readonly done: Notice;
  readonly failed: Notice;
}) {
  const queries = useQueryClient();
  const { show } = useToastStore.getState();
  return useMutation({
    mutationFn: options.change,
    onSuccess: () => {
      show(options.done);
    },
    onError: (error) => {
      const description = describeError(error, options.failed.description);
      show({ title: options.failed.title, description, tone: 'destructive' });
    },
    onSettled: () =>
      Promise.all(
        [queryKeys.connections, queryKeys.recommendations, queryKeys.unreadCount].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
