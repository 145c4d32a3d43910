import type { MemberId } from '#core/kernel/ids.ts';
import { TooBusy } from '#core/kernel/too-busy.ts';

/** How many reads of one member go on at once, and how many of them may wait for that. */
interface Room {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Two keep a fifth of the connections to PostgreSQL busy; 50 are more than a page with several tabs asks for. */
export const READS: Room = { atOnce: 2, waiting: 50 };

/** Pictures are small and come from files; a page with all of its pictures asks for some fifty. */
export const PICTURES: Room = { atOnce: 4, waiting: 200 };

/** The response that a client waits for: it closes when the client has gone. */
export interface Client {
  readonly closed: boolean;
  once(event: 'close', listener: () => void): unknown;
  off(event: 'close', listener: () => void): unknown;
}

/**
 * Reads for the member when it is their turn, or returns `null` if the client has gone by then. When too many of their
 * reads wait, it throws `TooBusy`.
 */
export type ReadInTurn = <Value>(
  memberId: MemberId,
  client: Client,
  read: () => Promise<Value>,
) => Promise<Value | null>;

/** Turns that each member has alone, and how many reads there are of all members together. */
export interface ReadsInTurn {
  readonly readInTurn: ReadInTurn;
  readonly count: () => { readonly running: number; readonly waiting: number };
}

/**
 * Makes turns, so that nobody waits for what another asks for. A read that is too many waits for `pause` before it is
 * refused: a client that asks again at once would otherwise keep a processor busy with refusals alone.
 */
export function createReadsInTurn(room: Room, pause: () => Promise<unknown>): ReadsInTurn {
  const members = new Map<MemberId, { running: number; readonly waiting: (() => void)[] }>();

  const readInTurn: ReadInTurn = async (memberId, client, read) => {
    if (client.closed) return null;
    const reads = members.get(memberId) ?? { running: 0, waiting: [] };
    members.set(memberId, reads);
    if (reads.running < room.atOnce) {
      reads.running += 1;
    } else if (reads.waiting.length >= room.waiting) {
      await pause();
      throw new TooBusy('reading', 'Too many reads of one member are waiting.');
    } else if (!(await comesToTurn(reads.waiting, client))) {
      return null;
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

/** Waits for the turn. False if the client goes before that, and so leaves the queue. */
function comesToTurn(waiting: (() => void)[], client: Client): Promise<boolean> {
  return new Promise((resolve) => {
    const leave = () => {
      waiting.splice(waiting.indexOf(begin), 1);
      resolve(false);
    };
    const begin = () => {
      client.off('close', leave);
      resolve(true);
    };
    waiting.push(begin);
    client.once('close', leave);
  });
}
