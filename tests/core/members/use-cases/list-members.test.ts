import { expect, it } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { encodeCursor } from '#core/kernel/cursor.ts';
import { makeListMembers } from '#core/members/use-cases/list-members.ts';
import { storeMembers } from '#tests/support/stored-records.ts';

it.each([1, 2, 3])('reads on after the last member of a page of %i', async (limit) => {
  const storage = createMemoryStorage();
  const [caller] = await storeMembers(storage, 4);
  const page = { callerId: caller!.id, after: 0, limit };
  const { items, next } = await makeListMembers(storage)(page);
  expect(items).toHaveLength(limit);
  expect(next).toBe(encodeCursor('members', [items[limit - 1]!.id]));
});
