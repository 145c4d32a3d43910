import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Cadence } from '#core/connections/domain/rhythm-days.ts';
import type { ConnectionId } from '#core/kernel/ids.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { showFailure } from '#ui/session/failure-notice.ts';

/** How often the two of that connection mean to write to each other. */
export function useRhythm(id: ConnectionId) {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.rhythm(id),
    queryFn: ({ signal }) => api.call('getRhythm', { id }, signal),
  });
}

/** Proposes or agrees to that cadence; `null` ends whatever there is. */
export function useChangeRhythm(id: ConnectionId) {
  const api = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (cadence: Cadence | null) =>
      cadence === null
        ? api.call('stopRhythm', { id })
        : api.call('chooseRhythm', { id, body: cadence }),
    onSuccess: (rhythm) => {
      queries.setQueryData(queryKeys.rhythm(id), rhythm);
      void queries.invalidateQueries({ queryKey: queryKeys.questions(id) });
      void queries.invalidateQueries({ queryKey: queryKeys.connectionOverview });
    },
    onError: (error) => {
      void queries.invalidateQueries({ queryKey: queryKeys.rhythm(id) });
      showFailure('That didn’t work', 'Please try again.')(error);
    },
  });
}
