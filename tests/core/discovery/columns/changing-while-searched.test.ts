import { firstAddress } from '#core/members/domain/address.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMemoryDiscoveryIndex } from '#adapters/memory/memory-discovery-index.ts';
import { createMemoryState, storeMember } from '#adapters/memory/memory-state.ts';
import { createColumnDirectory } from '#core/discovery/columns/column-directory.ts';
import type { DiscoveryIndex } from '#core/discovery/ports/discovery-index.ts';
import { NO_FILTERS } from '#core/discovery/domain/filters.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { newMember } from '#tests/support/new-member.ts';
import { tries } from '#tests/support/tries.ts';

const VIEWER = toMemberId(1);
const CHANGING = toMemberId(2);

/** Neither of the two profiles is of somebody of up to 40 who writes about tea. */
const BEFORE = { bio: 'Coffee', age: 30, preferences: { interests: ['Chess'] } };
const AFTER = { bio: 'Tea', age: 60, preferences: { interests: ['Falconry'] } };
const FILTERS = { ...NO_FILTERS, maxAge: 40 };

/** A storage whose every answer comes when the scheduler says so. */
function createScheduledSite(scheduler: fc.Scheduler) {
  const state = createMemoryState();
  const store = (id: typeof VIEWER, given: Parameters<typeof newMember>[0]) => {
    const { passwordHash, ...record } = newMember({ username: `member-${id}`, ...given });
    const address = firstAddress(record, true);
    storeMember(state, { self: { ...record, id }, address, passwordHash, version: 1 });
  };
  store(VIEWER, {});
  store(CHANGING, BEFORE);
  const stored = createMemoryDiscoveryIndex(state);
  const index: DiscoveryIndex = {
    ...stored,
    takeChanged: async function* () {
      await scheduler.schedule(Promise.resolve(), 'the changes are read');
      yield* stored.takeChanged();
    },
    findIds: async function* (question) {
      await scheduler.schedule(Promise.resolve(), 'the index is read');
      yield* stored.findIds(question);
    },
  };
  return {
    directory: createColumnDirectory(index),
    change: () => {
      store(CHANGING, AFTER);
    },
  };
}

test.each([
  { name: 'a text', filters: { ...FILTERS, text: 'tea' } },
  { name: 'an interest', filters: { ...FILTERS, interests: ['Falconry'] } },
])('a search for $name never finds a member by a mixture of two profiles', async ({ filters }) => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const { directory, change } = createScheduledSite(scheduler);
      await scheduler.waitFor(directory.load());
      const changed = scheduler.schedule(Promise.resolve(), 'the member changes').then(change);
      const query = { filters, sort: 'recent', limit: 9, after: null } as const;
      const answers = Promise.all([
        directory.count(VIEWER, filters),
        directory.search(VIEWER, query),
        changed,
      ]);
      const [count, page] = await scheduler.waitFor(answers);
      expect(count).toBe(0);
      expect(page).toMatchObject({ total: 0, members: [] });
      expect(await scheduler.waitFor(directory.count(VIEWER, filters))).toBe(0);
    }),
    { numRuns: tries(300) },
  );
});
