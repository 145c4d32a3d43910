import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InvitationId } from '#core/kernel/ids.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { showFailure } from '#ui/session/failure-notice.ts';

/** The signed-in member's own invitations, newest first, read as far as they have been asked for. */
export function useInvitations() {
  const api = useApiClient();
  return useInfiniteQuery({
    queryKey: queryKeys.invitations,
    queryFn: ({ pageParam, signal }) =>
      api.callPage('listInvitations', { query: pageParam ?? {} }, signal),
    initialPageParam: null as Readonly<Record<string, string>> | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    refetchOnMount: 'always',
  });
}

/** Makes an invitation. Its code is kept nowhere but in what is on screen. */
export function useInvite() {
  const api = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('invite', {}),
    onError: showFailure('We couldn’t make the invitation', 'Please try again.'),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.invitations }),
  });
}

/** Withdraws an invitation that nobody has used. */
export function useWithdrawInvitation() {
  const api = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: InvitationId) => api.call('withdrawInvitation', { id }),
    onError: showFailure('We couldn’t withdraw the invitation', 'Please try again.'),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.invitations }),
  });
}
