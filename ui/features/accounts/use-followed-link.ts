import { useEffect, useRef, useState } from 'react';
import { useApiClient } from '#ui/api/api-client-context.ts';
import type { ApiClient } from '#ui/api/client.ts';
import { useLinkToken } from './use-link-token.ts';

/** How far following the link of a page has come. */
type Following<Answer> =
  | { readonly state: 'under way' }
  | { readonly state: 'done'; readonly answer: Answer }
  | { readonly state: 'failed'; readonly error: unknown };

/**
 * Follows the link of the page once, without a press of a button. Visitors have no cache of answers, so it does
 * without.
 */
export function useFollowedLink<Answer>(
  follow: (api: ApiClient, token: string) => Promise<Answer>,
): Following<Answer> {
  const api = useApiClient();
  const token = useLinkToken();
  const isFollowed = useRef(false);
  const [following, setFollowing] = useState<Following<Answer>>({ state: 'under way' });
  useEffect(() => {
    // What a link does it does once: a page that is drawn twice must not ask twice.
    if (isFollowed.current) return;
    isFollowed.current = true;
    follow(api, token).then(
      (answer) => {
        setFollowing({ state: 'done', answer });
      },
      (error: unknown) => {
        setFollowing({ state: 'failed', error });
      },
    );
  }, [api, token, follow]);
  return following;
}
