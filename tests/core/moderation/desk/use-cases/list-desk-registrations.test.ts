import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { deskEndpoints } from '#core/moderation/desk/schemas.ts';
import { makeListDeskRegistrations } from '#core/moderation/desk/use-cases/list-desk-registrations.ts';
import { toMember, type Self } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import { storeMembers } from '#tests/support/stored-records.ts';
import { storeStanding } from '#tests/support/writes.ts';

let storage: Storage;
let members: Self[];

beforeEach(async () => {
  storage = createMemoryStorage();
  members = await storeMembers(storage, 5);
  for (const { id } of [members[4]!, members[1]!, members[2]!]) {
    await storeStanding(storage, id, { account: { status: 'awaiting_approval' } });
  }
});

const list = (page: { readonly after: number; readonly limit: number }) =>
  makeListDeskRegistrations(storage)(page);

test('those who wait are listed as other members would see them, the longest waiting first', async () => {
  const { items, next } = await list({ after: 0, limit: 3 });
  expect(items).toEqual([members[1]!, members[2]!, members[4]!].map(toMember));
  for (const item of items) expect(item).not.toHaveProperty('email');
  expect(next).toBeNull();
});

test('a page says where the next begins', async () => {
  const first = await list({ after: 0, limit: 2 });
  expect(first.items).toMatchObject([{ id: 2 }, { id: 3 }]);
  const { query } = deskEndpoints.listDeskRegistrations;
  const { after = 0 } = query.parse({ after: first.next });
  expect(await list({ after, limit: 2 })).toMatchObject({ items: [{ id: 5 }], next: null });
});
