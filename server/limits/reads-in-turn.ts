import type { MemberId } from '#core/kernel/ids.ts';
import { TooBusy } from '#core/kernel/too-busy.ts';

/** How many reads of one member go on at once, and how many of them may wait for that. */
interface Room {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Two keep a fifth of the connections to PostgreSQL busy; 50 are more than a page with several tabs asks for. */
export const READS: Room = { atOnce: 2, waiting: 50 };

/** Reads for the member when it is their turn; when too many of their reads wait, it throws `TooBusy`. */
export type ReadInTurn = <Value>(memberId: MemberId, read: () => Promise<Value>) => Promise<Value>;

/** Turns that each member has alone, so that nobody waits for what another asks for. */
export function createReadsInTurn(room: Room): ReadInTurn {
  const members = new Map<MemberId, { running: number; readonly waiting: (() => void)[] }>();

  return async (memberId, read) => {
    const reads = members.get(memberId) ?? { running: 0, waiting: [] };
    members.set(memberId, reads);
    if (reads.running < room.atOnce) {
      reads.running += 1;
    } else if (reads.waiting.length < room.waiting) {
      await new Promise<void>((resolve) => reads.waiting.push(resolve));
    } else {
      throw new TooBusy('Too many reads of one member are waiting.');
    }
    try {
      return await read();
    } finally {
      const next = reads.waiting.shift();
      if (next === undefined) reads.running -= 1;
      else next();
      if (reads.running === 0) members.delete(memberId);
    }
  };
}
