import { promised } from '#adapters/promised.ts';
import { MOST_COUNTED, type SiteCounts } from '#core/operations/ports/site-counts.ts';
import { isMember, type MemoryState } from './memory-state.ts';

/** Counts what is in the state; see the port for what it promises. */
export function createMemorySiteCounts(state: MemoryState): SiteCounts {
  const countSince = (times: readonly string[], most: number, since: string) =>
    times.slice(-most).filter((time) => time >= since).length;

  return {
    count: ({ joinedSince, writtenSince }) =>
      promised(() => {
        const members = [...state.members.values()].filter(isMember);
        const joined = members.map(({ self }) => self.createdAt);
        const written = [...state.messages.values()].map(({ message }) => message.createdAt);
        return {
          members: members.length,
          newcomers: countSince(joined, MOST_COUNTED.newcomers, joinedSince),
          openRequests: [...state.connections.values()].filter(
            ({ value }) => value.status === 'pending',
          ).length,
          messages: countSince(written, MOST_COUNTED.messages, writtenSince),
        };
      }),
  };
}
