import type { ApiClient } from '#ui/api/client.ts';
import { followOtherTabs } from '#ui/live/device-notifications.ts';
import { keepNotificationWorker } from '#ui/live/notification-worker.ts';
import { keepOfflineWorker } from '#ui/live/offline-worker.ts';
import { shareAttention } from '#ui/live/shared-attention.ts';
import { liveName, startLive, type LivePage } from '#ui/live/start-live.ts';
import { showWhatIsTold } from './told-notice.ts';
import { createYesNotice } from './yes-notice.ts';
import { notifyOfMessage } from './notify-of-message.ts';

interface LiveUpdates extends Omit<LivePage, 'onReceived' | 'onAccepted' | 'onTold'> {
  readonly api: ApiClient;
  readonly navigate: (address: string) => void;
}

/**
 * Starts the live stream, the notifications of messages, the notices of a yes and of decisions, and the page that is
 * shown while the site can't be reached; returns the function that ends all of it.
 */
export function startLiveUpdates({ api, navigate, ...page }: LiveUpdates): () => void {
  const { browser, memberId } = page;
  const attention = shareAttention(browser.openChannel, liveName(memberId));
  const stopFollowing = followOtherTabs();
  const dropWorkers = [keepNotificationWorker(navigate), keepOfflineWorker()];
  const stop = startLive({
    ...page,
    onAccepted: createYesNotice(navigate),
    onTold: () => {
      // What can't be asked for now leads the dashboard later.
      showWhatIsTold({ api, navigate }).catch(() => undefined);
    },
    onReceived: (message) => {
      notifyOfMessage(message, { api, navigate, isLookedAt: attention.isLookedAt }).catch(
        () => undefined,
      );
    },
  });
  return () => {
    attention.close();
    stopFollowing();
    for (const drop of dropWorkers) drop();
    stop();
  };
}
