import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ConnectionId } from '#core/kernel/ids.ts';
import type { WayKnown } from '#core/vouching/domain/vouch.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { showFailure } from '#ui/session/failure-notice.ts';

/** What the member says of the other of that connection. */
export function useOwnVouch(id: ConnectionId) {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.ownVouch(id),
    queryFn: ({ signal }) => api.call('getOwnVouch', { id }, signal),
  });
}

/** Says how well the member knows the other; `null` withdraws it. */
export function useVouch(id: ConnectionId) {
  const api = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (said: WayKnown | null) => api.call('vouch', { id, body: { said } }),
    onSuccess: (own) => {
      queries.setQueryData(queryKeys.ownVouch(id), own);
    },
    onError: (error) => {
      void queries.invalidateQueries({ queryKey: queryKeys.ownVouch(id) });
      showFailure('That didn’t work', 'Please try again.')(error);
    },
  });
}
