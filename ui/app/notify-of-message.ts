import { isolateText } from '#core/kernel/isolate-text.ts';
import type { Message } from '#core/messaging/domain/message.ts';
import type { ApiClient } from '#ui/api/client.ts';
import { notifiesDevice } from '#ui/live/device-notifications.ts';
import { showThroughWorker, type ConversationNotification } from '#ui/live/notification-worker.ts';
import { conversationAddress } from '#ui/parts/people/addresses.ts';
import { displayName } from '#ui/parts/people/display-text.ts';

interface Surroundings {
  readonly api: ApiClient;
  readonly navigate: (address: string) => void;
  /** Whether the member looks at the site, in whichever tab. */
  readonly isLookedAt: () => Promise<boolean>;
}

/** Lets the device say who has written, not what, if the member wants that and is not looking. */
export async function notifyOfMessage(
  { connectionId }: Message,
  { api, navigate, isLookedAt }: Surroundings,
): Promise<void> {
  if (!notifiesDevice() || (await isLookedAt())) return;
  const { member, isMuted } = await api.call('getConversation', { id: connectionId });
  if (isMuted) return;
  const notification = {
    title: `${isolateText(displayName(member))} wrote to you`,
    address: conversationAddress(connectionId),
    tag: `hearthkin-conversation-${connectionId}`,
    icon: '/icon-192.png',
  };
  if (!(await showThroughWorker(notification))) showFromPage(notification, navigate);
}

/** Shows it where the browser lets a page do that by itself. */
function showFromPage(
  { title, address, ...options }: ConversationNotification,
  navigate: (address: string) => void,
): void {
  const notification = new Notification(title, options);
  notification.addEventListener('click', () => {
    notification.close();
    window.focus();
    navigate(address);
  });
}
