import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryLimiter } from '#adapters/memory/memory-limiter.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import { noHistory, withBlock } from '#core/safety/domain/pair-history.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Limiter } from '#core/kernel/limiter.ts';
import { granted, refused } from '#core/kernel/result.ts';
import { TYPING_LIMIT } from '#core/messaging/domain/typing-limit.ts';
import type { TypingHint } from '#core/messaging/domain/typing-hint.ts';
import { makeShowTyping } from '#core/messaging/use-cases/show-typing.ts';
import type { Storage } from '#core/storage.ts';
import { toConnectionId } from '#tests/support/ids.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { storeConnection, storeMembers, storeRequest } from '#tests/support/stored-records.ts';
import { storeHistory, storeStanding, updateMember } from '#tests/support/writes.ts';

const clock = createSettableClock();
const NOT_FOUND = refused({ code: 'not_found', subject: 'connection' });
const LATER = '2999-01-01T00:00:00.000Z';

let storage: Storage;
let processLimiter: Limiter;
let hints: TypingHint[];
let connection: Connection;
let outsiderId: MemberId;

beforeEach(async () => {
  storage = createMemoryStorage();
  processLimiter = createMemoryLimiter();
  hints = [];
  const [one, other, outsider] = (await storeMembers(storage, 3)).map(({ id }) => id);
  connection = await storeConnection(storage, one!, other!);
  outsiderId = outsider!;
});

const choose = (id: MemberId, typing: boolean) =>
  updateMember(storage, id, { sharedSigns: { typing, reading: true } });

const chooseBoth = async () => {
  await choose(connection.requesterId, true);
  await choose(connection.recipientId, true);
};

const type = (callerId = connection.requesterId, connectionId = connection.id) =>
  makeShowTyping({ ...storage, clock, processLimiter, sendHint: (hint) => hints.push(hint) })({
    callerId,
    connectionId,
  });

describe.each([
  [false, false],
  [false, true],
  [true, false],
  [true, true],
])('where the one who types has hints on: %s, and the other: %s', (own, others) => {
  test('a hint goes to the other only if both have, and the answer is the same', async () => {
    await choose(connection.requesterId, own);
    await choose(connection.recipientId, others);
    expect(await type()).toEqual(granted(null));
    const hint = { type: 'typing', connectionId: connection.id, viewerId: connection.recipientId };
    expect(hints).toEqual(own && others ? [hint] : []);
    expect(await readEvents(storage)).toEqual([]);
  });
});

test('either of the two can be the one who types', async () => {
  await chooseBoth();
  await type(connection.recipientId);
  expect(hints).toMatchObject([{ viewerId: connection.requesterId }]);
});

test('an outsider, one who is blocked, and one whose request waits are refused as readers are', async () => {
  await chooseBoth();
  await choose(outsiderId, true);
  const { id: pendingId } = await storeRequest(storage, connection.requesterId, outsiderId);
  expect(await type(connection.requesterId, pendingId)).toEqual(refused({ code: 'not_accepted' }));
  expect(await type(outsiderId)).toEqual(NOT_FOUND);
  expect(await type(connection.requesterId, toConnectionId(999))).toEqual(NOT_FOUND);
  const { requesterId, recipientId } = connection;
  const history = withBlock(noHistory(requesterId, recipientId), recipientId, clock.now(), null);
  await storeHistory(storage, history);
  expect(await type()).toEqual(NOT_FOUND);
  expect(hints).toEqual([]);
});

test('nothing goes to one who has left, and the answer is the same', async () => {
  await chooseBoth();
  await storeStanding(storage, connection.recipientId, { leavesOn: LATER });
  expect(await type()).toEqual(granted(null));
  expect(hints).toEqual([]);
});

test.each([true, false])(
  'too many hints are refused, whether the other has them on or not: %s',
  async (isOn) => {
    await choose(connection.requesterId, true);
    await choose(connection.recipientId, isOn);
    for (let time = 0; time < TYPING_LIMIT.points; time += 1) await type();
    expect(await type()).toMatchObject({ ok: false, refusal: { code: 'too_many_requests' } });
    expect(hints).toHaveLength(isOn ? TYPING_LIMIT.points : 0);
    expect(await type(connection.recipientId)).toEqual(granted(null));
    // Someone who may not know of the conversation learns no more than before.
    expect(await type(connection.requesterId, toConnectionId(999))).toEqual(NOT_FOUND);
  },
);
