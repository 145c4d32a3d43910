import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { makeBlockMember } from '#core/connections/blocks/use-cases/block-member.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import { granted, refused } from '#core/kernel/result.ts';
import type { Self } from '#core/members/domain/member.ts';
import { makeGetPrivateNote } from '#core/messaging/use-cases/get-private-note.ts';
import { makeWritePrivateNote } from '#core/messaging/use-cases/write-private-note.ts';
import type { Storage } from '#core/storage.ts';
import { deleteMember } from '#tests/support/canary.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { storeConnection, storeMembers, storeRequest } from '#tests/support/stored-records.ts';
import { endConnection, storeStanding } from '#tests/support/writes.ts';

const NOTE = 'Her sister is Joan.';
const NOT_FOUND = refused({ code: 'not_found', subject: 'connection' });
const clock = createSettableClock();

let storage: Storage;
let rosa: Self;
let daniel: Self;
let frieda: Self;
let connection: Connection;

beforeEach(async () => {
  storage = createMemoryStorage();
  [rosa, daniel, frieda] = (await storeMembers(storage, 3)) as [Self, Self, Self];
  connection = await storeConnection(storage, rosa.id, daniel.id);
});

const get = ({ id: callerId }: Self, { id: connectionId } = connection) =>
  makeGetPrivateNote(storage)({ callerId, connectionId });
const write = ({ id: callerId }: Self, text: string, { id: connectionId } = connection) =>
  makeWritePrivateNote({ ...storage, clock })({ callerId, connectionId, text });

test('a note is for its writer alone, and nothing tells of it', async () => {
  expect(await get(rosa)).toEqual(granted(''));
  expect(await write(rosa, NOTE)).toEqual(granted(NOTE));
  expect(await get(rosa)).toEqual(granted(NOTE));
  expect(await get(daniel)).toEqual(granted(''));
  expect(await readEvents(storage)).toEqual([]);
  expect(await write(rosa, '')).toEqual(granted(''));
  expect(await get(rosa)).toEqual(granted(''));
});

test('it needs a connection of one’s own that was accepted', async () => {
  const request = await storeRequest(storage, rosa.id, frieda.id);
  for (const refusal of [
    await get(frieda),
    await write(frieda, NOTE),
    await get(rosa, request),
    await write(rosa, NOTE, request),
    await write(frieda, NOTE, request),
  ]) {
    expect(refusal).toEqual(NOT_FOUND);
  }
});

test('it is not there while the other is hidden, and again when they are not', async () => {
  await write(rosa, NOTE);
  const until = '2999-01-01T00:00:00.000Z';
  await storeStanding(storage, daniel.id, { account: { status: 'suspended', until } });
  expect(await get(rosa)).toEqual(NOT_FOUND);
  expect(await write(rosa, '')).toEqual(NOT_FOUND);
  await storeStanding(storage, daniel.id, { account: { status: 'active' } });
  expect(await get(rosa)).toEqual(granted(NOTE));
  await makeBlockMember({ ...storage, clock })({ callerId: daniel.id, id: rosa.id });
  expect(await get(rosa)).toEqual(NOT_FOUND);
  expect(await write(rosa, 'More')).toEqual(NOT_FOUND);
});

test('about a former member it is read and removed, and not written', async () => {
  await write(rosa, NOTE);
  await deleteMember(storage, daniel.id);
  expect(await get(rosa)).toEqual(granted(NOTE));
  expect(await write(rosa, 'More')).toEqual(refused({ code: 'member_has_left' }));
  expect(await write(rosa, '')).toEqual(granted(''));
  expect(await storage.privateNotes.listOf(rosa.id, { before: null, limit: 10 })).toEqual([]);
});

test('it is not shown any more once the connection has ended', async () => {
  await write(rosa, NOTE);
  await endConnection(storage, connection, rosa.id);
  expect(await get(rosa)).toEqual(NOT_FOUND);
  expect(await write(rosa, '')).toEqual(NOT_FOUND);
});

test('one that is written while the connection ends is decided again', async () => {
  const conversations = {
    find: async (...asked: Parameters<Storage['conversations']['find']>) => {
      const found = await storage.conversations.find(...asked);
      await endConnection(storage, connection, daniel.id).catch(() => undefined);
      return found;
    },
  };
  const late = makeWritePrivateNote({ ...storage, conversations, clock });
  const note = { callerId: rosa.id, connectionId: connection.id, text: NOTE };
  expect(await late(note)).toEqual(NOT_FOUND);
  expect(await storage.privateNotes.find(rosa.id, connection.id)).toBeNull();
});
