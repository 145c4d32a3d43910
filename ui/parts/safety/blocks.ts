import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Member } from '#core/members/domain/member.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { useOwnList } from '#ui/api/own-list.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { displayName } from '#ui/parts/people/display-text.ts';
import { showFailure } from '#ui/session/failure-notice.ts';

/** The members whom the signed-in member blocks, read as far as they have been asked for. */
export function useBlockedMembers() {
  const api = useApiClient();
  return useOwnList(queryKeys.blocks, (query, signal) =>
    api.callPage('listBlockedMembers', { query }, signal),
  );
}

/** Blocks a member. All that is on screen is asked for again, because the member is in none of it any more. */
export function useBlockMember() {
  const api = useApiClient();
  const queries = useQueryClient();
  const { show } = useToastStore.getState();
  return useMutation({
    mutationFn: ({ id }: Pick<Member, 'id' | 'name'>) => api.call('blockMember', { id }),
    onSuccess: async (_nothing, member) => {
      show({
        title: 'Blocked',
        description: `You and ${displayName(member)} can no longer find each other or write to each other. You can unblock them in your settings.`,
      });
      await forgetMember(queries, member.id);
    },
    onError: showFailure('Failed to block', 'Please try again.'),
  });
}

/** Lifts a block. */
export function useUnblockMember() {
  const api = useApiClient();
  const queries = useQueryClient();
  const { show } = useToastStore.getState();
  return useMutation({
    mutationFn: ({ id }: Pick<Member, 'id' | 'name'>) => api.call('unblockMember', { id }),
    onSuccess: (_nothing, member) => {
      show({
        title: 'Unblocked',
        description: `You and ${displayName(member)} can find each other again. Your connection stays ended.`,
      });
    },
    onError: showFailure('Failed to unblock', 'Please try again.'),
    onSettled: () => queries.invalidateQueries(),
  });
}

/** Lets nothing that is kept in the page show the member again. */
export async function forgetMember(
  queries: ReturnType<typeof useQueryClient>,
  id: MemberId,
): Promise<void> {
  queries.removeQueries({ queryKey: queryKeys.member(id) });
  await queries.invalidateQueries();
}
