import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { useSendsMails } from '#ui/parts/pages/use-sends-mails.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { showFailure } from '#ui/session/failure-notice.ts';
import { useToastStore } from '#ui/kit/toast-store.ts';

/** What is known of the signed-in member's own address. */
export function useOwnAddress({ enabled = true } = {}) {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.address,
    queryFn: ({ signal }) => api.call('getAddress', {}, signal),
    enabled,
  });
}

/** Whether the signed-in member hasn’t confirmed their address on a site that sends mails, which is known with the page. */
export function useAwaitsConfirmation(): boolean {
  const sendsMails = useSendsMails();
  return !useSelf().verified && sendsMails;
}

/** Whether the signed-in member has to confirm their address before they may ask others; those who have ask nothing. */
export function useMustConfirm(): boolean {
  const awaitsConfirmation = useAwaitsConfirmation();
  const { data } = useOwnAddress({ enabled: awaitsConfirmation });
  return (
    awaitsConfirmation && data !== undefined && !data.confirmed && data.confirmation === 'required'
  );
}

/** Has the link that confirms the address sent again. */
export function useSendConfirmation() {
  const api = useApiClient();
  return useMutation({
    mutationFn: () => api.call('sendConfirmation', {}),
    onSuccess: () => {
      const description = 'It may take a few minutes. Please check your spam folder too.';
      useToastStore.getState().show({ title: 'Your email’s on its way', description });
    },
    onError: showFailure('We couldn’t send the email', 'Please try again.'),
  });
}

/** Keeps the address that the member has, and forgets the one that they asked for. */
export function useKeepAddress() {
  const api = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('keepAddress', {}),
    onError: showFailure('We couldn’t undo your change', 'Please try again.'),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.address }),
  });
}
