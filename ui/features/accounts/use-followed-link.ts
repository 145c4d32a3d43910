import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { CallOutput } from '#ui/api/client.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { useLinkToken } from './use-link-token.ts';

/** Follows the link of the page once, without a press of a button. */
export function useFollowedLink<Name extends 'confirmAddress' | 'undoAddress'>(name: Name) {
  const api = useApiClient();
  const token = useLinkToken();
  const isFollowed = useRef(false);
  const following = useMutation<CallOutput<Name>>({
    mutationFn: () =>
      api.call<'confirmAddress' | 'undoAddress'>(name, { body: { token } }) as Promise<
        CallOutput<Name>
      >,
  });
  const { mutate } = following;
  useEffect(() => {
    // What a link does it does once: a page that is drawn twice must not ask twice.
    if (isFollowed.current) return;
    isFollowed.current = true;
    mutate();
  }, [mutate]);
  return following;
}
