import { useSelf } from '#ui/session/auth-provider.tsx';
import { useConnections } from '#ui/parts/connections/connections.ts';
import { standingOf } from '#ui/parts/connections/connection-standing.ts';

/** The requests that await the signed-in member, and their accepted connections; newest first. */
export function useConnectionsByStanding() {
  const self = useSelf();
  const { data, isError, refetch } = useConnections();
  return {
    received: data?.filter((connection) => standingOf(connection, self.id) === 'received'),
    accepted: data?.filter((connection) => connection.status === 'accepted'),
    isError,
    refetch,
  };
}
