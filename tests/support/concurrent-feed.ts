import { expect } from 'vitest';
import type { DomainEvent } from '#core/events.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Storage } from '#core/storage.ts';
import { storeMembers } from './stored-records.ts';

const AT = '2026-04-05T06:07:08.901Z';

/** How many commits to make at once, and how many after each other. */
interface FeedLoad {
  readonly lanes: number;
  readonly commits: number;
}

/** A reader who goes on after the last event misses none of those committed at the same moment. */
export async function expectNoEventToBeMissed(
  storage: Storage,
  { lanes, commits }: FeedLoad,
): Promise<void> {
  const members = (await storeMembers(storage, lanes)).map(({ id }) => id);
  const earlier = await storage.feed.read({ after: 0, limit: 1_000 });
  const after = earlier.at(-1)?.id ?? 0;
  let isWritten = false;
  const reading = Promise.all([1, 2].map(() => readOn(storage, after, () => isWritten)));
  await Promise.all(members.map((memberId) => writeFor(storage, memberId, commits)));
  isWritten = true;
  const stored = await storage.feed.read({ after, limit: lanes * commits * 3 });
  expect(stored).toHaveLength(lanes * commits * 2);
  for (const seen of await reading) expect(seen).toEqual(stored.map(({ id }) => id));
}

/** Commits one, two and three events in turn, each time as an act of the member. */
async function writeFor(storage: Storage, memberId: MemberId, commits: number): Promise<void> {
  const event: DomainEvent = { type: 'profile_changed', memberIds: [memberId] };
  for (let turn = 0; turn < commits; turn += 1) {
    const events = Array<DomainEvent>(1 + (turn % 3)).fill(event);
    await storage.commit({ changes: [], events, actorId: memberId, at: AT });
  }
}

/** The ids of the events, read page by page until all are written and none is left. */
async function readOn(
  storage: Storage,
  after: number,
  isWritten: () => boolean,
): Promise<number[]> {
  const seen: number[] = [];
  for (;;) {
    const isLast = isWritten();
    const page = await storage.feed.read({ after: seen.at(-1) ?? after, limit: 50 });
    seen.push(...page.map(({ id }) => id));
    if (isLast && page.length === 0) return seen;
  }
}
