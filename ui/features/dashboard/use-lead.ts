import { useEffect, useRef } from 'react';
import { leadOf, type Lead } from '#core/connections/domain/lead.ts';
import { useReloadConnections } from '#ui/parts/connections/connection-lists.ts';
import { useIntroductions } from '#ui/parts/connections/introductions.ts';
import { useUnreadCount } from '#ui/parts/messaging/messages.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { useConnectionOverview } from './use-connection-overview.ts';
import { useRecommendations } from './use-recommendations.ts';

/** What the dashboard begins with, by what its cards have loaded. */
export function useLead(): Lead {
  const self = useSelf();
  const overview = useConnectionOverview();
  const recommendations = useRecommendations();
  // They come with the overview.
  const introductions = useIntroductions({ refetchOnMount: false, enabled: overview.isFetched });
  useOverviewOfNewMessages();
  return leadOf({
    self,
    overview: overview.data ?? (overview.isError ? null : undefined),
    introduced: introductions.data?.received ?? [],
    introductions: recommendations.data ?? (recommendations.isError ? null : undefined),
  });
}

/** Asks who wrote when the number of unread messages, which is asked for all the time, has changed. */
function useOverviewOfNewMessages(): void {
  const { data: count } = useUnreadCount();
  const counted = useRef(count);
  const reload = useReloadConnections();
  useEffect(() => {
    if (counted.current !== undefined && counted.current !== count) reload();
    counted.current = count;
  }, [count, reload]);
}
