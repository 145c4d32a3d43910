import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ConnectionId } from '#core/kernel/ids.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import type { CallInput } from '#ui/api/client.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { showFailure } from '#ui/session/failure-notice.ts';

/** A bond that a member would like, with the side that they would take. */
export type BondWish = CallInput<'chooseBond'>['body'];

/** What the two of that connection are to each other, and what one of them suggests instead. */
export function useBond(id: ConnectionId) {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.bond(id),
    queryFn: ({ signal }) => api.call('getBond', { id }, signal),
  });
}

/** Suggests or agrees to that bond; `null` ends a suggestion. */
export function useChangeBond(id: ConnectionId) {
  const api = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wish: BondWish | null) =>
      wish === null
        ? api.call('dropSuggestedBond', { id })
        : api.call('chooseBond', { id, body: wish }),
    onSuccess: (bond) => {
      queries.setQueryData(queryKeys.bond(id), bond);
      void queries.invalidateQueries({ queryKey: queryKeys.questions(id) });
      void queries.invalidateQueries({ queryKey: queryKeys.conversations });
      void queries.invalidateQueries({ queryKey: queryKeys.connections });
    },
    onError: (error) => {
      void queries.invalidateQueries({ queryKey: queryKeys.bond(id) });
      showFailure('That didn’t work', 'Please try again.')(error);
    },
  });
}
