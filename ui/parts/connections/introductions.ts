import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { queryKeys } from '#ui/api/query-keys.ts';

/** The introductions of the signed-in member: those to answer, their own, and through whom they’ve met people. */
export function useIntroductions({
  refetchOnMount = 'always',
  enabled = true,
}: { readonly refetchOnMount?: 'always' | false; readonly enabled?: boolean } = {}) {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.memberIntroductions,
    queryFn: ({ signal }) => api.call('listIntroductions', {}, signal),
    refetchOnMount,
    enabled,
  });
}
