import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import { granted, refused } from '#core/kernel/result.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import type { WayKnown } from '#core/vouching/domain/vouch.ts';
import { makeCountVouches } from '#core/vouching/use-cases/count-vouches.ts';
import { makeGetOwnVouch } from '#core/vouching/use-cases/get-own-vouch.ts';
import { makeListOwnVouches } from '#core/vouching/use-cases/list-own-vouches.ts';
import { makeRemoveExpiredVouches } from '#core/vouching/use-cases/remove-expired-vouches.ts';
import { makeVouchForMember } from '#core/vouching/use-cases/vouch-for-member.ts';
import { deleteMember } from '#tests/support/canary.ts';
import { toConnectionId, toMemberId } from '#tests/support/ids.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';
import {
  storeConnection,
  storeMember,
  storeMessage,
  storeRequest,
} from '#tests/support/stored-records.ts';
import { storeStanding, storeVouch } from '#tests/support/writes.ts';

const NO_CONNECTION = refused({ code: 'not_found', subject: 'connection' });

let storage: Storage;
let clock: ReturnType<typeof createSettableClock>;
let rosa: Self;
let daniel: Self;
let connection: Connection;

/** They have known each other here for months, and have written to each other. */
beforeEach(async () => {
  storage = createMemoryStorage();
  clock = createSettableClock();
  rosa = await storeMember(storage, { name: 'Rosa' });
  daniel = await storeMember(storage, { name: 'Daniel' });
  connection = await storeConnection(storage, rosa.id, daniel.id);
  for (const by of [rosa, daniel]) await storeMessage(storage, by.id, connection);
});

/** What is said of a member is announced to nobody. */
afterEach(async () => {
  expect(await readEvents(storage)).toEqual([]);
});

const deps = () => ({ ...storage, clock });
const say = (by: Self, said: WayKnown | null, on: Pick<Connection, 'id'> = connection) =>
  makeVouchForMember(deps())({ callerId: by.id, connectionId: on.id, said });
const own = (by: Self, on: Pick<Connection, 'id'> = connection) =>
  makeGetOwnVouch(deps())({ callerId: by.id, connectionId: on.id });
const list = (by: Self) => makeListOwnVouches(storage)({ callerId: by.id });
const stored = async (by = rosa) => (await storage.vouches.loadOwn(by.id, connection.id)).vouch;

describe('what a member says of another', () => {
  test('is theirs to say, to change and to withdraw', async () => {
    const seen = { said: null, mayVouch: 'yes' };
    expect(await own(rosa)).toMatchObject({ value: seen });
    expect(await say(rosa, null)).toMatchObject({ value: { said: null } });
    expect(await stored()).toBeNull();
    expect(await say(rosa, 'spoken')).toMatchObject({ value: { said: 'spoken' } });
    expect(await own(rosa)).toMatchObject({ value: { said: 'spoken', mayVouch: 'yes' } });
    expect(await own(daniel)).toMatchObject({ value: seen });
    const first = await stored();
    clock.advance(30 * DAY);
    await say(rosa, 'spoken');
    expect(await stored()).toEqual(first);
    await say(rosa, 'met');
    expect(await stored()).toMatchObject({ said: 'met', before: 'spoken' });
    expect(await list(rosa)).toEqual([{ memberId: daniel.id, name: 'Daniel', said: 'met' }]);
    expect(await say(rosa, null)).toMatchObject({ value: { said: null } });
    expect(await stored()).toMatchObject({ countsUntil: '2026-12-22T00:00:00.000Z' });
    expect(await list(rosa)).toEqual([]);
  });

  test('waits until both have written, and a withdrawal does not', async () => {
    const ada = await storeMember(storage);
    const silent = await storeConnection(storage, rosa.id, ada.id);
    await storeMessage(storage, rosa.id, silent);
    expect(await say(rosa, 'met', silent)).toEqual(refused({ code: 'may_not_vouch' }));
    await storeVouch(storage, silent, rosa.id);
    expect(await say(rosa, null, silent)).toMatchObject({ ok: true });
    await storeMessage(storage, ada.id, silent);
    expect(await say(rosa, 'met', silent)).toMatchObject({ ok: true });
  });

  test('is of someone they are connected with, who is there', async () => {
    const outsider = await storeMember(storage);
    const request = await storeRequest(storage, outsider.id, rosa.id);
    const nothing = { id: toConnectionId(99) };
    for (const act of [own, (by: Self, on = connection) => say(by, 'met', on)]) {
      expect(await act(outsider, connection)).toEqual(NO_CONNECTION);
      expect(await act(rosa, nothing as Connection)).toEqual(NO_CONNECTION);
      expect(await act(outsider, request)).toEqual(refused({ code: 'not_accepted' }));
    }
    await storeStanding(storage, daniel.id, { account: { status: 'deleted' } });
    await deleteMember(storage, daniel.id);
    expect(await own(rosa)).toEqual(refused({ code: 'member_has_left' }));
    expect(await say(rosa, 'met')).toEqual(refused({ code: 'member_has_left' }));
  });

  test('is listed without the name of a member they no longer see', async () => {
    await say(rosa, 'met');
    await storeStanding(storage, daniel.id, { account: { status: 'removed' } });
    expect(await list(rosa)).toEqual([{ memberId: daniel.id, name: null, said: 'met' }]);
    expect(await list(daniel)).toEqual([]);
  });
});

test('who vouches for a member is counted for those who see the member', async () => {
  const count = (by: Self, id = daniel.id) => makeCountVouches(deps())({ callerId: by.id, id });
  const nobody = { people: 0, spoken: 0, met: 0 };
  for (const one of [rosa, daniel]) expect(await count(one)).toEqual(granted(nobody));
  const notFound = refused({ code: 'not_found', subject: 'member' });
  expect(await count(rosa, toMemberId(99))).toEqual(notFound);
  await storeStanding(storage, daniel.id, { account: { status: 'removed' } });
  expect(await count(rosa)).toEqual(notFound);
});

test('a vouch is removed once it has ceased to count', async () => {
  await storeVouch(storage, connection, rosa.id, { countsUntil: '2026-11-22T00:00:00.000Z' });
  await storeVouch(storage, connection, daniel.id);
  const remove = makeRemoveExpiredVouches(deps());
  await remove();
  expect(await stored()).not.toBeNull();
  clock.advance(DAY);
  await remove();
  expect(await stored()).toBeNull();
  expect(await stored(daniel)).not.toBeNull();
});
