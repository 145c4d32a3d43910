import { createSettableClock } from '#tests/support/settable-clock.ts';
import { toConnectionId } from '#tests/support/ids.ts';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import { makeCountConnections } from '#core/connections/use-cases/count-connections.ts';
import type { Told } from '#core/connections/domain/connection-overview.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { makeGetConnectionOverview } from '#core/connections/use-cases/get-connection-overview.ts';
import { makeGetConnectionBetween } from '#core/connections/use-cases/get-connection-between.ts';
import { makeGetConnection } from '#core/connections/use-cases/get-connection.ts';
import { makeListConnections } from '#core/connections/use-cases/list-connections.ts';
import { encodeCursor } from '#core/kernel/cursor.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import { granted, refused } from '#core/kernel/result.ts';
import { toMember, type Self } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import {
  storeConnection,
  storeMembers,
  storeMessage,
  storeRequest,
} from '#tests/support/stored-records.ts';
import { replaceConnection } from '#tests/support/writes.ts';

const ALL = { status: null, direction: null, before: null, limit: 10 } as const;
const NOT_FOUND = refused({ code: 'not_found', subject: 'connection' });

const clock = createSettableClock();
let storage: Storage;
let rosa: Self;
let others: Self[];
let accepted: Connection;
let sent: Connection;
let received: Connection;

/** Rosa is connected with the first, has asked the second, and was asked by the third. */
beforeEach(async () => {
  storage = createMemoryStorage();
  const members = await storeMembers(storage, 5);
  rosa = members[0]!;
  others = members.slice(1);
  accepted = await storeConnection(storage, rosa.id, others[0]!.id);
  sent = await storeRequest(storage, rosa.id, others[1]!.id);
  received = await storeRequest(storage, others[2]!.id, rosa.id);
});

/** Something is for Rosa to open. */
const listTold = (memberId: MemberId) =>
  Promise.resolve<readonly Told[]>(memberId === rosa.id ? ['decision'] : []);

const withOther = (connection: Connection, place: number) => ({
  ...connection,
  member: toMember(others[place]!),
  presence: 'here',
});

const listed = (connection: Connection, place: number) => ({
  ...withOther(connection, place),
  lastMessageAt: null,
});

test('connections are listed newest first, each with the other party', async () => {
  const list = makeListConnections({ ...storage, clock });
  expect(await list({ callerId: rosa.id, ...ALL })).toEqual({
    items: [listed(received, 2), listed(sent, 1), listed(accepted, 0)],
    next: null,
  });
  const first = await list({ callerId: rosa.id, ...ALL, limit: 2 });
  expect(first).toMatchObject({
    items: [received, sent],
    next: encodeCursor('connections', [sent.id]),
  });
  const rest = await list({ callerId: rosa.id, ...ALL, before: sent.id });
  expect(rest).toEqual({ items: [listed(accepted, 0)], next: null });
});

test('connections are listed by status and direction', async () => {
  const list = makeListConnections({ ...storage, clock });
  const pending = await list({ callerId: rosa.id, ...ALL, status: 'pending' });
  expect(pending.items).toMatchObject([received, sent]);
  const asked = { ...ALL, status: 'pending', direction: 'received' } as const;
  expect((await list({ callerId: rosa.id, ...asked })).items).toMatchObject([received]);
});

test('connections are counted', async () => {
  const count = makeCountConnections({ ...storage, clock });
  expect(await count({ callerId: rosa.id })).toEqual({ accepted: 1, sent: 1, received: 1 });
  expect(await count({ callerId: others[3]!.id })).toEqual({ accepted: 0, sent: 0, received: 0 });
});

test('an overview has the counts, the newest requests to answer and the newest connections', async () => {
  const overview = makeGetConnectionOverview({ ...storage, listTold, clock });
  expect(await overview({ callerId: rosa.id })).toEqual({
    counts: { accepted: 1, sent: 1, received: 1 },
    received: [listed(received, 2)],
    accepted: [listed(accepted, 0)],
    unread: null,
    day: null,
    saidYes: null,
    rhythm: null,
    pickUp: null,
    told: ['decision'],
  });
  expect(await overview({ callerId: others[0]!.id })).toMatchObject({
    pickUp: { connection: { id: accepted.id }, lastWords: null },
    told: [],
  });
  await storeMessage(storage, others[0]!.id, accepted);
  expect(await overview({ callerId: rosa.id })).toMatchObject({ unread: withOther(accepted, 0) });
  expect(await overview({ callerId: others[0]!.id })).toMatchObject({ unread: null });
});

