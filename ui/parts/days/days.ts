import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DayDraft, KeptDay } from '#core/connections/days/domain/kept-day.ts';
import type { ConnectionId, KeptDayId } from '#core/kernel/ids.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { showFailure } from '#ui/session/failure-notice.ts';

/** A day that the member keeps, as the server sends it. */
export type OwnDay = Omit<KeptDay, 'memberId'>;

/** The days that matter to the member, with the connections that each is shared on. */
export function useOwnDays() {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.ownDays,
    queryFn: ({ signal }) => api.call('listDays', {}, signal),
    refetchOnMount: 'always',
  });
}

/** The days that the other of that connection shows the member, and the one on which they met. */
export function useDaysForTwo(id: ConnectionId) {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.daysForTwo(id),
    queryFn: ({ signal }) => api.call('listDaysForTwo', { id }, signal),
    refetchOnMount: 'always',
  });
}

interface SavedDay {
  /** `null` for a new one. */
  readonly id: KeptDayId | null;
  readonly draft: DayDraft;
}

/** Keeps a day, or puts it in the place of what it was. */
export function useSaveDay() {
  const api = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, draft: { shownTo, ...draft } }: SavedDay) => {
      const body = { ...draft, shownTo: [...shownTo] };
      return id === null ? api.call('addDay', { body }) : api.call('changeDay', { id, body });
    },
    onError: showFailure('The day wasn’t saved', 'Please try again.'),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.ownDays }),
  });
}

/** Removes a day, which nobody is told of. */
export function useRemoveDay() {
  const api = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: KeptDayId) => api.call('removeDay', { id }),
    onError: showFailure('The day wasn’t removed', 'Please try again.'),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.ownDays }),
  });
}
