import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../api/api-client-context.ts';
import { queryKeys } from '../../api/query-keys.ts';

/** The guides of the resources area. */
export function useResources() {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.resources,
    queryFn: ({ signal }) => api.call('listResources', {}, signal),
  });
}
