import type { Confirmation } from '#core/members/domain/confirmation.ts';
import { toConnectionId, toMemberId } from '#tests/support/ids.ts';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { REQUEST_LIMIT } from '#core/connections/domain/request-limit.ts';
import { makeRequestConnection } from '#core/connections/use-cases/request-connection.ts';
import { granted, refused } from '#core/kernel/result.ts';
import { toMember, type Self } from '#core/members/domain/member.ts';
import { EVERYONE } from '#core/members/domain/who-may-ask.ts';
import type { Storage } from '#core/storage.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { EVER, storeMember, storeMembers, storeRequest } from '#tests/support/stored-records.ts';
import { storeStanding, updateMember } from '#tests/support/writes.ts';

const clock = createSettableClock();

let storage: Storage;
let rosa: Self;
let daniel: Self;

beforeEach(async () => {
  storage = createMemoryStorage();
  rosa = await storeMember(storage);
  daniel = await storeMember(storage);
});

type Request = Parameters<ReturnType<typeof makeRequestConnection>>[0];

function request(given: Partial<Request> = {}, confirmation: Confirmation = 'optional') {
  const pair = { requesterId: rosa.id, recipientId: daniel.id };
  const deps = { ...storage, clock, confirmation };
  return makeRequestConnection(deps)({
    callerId: rosa.id,
    ...pair,
    relationshipTypeId: 2,
    side: null,
    note: null,
    ...given,
  });
}

async function exhaustLimit(): Promise<void> {
  for (let time = 0; time < REQUEST_LIMIT.points; time += 1) {
    await storage.limiter.take(REQUEST_LIMIT, String(rosa.id));
  }
}

test.each([2, null])('a request that names the bond %s waits for the other', async (bond) => {
  const pending = {
    id: 1,
    status: 'pending',
    requesterId: rosa.id,
    recipientId: daniel.id,
    relationshipTypeId: bond,
    side: null,
    note: null,
    createdAt: clock.now(),
    acceptedAt: null,
  };
  const asked = await request({ relationshipTypeId: bond });
  expect(asked).toEqual(granted({ ...pending, member: toMember(daniel), presence: 'here' }));
  expect(await storage.connections.findById(toConnectionId(1))).toEqual(pending);
  const memberIds = [rosa.id, daniel.id];
  const event = { type: 'connection_requested', connectionId: 1, memberIds };
  expect(await readEvents(storage)).toEqual([event]);
});

const MEMBER_NOT_FOUND = { code: 'not_found', subject: 'member' };

test.each<[string, () => Partial<Request>, object]>([
  ['oneself', () => ({ recipientId: rosa.id }), { code: 'invalid_input' }],
  ['nobody', () => ({ recipientId: toMemberId(999) }), MEMBER_NOT_FOUND],
  ['in another’s name', () => ({ callerId: daniel.id }), { code: 'forbidden' }],
  ['in nobody’s name', () => ({ requesterId: toMemberId(999) }), MEMBER_NOT_FOUND],
  [
    'as nobody',
    () => ({ callerId: toMemberId(999), requesterId: toMemberId(999) }),
    { code: 'not_signed_in' },
  ],
  [
    'for an unknown bond',
    () => ({ relationshipTypeId: 99 }),
    { code: 'not_found', subject: 'relationship_type' },
  ],
])('asking %s is refused before the limit is asked', async (_whom, given, refusal) => {
  await exhaustLimit();
  expect(await request(given())).toMatchObject({ ok: false, refusal });
  expect(await readEvents(storage)).toEqual([]);
});

test.each(['the same', 'the other'])('asking again is refused when %s asked first', async (who) => {
  const pair =
    who === 'the same' ? ([rosa.id, daniel.id] as const) : ([daniel.id, rosa.id] as const);
  const standing = await storeRequest(storage, ...pair);
  expect(await request()).toEqual(refused({ code: 'already_connected' }));
  expect(await storage.connections.findBetween(rosa.id, daniel.id)).toEqual(standing);
});

