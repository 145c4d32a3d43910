import { keepStream, type EventStream, type KeptStream } from './kept-stream.ts';
import { FOLLOWER_SILENCE_LIMIT } from './pauses.ts';
import { watchSilence } from './silence.ts';
import type { StreamEvent } from './stream-event.ts';
import { NOTHING_HEARD, passOn, standingAfter, type TabMessage } from './tab-message.ts';

/** What the stream needs of a browser; without locks or channels each tab has a stream of its own. */
export interface StreamBrowser {
  readonly openStream: (address: string) => EventStream;
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly openChannel: ((name: string) => BroadcastChannel) | undefined;
}

interface SharedStreamOptions {
  readonly browser: StreamBrowser;
  /** Names what is shared: tabs of another member have another. */
  readonly name: string;
  /** What has come; to the leader first. */
  readonly onEvent: (event: StreamEvent, isLeader: boolean) => void;
  readonly onStanding: (isUp: boolean) => void;
  /** Only in the leading tab: the server gave no stream. */
  readonly onNotOpened: () => void;
}

/**
 * The one stream of all tabs of a member in a browser. The tab that holds the lock leads: it has the stream and
 * passes on what comes. When it closes, the next one goes on from the last event that was passed on.
 */
export function shareStream(options: SharedStreamOptions): KeptStream {
  const { browser, name, onEvent, onStanding, onNotOpened } = options;
  const { locks } = browser;
  const channel = locks && browser.openChannel?.(name);
  let standing = NOTHING_HEARD;
  let kept: KeptStream | null = null;

  const take = (message: TabMessage) => {
    const before = standing;
    standing = standingAfter(before, message);
    if (message.kind === 'event') onEvent(message.event, kept !== null);
    if (standing.isUp !== before.isUp) onStanding(standing.isUp);
  };
  const tell = (message: TabMessage) => {
    channel?.postMessage(message);
    take(message);
  };
  const tellDown = () => {
    tell({ ...standing, kind: 'standing', isUp: false });
  };
  /** Of a leader that says nothing any more. */
  const silence = watchSilence(FOLLOWER_SILENCE_LIMIT, () => {
    take({ ...standing, kind: 'standing', isUp: false });
  });
  const lead = () => {
    silence.rest();
    tellDown();
    kept = keepStream({
      open: browser.openStream,
      after: standing.lastEventId,
      onEvent: (event) => {
        tell(passOn(standing, event));
      },
      onLost: (how) => {
        tellDown();
        if (how === 'not opened') onNotOpened();
      },
    });
  };
  const follow = ({ data: message }: MessageEvent<TabMessage>) => {
    if (message.kind === 'newcomer') {
      if (kept !== null) channel?.postMessage({ ...standing, kind: 'standing' });
      return;
    }
    if (kept !== null) return;
    take(message);
    silence.hear();
  };

  const release = locks && channel ? takeTurns(locks, name, lead) : undefined;
  channel?.addEventListener('message', follow);
  channel?.postMessage({ kind: 'newcomer' } satisfies TabMessage);
  if (release === undefined) lead();
  return {
    wake: () => kept?.wake(),
    close: () => {
      silence.rest();
      kept?.close();
      channel?.close();
      release?.();
    },
  };
}

/** Calls `lead` when the lock of that name is this tab's; returns what gives it back, or stops waiting for it. */
function takeTurns(
  locks: Pick<LockManager, 'request'>,
  name: string,
  lead: () => void,
): () => void {
  const waiting = new AbortController();
  let release: () => void = () => undefined;
  const untilReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  locks
    .request(name, { signal: waiting.signal }, () => {
      if (waiting.signal.aborted) return undefined;
      lead();
      return untilReleased;
    })
    .catch(() => {
      // No lock is to be had here, or it is not wanted any more.
      if (!waiting.signal.aborted) lead();
    });
  return () => {
    waiting.abort();
    release();
  };
}
