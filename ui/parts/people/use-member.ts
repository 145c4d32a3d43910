import type { MemberId } from '#core/kernel/ids.ts';
import { useQuery } from '@tanstack/react-query';
import type { Profile } from '#core/members/domain/member.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { ApiError } from '#ui/api/client.ts';
import { queryKeys } from '#ui/api/query-keys.ts';

/** Another member; `null` when there is none with that id. */
export function useMember(id: MemberId) {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.member(id),
    queryFn: async ({ signal }): Promise<Profile | null> => {
      try {
        const member = await api.call('getMember', { id }, signal);
        // One's own record is no profile to connect with.
        return 'asking' in member ? member : null;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}