test('who has asked too often is refused, and told when they may ask again', async () => {
  await exhaustLimit();
  const asked = await request();
  expect(asked).toMatchObject({ ok: false, refusal: { code: 'too_many_requests' } });
  const wait =
    asked.ok || asked.refusal.code !== 'too_many_requests' ? 0 : asked.refusal.retryAfter;
  expect(wait).toBeGreaterThan(REQUEST_LIMIT.duration - 60);
  expect(wait).toBeLessThanOrEqual(REQUEST_LIMIT.duration);
  expect(await storage.connections.findBetween(rosa.id, daniel.id)).toBeNull();
});

test('who may not ask anybody is refused, whoever they ask, before the limit is asked', async () => {
  await exhaustLimit();
  await storeStanding(storage, rosa.id, { mayAsk: false });
  expect(await request()).toEqual(refused({ code: 'may_not_ask' }));
  expect(await request({ recipientId: toMemberId(999) })).toEqual(refused(MEMBER_NOT_FOUND));
  await storeRequest(storage, daniel.id, rosa.id);
  expect(await request()).toEqual(refused({ code: 'may_not_ask' }));
});

test('who takes a break is refused', async () => {
  await storeStanding(storage, rosa.id, { onBreak: { since: clock.now(), isTold: false } });
  expect(await request()).toEqual(refused({ code: 'on_break' }));
});

test('an address is confirmed first where the site asks for that', async () => {
  expect(await request({}, 'required')).toEqual(refused({ code: 'address_not_confirmed' }));
  const frieda = await storeMember(storage, { verified: true });
  const asking = { callerId: frieda.id, requesterId: frieda.id };
  expect(await request(asking, 'required')).toMatchObject({ ok: true });
});

test('a note is kept with the request', async () => {
  const note = 'We both keep bees. May I ask how you started?';
  expect(await request({ note })).toMatchObject({ ok: true, value: { note } });
  const between = await storage.connections.findBetween(rosa.id, daniel.id);
  expect(between).toMatchObject({ note });
});

test('only requests that meet the limits of the one who is asked are sent', async () => {
  const ageRange = { min: 30, max: 40 };
  const limits = { relationshipTypes: [3], ageRange, onlyWithNote: true };
  await updateMember(storage, daniel.id, { whoMayAsk: limits });
  await exhaustLimit();
  const note = 'A few words of mine';
  expect(await request({ relationshipTypeId: 3, note })).toEqual(
    refused({ code: 'takes_no_requests' }),
  );
  await updateMember(storage, rosa.id, { age: 35 });
  expect(await request({ note })).toEqual(refused({ code: 'bond_needed' }));
  expect(await request({ relationshipTypeId: 3 })).toEqual(refused({ code: 'note_needed' }));
  expect(await request({ relationshipTypeId: 3, note })).toMatchObject({
    refusal: { code: 'too_many_requests' },
  });
  expect(await readEvents(storage)).toEqual([]);
});

test('the limits of one who hides are not to be found out', async () => {
  await updateMember(storage, daniel.id, { whoMayAsk: { ...EVERYONE, onlyWithNote: true } });
  await storeStanding(storage, daniel.id, { account: { status: 'removed' } });
  expect(await request()).toEqual(refused(MEMBER_NOT_FOUND));
});

test('one’s own limits keep nobody from being asked', async () => {
  await updateMember(storage, rosa.id, { whoMayAsk: { ...EVERYONE, onlyWithNote: true } });
  expect(await request()).toMatchObject({ ok: true });
});

test('who has ten open requests is refused until one is answered', async () => {
  for (const { id } of await storeMembers(storage, 10)) await storeRequest(storage, rosa.id, id);
  expect(await request()).toEqual(refused({ code: 'too_many_open_requests' }));
  expect(await storage.connections.countOf(rosa.id, EVER)).toMatchObject({ sent: 10 });
});
