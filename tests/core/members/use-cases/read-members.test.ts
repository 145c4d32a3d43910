import { toMemberId } from '#tests/support/ids.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { encodeCursor } from '#core/kernel/cursor.ts';
import { granted, refused } from '#core/kernel/result.ts';
import { toMember, type Self } from '#core/members/domain/member.ts';
import { makeGetMember } from '#core/members/use-cases/get-member.ts';
import { makeListMembers } from '#core/members/use-cases/list-members.ts';
import type { Storage } from '#core/storage.ts';
import { storeMembers } from '#tests/support/stored-records.ts';

let storage: Storage;
let members: Self[];

beforeEach(async () => {
  storage = createMemoryStorage();
  members = await storeMembers(storage, 3);
});

const get = (callerId: MemberId, id: number) =>
  makeGetMember(storage)({ callerId, id: toMemberId(id) });
const list = (after: number, limit: number) =>
  makeListMembers(storage)({ callerId: members[0]!.id, after, limit });

test('one’s own profile is read whole, another’s without its private part', async () => {
  const [rosa, daniel] = members as [Self, Self];
  expect(await get(rosa.id, rosa.id)).toEqual(granted(rosa));
  const seen = await get(rosa.id, daniel.id);
  expect(seen).toEqual(granted(toMember(daniel)));
  expect(JSON.stringify(seen)).not.toContain(daniel.email);
});

test('a member who is not there is not found, and if it is the caller, not signed in', async () => {
  expect(await get(toMemberId(1), 999)).toEqual(refused({ code: 'not_found', subject: 'member' }));
  expect(await get(toMemberId(999), 999)).toEqual(refused({ code: 'not_signed_in' }));
});

test('everyone is listed page by page, and the last page leads nowhere', async () => {
  const [first, second, third] = members.map(toMember);
  expect(await list(0, 2)).toEqual({
    items: [first, second],
    next: encodeCursor('members', [second!.id]),
  });
  expect(await list(second!.id, 2)).toEqual({ items: [third], next: null });
  expect(await list(0, 3)).toMatchObject({ next: null });
  expect(await list(third!.id, 2)).toEqual({ items: [], next: null });
});
