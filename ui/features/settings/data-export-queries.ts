import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import type { Proof } from './factors/prove-dialog.tsx';

/** How often to ask how far a copy has come, in milliseconds. */
const INTERVAL = 1_000;

/** The copy of the signed-in member's data, asked for again while it is being made; `null` when there is none. */
export function useDataExport() {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.dataExports,
    queryFn: ({ signal }) => api.call('listDataExports', {}, signal),
    select: ([dataExport = null]) => dataExport,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => {
      const status = state.data?.[0]?.status;
      return status === 'waiting' || status === 'making' ? INTERVAL : false;
    },
  });
}

/** Asks for a copy, for a member who shows who they are. */
export function useRequestDataExport() {
  const api = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (proof: Proof) => api.call('requestDataExport', { body: { proof } }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.dataExports }),
  });
}
