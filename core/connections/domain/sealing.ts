import type { MemberId } from '#core/kernel/ids.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import type { RemovalCommand } from './allowed-commands.ts';

/** For how many days a sealed copy of an ended conversation is kept. */
export const DAYS_SEALED = 90;

/** Who ended a connection and when, and until when a sealed copy of its messages is kept. */
export interface Sealing {
  readonly endedBy: MemberId;
  readonly endedAt: string;
  readonly keptUntil: string;
}

/** How the messages are sealed, or `null` where a request is removed: it has none. */
export function sealingAfter({ type, actorId }: RemovalCommand, at: string): Sealing | null {
  if (type !== 'end') return null;
  return { endedBy: actorId, endedAt: at, keptUntil: daysAfter(at, DAYS_SEALED) };
}