test('an overview has a yes for fourteen days, until a word is written', async () => {
  const overview = makeGetConnectionOverview({ ...storage, listTold, clock });
  const acceptedAt = new Date(Date.parse(clock.now()) - 1).toISOString();
  await replaceConnection(
    storage,
    sent,
    { ...sent, status: 'accepted', acceptedAt },
    others[1]!.id,
  );
  const saidYes = { id: sent.id, acceptedAt, member: { id: others[1]!.id } };
  expect(await overview({ callerId: rosa.id })).toMatchObject({ saidYes });
  expect(await overview({ callerId: others[1]!.id })).toMatchObject({ saidYes: null });
  const later = createSettableClock(daysAfter(acceptedAt, 14));
  const twoWeeksLater = makeGetConnectionOverview({ ...storage, listTold, clock: later });
  expect(await twoWeeksLater({ callerId: rosa.id })).toMatchObject({ saidYes: null });
  await storeMessage(storage, rosa.id, { ...sent, status: 'accepted', acceptedAt });
  expect(await overview({ callerId: rosa.id })).toMatchObject({ saidYes: null });
});

test('an overview has ten requests and three connections at most, newest first', async () => {
  const strangers = await storeMembers(storage, 16);
  const requests: Connection[] = [];
  for (const { id } of strangers.slice(0, 12)) {
    requests.unshift(await storeRequest(storage, id, rosa.id));
  }
  const connections: Connection[] = [];
  for (const { id } of strangers.slice(12)) {
    connections.unshift(await storeConnection(storage, id, rosa.id));
  }
  const overview = await makeGetConnectionOverview({ ...storage, listTold, clock })({
    callerId: rosa.id,
  });
  expect(overview.counts).toEqual({ accepted: 5, sent: 1, received: 13 });
  const idsOf = (list: readonly Connection[]) => list.map(({ id }) => id);
  expect(idsOf(overview.received)).toEqual(idsOf(requests.slice(0, 10)));
  expect(idsOf(overview.accepted)).toEqual(idsOf(connections.slice(0, 3)));
});

test('an overview has those with the newest words, and one who has gone quiet', async () => {
  const strangers = await storeMembers(storage, 4);
  const start = Date.parse(accepted.acceptedAt!);
  const connect = async (place: number, days: number) => {
    const asked = await storeRequest(storage, rosa.id, strangers[place]!.id);
    const acceptedAt = daysAfter(new Date(start).toISOString(), days);
    const yes = { ...asked, status: 'accepted', acceptedAt } as const;
    await replaceConnection(storage, asked, yes, strangers[place]!.id);
    return asked.id;
  };
  const [old, ...recent] = [await connect(0, 5), await connect(1, 40), await connect(2, 41)];
  const newest = await connect(3, 42);
  const at = (days: number) => createSettableClock(daysAfter(new Date(start).toISOString(), days));
  const idsAt = async (days: number) => {
    const overview = makeGetConnectionOverview({ ...storage, listTold, clock: at(days) });
    return (await overview({ callerId: rosa.id })).accepted.map(({ id }) => id);
  };
  expect(await idsAt(30)).toEqual([newest, recent[1], recent[0]]);
  expect(await idsAt(36)).toEqual([newest, recent[1], old]);
  expect(await idsAt(80)).toEqual([newest, recent[1], recent[0]]);
});

test('a connection is read by its two members and by nobody else', async () => {
  const get = makeGetConnection({ ...storage, clock });
  const { id } = accepted;
  expect(await get({ callerId: rosa.id, id })).toEqual(granted(withOther(accepted, 0)));
  const seen = await get({ callerId: others[0]!.id, id });
  expect(seen).toEqual(granted({ ...accepted, member: toMember(rosa), presence: 'here' }));
  expect(await get({ callerId: others[1]!.id, id })).toEqual(NOT_FOUND);
  expect(await get({ callerId: rosa.id, id: toConnectionId(999) })).toEqual(NOT_FOUND);
});

test('what is between two is read by either, in either order, and by nobody else', async () => {
  const between = makeGetConnectionBetween({ ...storage, clock });
  const [callerId, otherId] = [rosa.id, others[0]!.id];
  const found = granted(withOther(accepted, 0));
  expect(await between({ callerId, requesterId: callerId, recipientId: otherId })).toEqual(found);
  expect(await between({ callerId, requesterId: otherId, recipientId: callerId })).toEqual(found);
  const stranger = { callerId, requesterId: callerId, recipientId: others[3]!.id };
  expect(await between(stranger)).toEqual(granted(null));
  const outsider = { callerId: others[1]!.id, requesterId: callerId, recipientId: otherId };
  expect(await between(outsider)).toEqual(refused({ code: 'forbidden' }));
});

test('a connection with a member who goes while it is read is none', async () => {
  const { members } = createMemoryStorage();
  const [callerId, recipientId] = [rosa.id, others[0]!.id];
  const between = makeGetConnectionBetween({ ...storage, members, clock });
  expect(await between({ callerId, requesterId: callerId, recipientId })).toEqual(granted(null));
});
