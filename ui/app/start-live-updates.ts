import type { ApiClient } from '#ui/api/client.ts';
import { followOtherTabs } from '#ui/live/device-notifications.ts';
import { keepNotificationWorker } from '#ui/live/notification-worker.ts';
import { shareAttention } from '#ui/live/shared-attention.ts';
import { liveName, startLive, type LivePage } from '#ui/live/start-live.ts';
import { showWhatIsTold } from './told-notice.ts';
import { createYesNotice } from './yes-notice.ts';
import { notifyOfMessage } from './notify-of-message.ts';

interface LiveUpdates extends Omit<LivePage, 'onReceived' | 'onAccepted' | 'onTold'> {
  readonly api: ApiClient;
  readonly navigate: (address: string) => void;
}

/** Starts the live stream, the notifications of messages, and the notices of a yes and of decisions; returns the function that ends both. */
export function startLiveUpdates({ api, navigate, ...page }: LiveUpdates): () => void {
  const { browser, memberId } = page;
  const attention = shareAttention(browser.openChannel, liveName(memberId));
  const stopFollowing = followOtherTabs();
  const dropWorker = keepNotificationWorker(navigate);
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
    dropWorker();
    stop();
  };
}
