import { useEffect, useRef } from 'react';
import { leadOf, type Lead, type Told } from '#core/connections/domain/lead.ts';
import { isAboutMember } from '#core/moderation/domain/notice.ts';
import { useReloadConnections } from '#ui/parts/connections/connection-lists.ts';
import { useUnreadCount } from '#ui/parts/messaging/messages.ts';
import type { WireNotice } from '#ui/parts/moderation/notice-words.tsx';
import { useUnreadNotices } from '#ui/parts/moderation/unread-notices.ts';
import { useRecommendations } from '#ui/parts/people/use-recommendations.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { useConnectionOverview } from './use-connection-overview.ts';

/** What the dashboard begins with, by what its cards have loaded. */
export function useLead(): Lead {
  const self = useSelf();
  const overview = useConnectionOverview();
  const recommendations = useRecommendations();
  const notices = useUnreadNotices();
  useOverviewOfNewMessages();
  return leadOf({
    self,
    told: notices.data?.map(toTold) ?? (notices.isError ? null : undefined),
    overview: overview.data ?? (overview.isError ? null : undefined),
    introductions: recommendations.data ?? (recommendations.isError ? null : undefined),
  });
}

function toTold(notice: WireNotice): Told {
  return isAboutMember(notice) ? 'decision' : 'report_answered';
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
