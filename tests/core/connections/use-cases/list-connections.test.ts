import { createSettableClock } from '#tests/support/settable-clock.ts';
import { expect, it } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { makeListConnections } from '#core/connections/use-cases/list-connections.ts';
import { encodeCursor } from '#core/kernel/cursor.ts';
import { storeMembers, storeRequest } from '#tests/support/stored-records.ts';

it.each([1, 2, 3])('reads on after the last connection of a page of %i', async (limit) => {
  const storage = createMemoryStorage();
  const [caller, ...others] = await storeMembers(storage, 5);
  for (const { id } of others) await storeRequest(storage, caller!.id, id);
  const list = makeListConnections({ ...storage, clock: createSettableClock() });
  const everything = { callerId: caller!.id, status: null, direction: null, before: null };
  const { items, next } = await list({ ...everything, limit });
  expect(items).toHaveLength(limit);
  expect(next).toBe(encodeCursor('connections', [items[limit - 1]!.id]));
});
