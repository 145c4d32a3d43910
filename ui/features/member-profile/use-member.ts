import { useQuery } from '@tanstack/react-query';
import type { Member } from '#core/domain/member/member.ts';
import { useApiClient } from '../../api/api-client-context.ts';
import { ApiError } from '../../api/client.ts';
import { queryKeys } from '../../api/query-keys.ts';

/** Another member; `null` when there is none with that id. */
export function useMember(id: number) {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.member(id),
    queryFn: async ({ signal }): Promise<Member | null> => {
      try {
        return await api.call('getMember', { id }, signal);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}
