import type { StreamEvent } from './stream-event.ts';
import { NOTHING_HEARD, passOn, standingAfter, type TabMessage } from './tab-message.ts';

interface StandingListener {
  readonly onEvent: (event: StreamEvent) => void;
  readonly onStanding: (isUp: boolean) => void;
}

/** How the stream is, as one tab knows it and tells the others; the channel leads to the other tabs, if they can be reached. */
export function shareStanding(
  channel: BroadcastChannel | undefined,
  { onEvent, onStanding }: StandingListener,
) {
  let standing = NOTHING_HEARD;
  const take = (message: TabMessage) => {
    const before = standing;
    standing = standingAfter(before, message);
    if (message.kind === 'event') onEvent(message.event);
    if (standing.isUp !== before.isUp) onStanding(standing.isUp);
  };
  const say = (message: TabMessage) => {
    channel?.postMessage(message);
  };
  const down = (): TabMessage => ({ ...standing, kind: 'standing', isUp: false });
  return {
    /** Takes in what another tab says. */
    take,
    /** Takes it that the stream is down. */
    takeDown: () => {
      take(down());
    },
    /** Says so to the others too. */
    tellDown: () => {
      say(down());
      take(down());
    },
    /** Passes an event on, and takes it in. */
    pass: (event: StreamEvent) => {
      const message = passOn(standing, event);
      say(message);
      take(message);
    },
    /** Asks the leader how things are. */
    ask: () => {
      say({ kind: 'newcomer' });
    },
    /** Says how things are. */
    answer: () => {
      say({ ...standing, kind: 'standing' });
    },
    /** Where the stream goes on. */
    lastEventId: () => standing.lastEventId,
  };
}
