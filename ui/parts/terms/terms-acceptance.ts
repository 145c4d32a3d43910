import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { showFailure } from '#ui/session/failure-notice.ts';

/** Which terms there are, and which of them the signed-in member accepted. */
export function useTermsAcceptance() {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.termsAcceptance,
    queryFn: ({ signal }) => api.call('getTermsAcceptance', {}, signal),
  });
}

/** Accepts the terms of that version. */
export function useAcceptTerms() {
  const api = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (version: string) => api.call('acceptTerms', { body: { version } }),
    onSuccess: (acceptance) => {
      queries.setQueryData(queryKeys.termsAcceptance, acceptance);
    },
    onError: showFailure('We couldn’t save that you accept the terms', 'Please try again.'),
  });
}
