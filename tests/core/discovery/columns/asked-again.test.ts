import { LATER_DAY } from '#tests/support/days.ts';
import { firstAddress } from '#core/members/domain/address.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMemoryDiscoveryIndex } from '#adapters/memory/memory-discovery-index.ts';
import { createMemoryState, storeMember } from '#adapters/memory/memory-state.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { tieKey } from '#core/discovery/domain/tie-break.ts';
import { createColumnDirectory } from '#core/discovery/columns/column-directory.ts';
import { NO_FILTERS } from '#core/discovery/domain/filters.ts';
import { DISCOVERY_SORTS } from '#core/discovery/domain/order.ts';
import { generateEdits, openEditedSite, type EditedSite } from '#tests/support/edited-site.ts';
import { expectFound, expectRecommended } from '#tests/support/expected-discovery.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { newMember } from '#tests/support/new-member.ts';

const VIEWER = toMemberId(1);
const MEMBERS = 12;
const EDITS = 12;

const FILTERS = [
  NO_FILTERS,
  { ...NO_FILTERS, types: [1, 2] },
  { ...NO_FILTERS, location: 'le', maxAge: 60 },
  { ...NO_FILTERS, interests: ['Music', 'Chess'] },
  { ...NO_FILTERS, text: 'a' },
];

const bioOf = ({ members }: EditedSite, wanted: number) =>
  members.find(({ id }) => id === wanted)!.bio;

test('the same questions, asked before and after each edit, are answered as the records say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const storage = createMemoryStorage();
      const edits = generateEdits(MEMBERS + EDITS, seed);
      const site = await openEditedSite(storage, edits.splice(0, MEMBERS));
      for (const edit of edits) {
        await site.edit(edit);
        const seen = site.seenBy(VIEWER);
        for (const filters of FILTERS) {
          for (const sort of DISCOVERY_SORTS) {
            const query = { filters, sort, limit: 5, after: null };
            const page = await storage.directory.search(VIEWER, query);
            const expected = expectFound(seen, filters, sort);
            expect(page!.total).toBe(expected.length);
            const found = page!.members.map(({ id, bio }) => ({ id, bio }));
            expect(found).toEqual(expected.slice(0, 5).map((id) => ({ id, bio: bioOf(site, id) })));
          }
        }
        const recommended = await storage.directory.recommend(VIEWER, 3, LATER_DAY);
        expect(recommended!.map(({ id }) => id)).toEqual(
          expectRecommended(seen, LATER_DAY).slice(0, 3),
        );
      }
    }),
    { numRuns: 15 },
  );
});

test('who asks the same again needs no further turn at the processor, until somebody changes', async () => {
  const state = createMemoryState();
  const store = (id: number, name: string) => {
    const { passwordHash, ...record } = newMember({
      username: `member-${id}`,
      name,
      age: 40,
      bio: 'I bake',
    });
    const self = { ...record, id: toMemberId(id) };
    const address = firstAddress(record, true);
    storeMember(state, { self, address, passwordHash, version: 1 });
  };
  for (const id of [1, 2, 3]) store(id, 'Robin');
  let turns = 0;
  const turn = () => {
    turns += 1;
    return Promise.resolve();
  };
  const directory = createColumnDirectory({ ...createMemoryDiscoveryIndex(state), turn });
  const query = { filters: NO_FILTERS, sort: 'relevance', limit: 9, after: null } as const;
  const ask = async () => {
    const before = turns;
    const page = await directory.search(VIEWER, query);
    const recommended = await directory.recommend(VIEWER, 9, LATER_DAY);
    return {
      found: page!.members.map(({ name }) => name),
      recommended: recommended!.map(({ name }) => name),
      hasTakenTurns: turns > before,
    };
  };
  const before = ['Robin', 'Robin'];
  expect(await ask()).toEqual({ found: before, recommended: before, hasTakenTurns: true });
  expect(await ask()).toEqual({ found: before, recommended: before, hasTakenTurns: false });
  store(3, 'Sasha');
  const isFirst = tieKey(VIEWER, 3) > tieKey(VIEWER, 2);
  const after = isFirst ? ['Sasha', 'Robin'] : ['Robin', 'Sasha'];
  expect(await ask()).toEqual({ found: after, recommended: after, hasTakenTurns: true });
  expect(await ask()).toEqual({ found: after, recommended: after, hasTakenTurns: false });
});
