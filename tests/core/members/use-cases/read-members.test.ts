import { findSurroundings } from '#tests/support/listed-towns.ts';
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
import { updateMember } from '#tests/support/writes.ts';

const AT = '2026-07-01T12:00:00.000Z';

let storage: Storage;
let members: Self[];

beforeEach(async () => {
  storage = createMemoryStorage();
  members = await storeMembers(storage, 3);
});

const get = (callerId: MemberId, id: number) =>
  makeGetMember({ ...storage, findSurroundings, clock: { now: () => AT } })({
    callerId,
    id: toMemberId(id),
  });
const list = (after: number, limit: number) =>
  makeListMembers(storage)({ callerId: members[0]!.id, after, limit });

test('one’s own profile is read whole, another’s without its private part', async () => {
  const [rosa, daniel] = members as [Self, Self];
  expect(await get(rosa.id, rosa.id)).toEqual(granted(rosa));
  const seen = await get(rosa.id, daniel.id);
  const asking = { status: 'open', relationshipTypes: [] };
  expect(seen).toEqual(granted({ ...toMember(daniel), asking, utcOffset: null, distance: null }));
  expect(JSON.stringify(seen)).not.toContain(daniel.email);
});

test('another’s profile has the hour of their clocks, and never the time zone', async () => {
  const [rosa, daniel] = members as [Self, Self];
  await updateMember(storage, daniel.id, { preferences: { timeZone: 'Asia/Kathmandu' } });
  const seen = await get(rosa.id, daniel.id);
  expect(seen).toMatchObject({ value: { utcOffset: 345, preferences: { timeZone: null } } });
  expect(JSON.stringify(seen)).not.toContain('Kathmandu');
  const own = await get(daniel.id, daniel.id);
  expect(own).toMatchObject({ value: { preferences: { timeZone: 'Asia/Kathmandu' } } });
});

test('another’s profile says what a request of the caller needs, and nothing else of the limits', async () => {
  const [rosa, daniel] = members as [Self, Self];
  const ageRange = { min: 30, max: 40 };
  const whoMayAsk = { relationshipTypes: [3], ageRange, onlyWithNote: true };
  await updateMember(storage, daniel.id, { whoMayAsk });
  const closed = { status: 'closed', relationshipTypes: [] };
  const member = toMember(daniel);
  expect(await get(rosa.id, daniel.id)).toEqual(
    granted({ ...member, asking: closed, utcOffset: null, distance: null }),
  );
  await updateMember(storage, rosa.id, { age: 30 });
  const asking = { status: 'with_note', relationshipTypes: [3] };
  expect(await get(rosa.id, daniel.id)).toEqual(
    granted({ ...member, asking, utcOffset: null, distance: null }),
  );
});

test('a member who is not there is not found, and if it is the caller, not signed in', async () => {
  expect(await get(members[0]!.id, 999)).toEqual(refused({ code: 'not_found', subject: 'member' }));
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
