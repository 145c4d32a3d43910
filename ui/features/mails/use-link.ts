import { useState } from 'react';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { describeError, type ApiClient } from '#ui/api/client.ts';

/** How far following a link has come. */
type Following =
  | { readonly state: 'waiting' }
  | { readonly state: 'under way' }
  | { readonly state: 'done' }
  | { readonly state: 'failed'; readonly reason: string };

/** Follows the link of a page; visitors have no cache of answers, so it does without. */
export function useLink(
  follow: (api: ApiClient, token: string) => Promise<unknown>,
  token: string,
) {
  const api = useApiClient();
  const [following, setFollowing] = useState<Following>({ state: 'waiting' });
  const start = () => {
    setFollowing({ state: 'under way' });
    follow(api, token).then(
      () => {
        setFollowing({ state: 'done' });
      },
      (error: unknown) => {
        const reason = describeError(error, 'That didn’t work. Please try again.');
        setFollowing({ state: 'failed', reason });
      },
    );
  };
  return { following, start };
}
