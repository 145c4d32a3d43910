import { expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { announceCommits } from '#core/feed/steps/announce-commits.ts';
import type { DomainEvent } from '#core/events.ts';
import { NEW_ID } from '#core/kernel/commit.ts';
import { newMember } from '#tests/support/new-member.ts';
import { readEvents } from '#tests/support/recent-events.ts';

const REGISTERED: DomainEvent = { type: 'member_registered', memberIds: [NEW_ID] };
const CHANGED: DomainEvent = { type: 'profile_changed', memberIds: [NEW_ID] };

test('what is stored is announced as the feed holds it, and nothing else', async () => {
  const storage = createMemoryStorage();
  const announced: DomainEvent[] = [];
  const bus = { announce: (event: DomainEvent) => announced.push(event) };
  const act = {
    changes: [{ type: 'add_member', member: newMember(), claimsAddress: true } as const],
    events: [REGISTERED, CHANGED],
    actorId: NEW_ID,
    at: '2026-02-03T04:05:06.789Z',
  };
  const commit = announceCommits(storage.commit, bus);
  expect(await commit(act)).toEqual({ stored: true, newId: 1 });
  expect(announced).toEqual([
    { type: 'member_registered', memberIds: [1] },
    { type: 'profile_changed', memberIds: [1] },
  ]);
  expect(announced).toEqual(await readEvents(storage));
  expect(await commit(act)).toEqual({ stored: false });
  expect(announced).toHaveLength(2);
});
