import type { QueryClient } from '@tanstack/react-query';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { LiveEvent } from '#core/live/domain/live-event.ts';
import type { Message } from '#core/messaging/domain/message.ts';
import { applyEvent } from './apply-event.ts';
import { catchUp } from './catch-up.ts';
import { useLiveStore } from './live-store.ts';
import { catchUpDelay } from './pauses.ts';
import { endTyping, forgetTyping, showTyping } from './typing-store.ts';
import { shareStream, type StreamBrowser } from './shared-stream.ts';
import { readStreamEvent } from './stream-event.ts';

/** Whose page is kept up to date, and how. */
export interface LivePage {
  readonly memberId: MemberId;
  /** The event up to which the page's first answers say everything; `null` where that is not known. */
  readonly after: string | null;
  readonly browser: StreamBrowser;
  /** What the page keeps of the server's answers. */
  readonly queries: QueryClient;
  /** Reads the member's own record again, which also shows whether the session has ended. */
  readonly readSelf: () => void;
  /** Only in one of the member's tabs: someone has written to them. */
  readonly onReceived: (message: Message) => void;
  /** In each of the member's tabs: someone has accepted their request. It may be called twice for one. */
  readonly onAccepted: (connection: ConnectionWithMember) => void;
  /** In each of the member's tabs: those who run the site have told them something. */
  readonly onTold: () => void;
}

/** Keeps the page up to date by the live stream; returns what ends that. */
export function startLive(page: LivePage): () => void {
  const { memberId, after, browser, readSelf } = page;
  const intake = createIntake(page);
  const stream = shareStream({
    browser,
    name: liveName(memberId),
    after,
    onEvent: (received, isLeader) => {
      const event = readStreamEvent(received);
      if (event === null) return;
      if (event.type === 'typing') {
        showTyping(event.connectionId);
        return;
      }
      endTypingAfter(event, memberId);
      intake.take(event);
      if (isLeader && isReceived(event, memberId)) page.onReceived(event.message);
      if (event.type === 'connection_accepted' && event.connection.requesterId === memberId) {
        page.onAccepted(event.connection);
      }
      if (event.type === 'notice') page.onTold();
    },
    onStanding: (isUp, isWhole) => {
      useLiveStore.setState({ isUp });
      if (isUp) intake.catchUpSoon(isWhole);
    },
    onNotOpened: readSelf,
  });
  const wake = () => {
    if (document.visibilityState === 'visible') stream.wake();
  };
  window.addEventListener('online', stream.wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    window.removeEventListener('online', stream.wake);
    document.removeEventListener('visibilitychange', wake);
    stream.close();
    intake.close();
    forgetTyping();
    useLiveStore.setState({ isUp: false });
  };
}

/** Names what the tabs of a member share. */
export function liveName(memberId: MemberId): string {
  return `hearthkin-live-${memberId}`;
}

function isReceived(
  event: LiveEvent,
  memberId: MemberId,
): event is Extract<LiveEvent, { type: 'message_sent' }> {
  return (
    event.type === 'message_sent' && event.message.recipientId === memberId && !event.message.read
  );
}

/** The other's message is here, or nothing can be written any more. */
function endTypingAfter(event: LiveEvent, memberId: MemberId): void {
  if (event.type === 'connection_removed') endTyping(event.connectionId);
  if (event.type === 'message_sent' && event.message.senderId !== memberId) {
    endTyping(event.message.connectionId);
  }
}

/** Takes in the events, and what may have been missed between them. */
function createIntake({ queries, memberId, readSelf }: LivePage) {
  let catchingUp: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  let hasCaughtUp = false;
  /**
   * What came after a gap; it waits until the gap is closed, so that no message appears after one. There may be a gap
   * between the first answers and the stream, too.
   */
  let waiting: LiveEvent[] | null = [];
  let isTorn = false;
  const apply = (event: LiveEvent) => {
    if (event.type === 'profile_changed') readSelf();
    applyEvent(queries, memberId, event);
  };
  const goOn = () => {
    for (const event of waiting ?? []) apply(event);
    waiting = null;
    hasCaughtUp = true;
  };
  const closeGap = async () => {
    catchingUp = undefined;
    await catchUp(queries, since);
    goOn();
  };
  return {
    take: (event: LiveEvent) => {
      if (event.type === 'resync') {
        waiting ??= [];
        isTorn = true;
        readSelf();
      } else if (waiting === null) apply(event);
      else waiting.push(event);
    },
    /** The stream is up; `isWhole` where it began with what the first answers may not say. */
    catchUpSoon: (isWhole: boolean) => {
      if (isWhole && !hasCaughtUp && !isTorn) {
        goOn();
        return;
      }
      since = Date.now();
      // At first nobody waits longer than need be: pages are not all opened in the same moment.
      const delay = hasCaughtUp ? catchUpDelay(Math.random()) : 0;
      catchingUp ??= setTimeout(() => void closeGap(), delay);
    },
    close: () => {
      clearTimeout(catchingUp);
    },
  };
}
