import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EndpointName } from '#core/contract.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import type { CallInput, CallOutput } from '#ui/api/client.ts';
import { queryKeys } from '#ui/api/query-keys.ts';

/** What the signed-in member logs in with beside their password. */
export function useFactors() {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.factors,
    queryFn: ({ signal }) => api.call('showFactors', {}, signal),
    refetchOnMount: 'always',
  });
}

/** A change of what they log in with; the lists are read again after it. */
export function useFactorChange<Name extends EndpointName>(name: Name) {
  const api = useApiClient();
  const queries = useQueryClient();
  return useMutation<CallOutput<Name>, unknown, CallInput<Name>>({
    mutationFn: (input) => api.call(name, input),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.factors }),
  });
}
