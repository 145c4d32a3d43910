import type { LiveEvent } from '#core/live/domain/live-event.ts';
import { toWireLiveEvent } from '#core/live/schemas.ts';

/** The event as it is sent, under the id of its place; a heartbeat and a hint have none. */
export function toEventText(event: LiveEvent, id: string | null): string {
  const { type, ...data } = toWireLiveEvent(event);
  const place = id === null ? '' : `id: ${id}\n`;
  return `${place}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Moves the place from which a browser goes on, which no page notices. */
export function toPlaceText(id: string): string {
  return `id: ${id}\n\n`;
}

/** Makes the browser wait this many milliseconds before it connects again. */
export function toRetryText(milliseconds: number): string {
  return `retry: ${Math.round(milliseconds)}\n\n`;
}
