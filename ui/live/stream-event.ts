import type { LiveEvent } from '#core/live/domain/live-event.ts';
import { liveEventSchema } from '#core/live/schemas.ts';

/** An event as it comes out of the stream, and as one tab passes it to the others. */
export interface StreamEvent {
  readonly type: string;
  /** One line of JSON. */
  readonly data: string;
  /** Where the stream is after it; empty until the stream has said so. */
  readonly id: string;
}

const TYPES = {
  ready: true,
  resync: true,
  heartbeat: true,
  message_sent: true,
  message_changed: true,
  message_read: true,
  connection_requested: true,
  connection_accepted: true,
  connection_removed: true,
  conversation_changed: true,
  profile_changed: true,
  notice: true,
  introductions_changed: true,
  typing: true,
} as const satisfies Record<LiveEvent['type'], true>;

/** The types of event that the page listens to; a newer server may send others. */
export const STREAM_EVENT_TYPES: readonly string[] = Object.keys(TYPES);

/** What happened; `null` for what the page does not understand, which a newer server may send. */
export function readStreamEvent({ type, data }: StreamEvent): LiveEvent | null {
  return liveEventSchema.safeParse({ ...parseJson(data), type }).data ?? null;
}

function parseJson(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
