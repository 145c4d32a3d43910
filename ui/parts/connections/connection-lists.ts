import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import {
  skipToken,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
import {
  countConnections,
  directionOf,
  type ExistingState,
  type Pair,
  type ConnectionCounts,
  type ConnectionWithMember,
  type ListedConnection,
} from '#core/connections/domain/connection.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { ApiError, type ApiClient, type CallInput, type ListPage } from '#ui/api/client.ts';
import { usePolling } from '#ui/live/live-store.ts';
import { queryKeys } from '#ui/api/query-keys.ts';

/** How many connections are read at a time. */
const PAGE_SIZE = 50;

/** Which of the member's connections a list has, and how many to a page. */
export type ConnectionFilter = Pick<
  CallInput<'listConnections'>['query'],
  'status' | 'direction' | 'limit'
>;

interface Polling {
  /** After how many milliseconds to ask again while the live stream is not there. */
  readonly refetchInterval?: number;
}

interface QueryOptions extends Polling {
  readonly enabled?: boolean;
}

/** A list of the member's connections, read as far as it has been asked for. */
export type ConnectionPages = ReturnType<typeof useConnections>;

/** The connections of the signed-in member, newest first, page by page; read again on every screen. */
export function useConnections(filter: ConnectionFilter = {}, options: QueryOptions = {}) {
  const api = useApiClient();
  return useInfiniteQuery({
    queryKey: queryKeys.connectionList(filter),
    queryFn: ({ pageParam, signal }) => {
      const after = pageParam === null ? {} : { after: pageParam };
      const query = { limit: String(PAGE_SIZE), ...filter, ...after };
      return api.callPage('listConnections', { query }, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next?.['after'],
    select: joinPages,
    refetchOnMount: 'always',
    ...usePolledOptions(options),
  });
}

/** The options as the query takes them. */
function usePolledOptions({ refetchInterval, ...options }: QueryOptions) {
  const polling = usePolling(refetchInterval ?? 0);
  return {
    ...options,
    refetchInterval: refetchInterval === undefined ? (false as const) : polling,
  };
}

function joinPages({
  pages,
}: InfiniteData<ListPage<ListedConnection[]>>): readonly ListedConnection[] {
  return pages.flatMap(({ items }) => items);
}

/**
 * Those of the connections that fit the filter, and the list to read on in. They have pages of their
 * own only while not all connections are loaded; until those come, the ones that are known are shown.
 */
export function useFilteredConnections(
  all: ConnectionPages,
  filter: ConnectionFilter,
  options: Polling = {},
) {
  const self = useSelf();
  const hasOwnPages = all.hasNextPage && filter.status !== undefined;
  const own = useConnections(filter, { ...options, enabled: hasOwnPages });
  const list = hasOwnPages ? own : all;
  const known = all.data?.filter((connection) => fits(connection, filter, self.id)) ?? [];
  const connections = (hasOwnPages ? own.data : undefined) ?? known;
  return { list, connections, isLoading: connections.length === 0 && list.isPending };
}

function fits(
  connection: Pair & Pick<ExistingState, 'status'>,
  filter: ConnectionFilter,
  memberId: MemberId,
): boolean {
  const { status = connection.status, direction = directionOf(connection, memberId) } = filter;
  return connection.status === status && directionOf(connection, memberId) === direction;
}

/** How many connections the member has; `undefined` until it is known. Asks only if not all are loaded. */
export function useCountsOf(
  all: ConnectionPages,
  options: Polling = {},
): ConnectionCounts | undefined {
  const self = useSelf();
  const counted = useConnectionCounts({ ...options, enabled: all.hasNextPage });
  if (all.data === undefined || all.hasNextPage) return counted.data;
  return countConnections(all.data, self.id);
}

/** How many connections the member has, by its state for them. */
function useConnectionCounts(options: QueryOptions = {}) {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.connectionCounts,
    queryFn: ({ signal }) => api.call('countConnections', {}, signal),
    refetchOnMount: 'always',
    ...usePolledOptions(options),
  });
}

/** One connection of the member; `null` when there is none of that id. Without an id it asks for nothing. */
export function useConnection(id: ConnectionId | null, options: QueryOptions = {}) {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.connection(id),
    queryFn: id === null ? skipToken : ({ signal }) => findConnection(api, id, signal),
    refetchOnMount: 'always',
    ...usePolledOptions(options),
  });
}

async function findConnection(
  api: ApiClient,
  id: ConnectionId,
  signal: AbortSignal,
): Promise<ConnectionWithMember | null> {
  try {
    return await api.call('getConnection', { id }, signal);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Asks again for all that is on screen of the member's connections. */
export function useReloadConnections(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.refetchQueries({ queryKey: queryKeys.connections, type: 'active' });
  };
}
