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

/** Turns that each member has alone, and how many reads there are of all members together. */
export interface ReadsInTurn {
  readonly readInTurn: ReadInTurn;
  readonly count: () => { readonly running: number; readonly waiting: number };
}

/** Makes turns, so that nobody waits for what another asks for. */
export function createReadsInTurn(room: Room): ReadsInTurn {
  const members = new Map<MemberId, { running: number; readonly waiting: (() => void)[] }>();

  const readInTurn: ReadInTurn = async (memberId, read) => {
    const reads = members.get(memberId) ?? { running: 0, waiting: [] };
    members.set(memberId, reads);
    if (reads.running < room.atOnce) {
      reads.running += 1;
    } else if (reads.waiting.length < room.waiting) {
      await new Promise<void>((resolve) => reads.waiting.push(resolve));
    } else {
      throw new TooBusy('reading', 'Too many reads of one member are waiting.');
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

  return {
    readInTurn,
    count: () => {
      const all = [...members.values()];
      return {
        running: all.reduce((sum, { running }) => sum + running, 0),
        waiting: all.reduce((sum, { waiting }) => sum + waiting.length, 0),
      };
    },
  };
}
