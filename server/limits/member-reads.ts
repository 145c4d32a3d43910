import { isOfDesk } from '#core/kernel/call-address.ts';
import { endpoints, type EndpointName } from '#core/contract.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { TooBusy } from '#core/kernel/too-busy.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Client, ReadInTurn } from './reads-in-turn.ts';

/** Reads that look through many members or messages: each takes the processor for some five to twenty-five milliseconds. */
const DEAR: ReadonlySet<EndpointName> = new Set([
  'countMatches',
  'discoverMembers',
  'getDashboard',
  'listMembers',
  'recommendMembers',
  'searchMessages',
]);

/**
 * How many reads of all members go on at once in this process. The last of so many dear ones waits for a second or a bit
 * more; beyond that they are refused, so that everything else is still answered.
 */
export const READS_AT_ONCE = { dear: 60, all: 1_000 };

/** Makes a read of the contract for the member, if there is room; `null` if the client has gone before. */
export type ReadForMember = <Value>(
  name: EndpointName,
  memberId: MemberId,
  client: Client,
  read: () => Promise<Value>,
) => Promise<Value | null>;

/**
 * Bounds what members read: each of them in an hour and at once, and all of them at once. The desk is bounded by
 * moderator alone: it is needed most when much is going on. Of dear reads that are asked for together, one begins in each
 * `turn` of the event loop, so that whatever is quick is answered between them.
 */
export function createMemberReads(
  {
    readInTurn,
    limits,
    turn,
  }: {
    readonly readInTurn: ReadInTurn;
    readonly limits: RateLimits;
    readonly turn: () => Promise<void>;
  },
  atOnce: Readonly<typeof READS_AT_ONCE>,
): ReadForMember {
  const running = { dear: 0, all: 0 };

  async function shed<Value>(isDear: boolean, read: () => Promise<Value>): Promise<Value> {
    if (running.all >= atOnce.all || (isDear && running.dear >= atOnce.dear)) {
      throw new TooBusy('reading', 'Too many reads go on at once.');
    }
    const dear = isDear ? 1 : 0;
    running.all += 1;
    running.dear += dear;
    try {
      if (isDear && running.dear > 1) await turn();
      return await read();
    } finally {
      running.all -= 1;
      running.dear -= dear;
    }
  }

  return async (name, memberId, client, read) => {
    const isDear = DEAR.has(name);
    await limits.take(isDear ? 'dearReadsByMember' : 'readsByMember', String(memberId));
    const forDesk = isOfDesk(endpoints[name].access);
    return readInTurn(memberId, client, () => (forDesk ? read() : shed(isDear, read)));
  };
}
