import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ActivitiesForTwo } from '#core/connections/domain/activities-for-two.ts';
import type { ConnectionId } from '#core/kernel/ids.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import type { CallInput } from '#ui/api/client.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { showFailure } from '#ui/session/failure-notice.ts';

/** What a member does about something to do on the same day. */
export type ActivityAct =
  | ({ readonly type: 'choose' } & CallInput<'chooseActivity'>['body'])
  | { readonly type: 'drop' }
  | ({ readonly type: 'finish' } & CallInput<'finishActivity'>['body']);

/** What the two of that connection have in mind to do on the same day, and have done. */
export function useActivities(id: ConnectionId) {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.activities(id),
    queryFn: ({ signal }) => api.call('getActivities', { id }, signal),
  });
}

/** Suggests or agrees, drops, or says that it's done. */
export function useChangeActivities(id: ConnectionId) {
  const api = useApiClient();
  const queries = useQueryClient();
  const call = (act: ActivityAct): Promise<ActivitiesForTwo> => {
    switch (act.type) {
      case 'choose':
        return api.call('chooseActivity', { id, body: { name: act.name, day: act.day } });
      case 'drop':
        return api.call('dropActivity', { id });
      case 'finish':
        return api.call('finishActivity', { id, body: { name: act.name } });
      default:
        return unreachable(act);
    }
  };
  return useMutation({
    mutationFn: call,
    onSuccess: (activities) => {
      queries.setQueryData(queryKeys.activities(id), activities);
      void queries.invalidateQueries({ queryKey: queryKeys.questions(id) });
    },
    onError: (error) => {
      void queries.invalidateQueries({ queryKey: queryKeys.activities(id) });
      showFailure('That didn’t work', 'Please try again.')(error);
    },
  });
}
