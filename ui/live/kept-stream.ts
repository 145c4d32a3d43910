import { liveCalls } from '#core/live/calls.ts';
import { pauseAfter, SILENCE_LIMIT } from './pauses.ts';
import { watchSilence } from './silence.ts';
import { STREAM_EVENT_TYPES, type StreamEvent } from './stream-event.ts';

/** What the stream needs of a browser's `EventSource`. */
export type EventStream = Pick<EventSource, 'addEventListener' | 'close'>;

interface KeptStreamOptions {
  /** Opens a stream at an address of this site. */
  readonly open: (address: string) => EventStream;
  /** The last event that is known already; `null` for a stream that goes on from now. */
  readonly after: string | null;
  readonly onEvent: (event: StreamEvent) => void;
  /** The stream has ended, or could not be opened, which may be because nobody is signed in any more. */
  readonly onLost: (how: 'ended' | 'not opened') => void;
}

/** A stream that is opened again whenever it is lost. */
export interface KeptStream {
  /** The device is awake or has a network again: tries at once what would be tried later. */
  readonly wake: () => void;
  readonly close: () => void;
}

/**
 * Keeps the stream open: whenever it ends, cannot be opened or falls silent, it is opened again after a pause, from
 * the last event on. The browser would try again by itself, but not with growing pauses, and not after a refusal.
 */
export function keepStream({ open, after, onEvent, onLost }: KeptStreamOptions): KeptStream {
  let stream: EventStream | null = null;
  let lastEventId = after;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    silence.rest();
    clearTimeout(retry);
    stream?.close();
    stream = null;
  };
  const lose = (how: 'ended' | 'not opened') => {
    end();
    retry = setTimeout(connect, pauseAfter(failures, Math.random()));
    failures += 1;
    onLost(how);
  };
  const silence = watchSilence(SILENCE_LIMIT, () => {
    lose('ended');
  });
  const connect = () => {
    end();
    let isOpen = false;
    const opened = open(addressAfter(lastEventId));
    stream = opened;
    silence.hear();
    for (const type of STREAM_EVENT_TYPES) {
      opened.addEventListener(type, (event) => {
        if (stream !== opened) return;
        const { data, lastEventId: id } = event as MessageEvent<string>;
        isOpen = true;
        // Not with the first word: the oldest stream of too many ends soon after it was opened.
        if (type === 'heartbeat') failures = 0;
        if (id !== '') lastEventId = id;
        silence.hear();
        onEvent({ type, data, id: lastEventId ?? '' });
      });
    }
    opened.addEventListener('error', () => {
      if (stream === opened) lose(isOpen ? 'ended' : 'not opened');
    });
  };
  connect();
  return {
    wake: () => {
      if (stream !== null && !silence.isSilent()) return;
      if (stream !== null) lose('ended');
      connect();
    },
    close: end,
  };
}

function addressAfter(lastEventId: string | null): string {
  const { path } = liveCalls.streamEvents;
  return lastEventId === null ? path : `${path}?${new URLSearchParams({ after: lastEventId })}`;
}
