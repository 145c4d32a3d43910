import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChosenMails } from '#core/mail/domain/mail-preferences.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { showFailure } from '#ui/session/failure-notice.ts';

/** Which mails the signed-in member gets. */
export function useMailPreferences() {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.mailPreferences,
    queryFn: ({ signal }) => api.call('getMailPreferences', {}, signal),
    refetchOnMount: 'always',
  });
}

/** Saves which mails they wish, and says so. */
export function useChooseMails() {
  const api = useApiClient();
  const queries = useQueryClient();
  const { show } = useToastStore.getState();
  return useMutation({
    mutationFn: (body: ChosenMails) => api.call('chooseMails', { body }),
    onSuccess: (saved) => {
      queries.setQueryData(queryKeys.mailPreferences, saved);
      show({ title: 'Saved', description: 'You’ll get the emails you’ve chosen.' });
    },
    onError: showFailure('We couldn’t save your choice', 'Please try again.'),
  });
}
