import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { decodeCursor, encodeCursor } from '#core/kernel/cursor.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { makeListMembers } from '#core/members/use-cases/list-members.ts';
import { tries } from '#tests/support/tries.ts';
import { storeMembers } from '#tests/support/stored-records.ts';

it.each([1, 2, 3])('reads on after the last member of a page of %i', async (limit) => {
  const storage = createMemoryStorage();
  const [caller] = await storeMembers(storage, 4);
  const page = { callerId: caller!.id, after: 0, limit };
  const { items, next } = await makeListMembers(storage)(page);
  expect(items).toHaveLength(limit);
  expect(next).toBe(encodeCursor('members', [items[limit - 1]!.id]));
});

it('lists everyone but those with a block between, in pages of which none but the last is short', async () => {
  const blockedOnes = fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(blockedOnes, fc.integer({ min: 1, max: 5 }), async (blocked, limit) => {
      const storage = createMemoryStorage();
      const [caller, ...others] = (await storeMembers(storage, 9)).map(({ id }) => id);
      const safety = {
        ...storage.safety,
        blockedIds: () => Promise.resolve(blocked.map((place) => others[place - 1]!)),
      };
      const list = makeListMembers({ ...storage, safety });
      const seen: MemberId[] = [];
      for (let after: number | null = 0; after !== null;) {
        const { items, next } = await list({ callerId: caller!, after, limit });
        seen.push(...items.map(({ id }) => id));
        if (next !== null) expect(items).toHaveLength(limit);
        after = next === null ? null : decodeCursor('members', 1, next)![0]!;
      }
      const hidden = new Set(blocked.map((place) => others[place - 1]));
      expect(seen).toEqual([caller, ...others].filter((id) => !hidden.has(id)));
    }),
    { numRuns: tries(50) },
  );
});
