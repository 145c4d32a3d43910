import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '#ui/api/api-client-context.ts';
import type { CallOutput } from '#ui/api/client.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { showFailure } from '#ui/session/failure-notice.ts';

/** A picture that the member keeps here. */
export type OwnPicture = CallOutput<'listPictures'>['pictures'][number];

/** The pictures that the member keeps here. */
export function useOwnPictures() {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.pictures,
    queryFn: ({ signal }) => api.call('listPictures', {}, signal),
  });
}

/** Has a picture fetched that the member’s profile shows from another site, and kept here. */
export function useFetchPicture() {
  const api = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (address: string) => api.call('fetchPicture', { body: { address } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.pictures }),
  });
}

/** Says what a picture shows. */
export function useDescribePicture() {
  const api = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, description }: Pick<OwnPicture, 'id'> & { readonly description: string }) =>
      api.call('describePicture', { id, body: { description } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.pictures }),
    onError: showFailure(
      'We couldn’t save your description',
      'Check your internet connection and try again.',
    ),
  });
}
