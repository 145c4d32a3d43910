import { keepStream, type EventStream, type KeptStream } from './kept-stream.ts';
import { takeTurns } from './lead-turns.ts';
import { watchLeader } from './leader-watch.ts';
import { shareStanding } from './shared-standing.ts';
import type { StreamEvent } from './stream-event.ts';
import type { TabMessage } from './tab-message.ts';

/** What the stream needs of a browser; without locks or channels each tab has a stream of its own. */
export interface StreamBrowser {
  readonly openStream: (address: string) => EventStream;
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly openChannel: ((name: string) => BroadcastChannel) | undefined;
  /** Whether the tab is on screen. */
  readonly isVisible: () => boolean;
}

interface SharedStreamOptions {
  readonly browser: StreamBrowser;
  /** Names what is shared: tabs of another member have another. */
  readonly name: string;
  /** The event up to which the tab knows everything; `null` where that is not known. */
  readonly after: string | null;
  /** What has come; to the leader first. */
  readonly onEvent: (event: StreamEvent, isLeader: boolean) => void;
  /** Whether the stream is up; `isWhole` where it has brought whatever happened since that event. */
  readonly onStanding: (isUp: boolean, isWhole: boolean) => void;
  /** Only in the leading tab: the server gave no stream. */
  readonly onNotOpened: () => void;
}

/**
 * The one stream of all tabs of a member in a browser. The tab that holds the lock leads: it has the stream and
 * passes on what comes. When it closes or sleeps, another goes on from the last event that was passed on.
 */
export function shareStream(options: SharedStreamOptions): KeptStream {
  const { browser, name, after, onEvent, onStanding } = options;
  const { locks } = browser;
  const channel = locks && browser.openChannel?.(name);
  let kept: KeptStream | null = null;
  let isWhole = false;
  const standing = shareStanding(channel, {
    onEvent: (event) => {
      onEvent(event, kept !== null);
    },
    onStanding: (isUp) => {
      onStanding(isUp, isWhole);
    },
  });
  const leader = watchLeader({
    askLeader: standing.ask,
    onSilent: standing.takeDown,
    onAsleep: () => turns?.takeOver(),
    isVisible: browser.isVisible,
  });
  const lead = () => {
    leader.rest();
    standing.tellDown();
    // Where another tab had it before, this one may have missed something.
    isWhole = after !== null && standing.lastEventId() === null;
    kept = leadStream(options, standing);
  };
  /** Another tab has taken the lock, because this one slept. */
  const stopLeading = () => {
    kept?.close();
    kept = null;
    standing.takeDown();
    standing.ask();
  };
  const turns = locks && channel && takeTurns(locks, name, { onTurn: lead, onLost: stopLeading });
  channel?.addEventListener('message', ({ data: message }: MessageEvent<TabMessage>) => {
    if (message.kind === 'newcomer') {
      if (kept !== null) standing.answer();
    } else if (kept === null) {
      standing.take(message);
      leader.hear();
    }
  });
  if (turns === undefined) lead();
  else leader.ask();
  return {
    wake: () => {
      if (kept === null) leader.ask();
      else kept.wake();
    },
    close: () => {
      leader.rest();
      kept?.close();
      channel?.close();
      turns?.leave();
    },
  };
}

/** Keeps the stream of the leading tab, which passes on what comes. */
function leadStream(
  { browser, after, onNotOpened }: SharedStreamOptions,
  standing: ReturnType<typeof shareStanding>,
): KeptStream {
  return keepStream({
    open: browser.openStream,
    after: standing.lastEventId() ?? after,
    onEvent: standing.pass,
    onLost: (how) => {
      standing.tellDown();
      if (how === 'not opened') onNotOpened();
    },
  });
}
