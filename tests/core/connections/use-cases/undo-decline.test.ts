import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { makeBlockMember } from '#core/connections/blocks/use-cases/block-member.ts';
import { makeRemoveConnection } from '#core/connections/use-cases/remove-connection.ts';
import { makeRequestConnection } from '#core/connections/use-cases/request-connection.ts';
import { makeUndoDecline } from '#core/connections/use-cases/undo-decline.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import type { Self } from '#core/members/domain/member.ts';
import { toMember } from '#core/members/domain/member.ts';
import { granted, refused } from '#core/kernel/result.ts';
import type { Storage } from '#core/storage.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { storeMember, storeRequest } from '#tests/support/stored-records.ts';

const NOT_FOUND = refused({ code: 'not_found', subject: 'connection' });

let clock: ReturnType<typeof createSettableClock>;
let storage: Storage;
let rosa: Self;
let daniel: Self;
let request: Connection;

beforeEach(async () => {
  clock = createSettableClock();
  storage = createMemoryStorage();
  rosa = await storeMember(storage);
  daniel = await storeMember(storage);
  request = await storeRequest(storage, rosa.id, daniel.id);
});

const decline = () =>
  makeRemoveConnection({ ...storage, clock })({
    callerId: daniel.id,
    id: request.id,
    seen: 'pending',
  });
const undo = (callerId = daniel.id, requesterId = rosa.id) =>
  makeUndoDecline({ ...storage, clock })({ callerId, requesterId });

describe('a request that was declined', () => {
  test('is restored as it was, under a new id, and may be answered as before', async () => {
    await decline();
    clock.advance(29_000);
    const restored = await undo();
    const { id, ...kept } = request;
    expect(restored).toEqual(
      granted({ ...kept, id: id + 1, member: toMember(rosa), presence: 'here' }),
    );
    expect(await storage.connections.findBetween(rosa.id, daniel.id)).toEqual({
      ...kept,
      id: id + 1,
    });
    const history = await storage.safety.loadHistory(rosa.id, daniel.id);
    expect(history.value.map(({ mayAskFrom }) => mayAskFrom)).toEqual([null, null]);
    const memberIds = [rosa.id, daniel.id];
    expect((await readEvents(storage)).at(-1)).toEqual({
      type: 'connection_requested',
      connectionId: id + 1,
      memberIds,
    });
  });

  test('is not restored by the one who asked, nor by anyone else', async () => {
    const outsider = await storeMember(storage);
    await decline();
    expect(await undo(rosa.id, daniel.id)).toEqual(NOT_FOUND);
    expect(await undo(rosa.id, rosa.id)).toEqual(NOT_FOUND);
    expect(await undo(outsider.id, rosa.id)).toEqual(NOT_FOUND);
  });

  test('is not restored half a minute later, nor twice', async () => {
    await decline();
    clock.advance(31_000);
    expect(await undo()).toEqual(NOT_FOUND);
    clock.advance(-2_000);
    expect(await undo()).toMatchObject({ ok: true });
    expect(await undo()).toEqual(NOT_FOUND);
  });

  test('is not restored once the two have blocked each other', async () => {
    await decline();
    await makeBlockMember({ ...storage, clock })({ callerId: rosa.id, id: daniel.id });
    expect(await undo()).toEqual(NOT_FOUND);
  });

  test('stays declined for the one who asked, until it is restored', async () => {
    await decline();
    const ask = makeRequestConnection({ ...storage, clock, confirmation: 'none' });
    const again = {
      callerId: rosa.id,
      requesterId: rosa.id,
      recipientId: daniel.id,
      relationshipTypeId: null,
      side: null,
      note: null,
    };
    expect(await ask(again)).toEqual(refused({ code: 'asked_before' }));
  });
});
