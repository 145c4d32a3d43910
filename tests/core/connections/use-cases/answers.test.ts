import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { makeDismissAnswer } from '#core/connections/use-cases/dismiss-answer.ts';
import { makeListAnswers } from '#core/connections/use-cases/list-answers.ts';
import { makeRemoveConnection } from '#core/connections/use-cases/remove-connection.ts';
import { decodeCursor } from '#core/kernel/cursor.ts';
import { granted, refused } from '#core/kernel/result.ts';
import { toMember, type Self } from '#core/members/domain/member.ts';
import type { DeclineSentence } from '#core/safety/domain/decline-answer.ts';
import type { Storage } from '#core/storage.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { storeConnection, storeMembers, storeRequest } from '#tests/support/stored-records.ts';
import { storeStanding } from '#tests/support/writes.ts';

const NOT_FOUND = refused({ code: 'not_found', subject: 'connection' });

let clock: ReturnType<typeof createSettableClock>;
let storage: Storage;
let rosa: Self;
let others: Self[];

beforeEach(async () => {
  clock = createSettableClock();
  storage = createMemoryStorage();
  [rosa, ...others] = (await storeMembers(storage, 4)) as [Self, ...Self[]];
});

/** Rosa asks them, and they decline with that answer, or in silence. */
async function decline(by: Self, answer: DeclineSentence | null = 'too_busy') {
  const { id } = await storeRequest(storage, rosa.id, by.id);
  const remove = makeRemoveConnection({ ...storage, clock });
  expect(await remove({ callerId: by.id, id, seen: 'pending', answer })).toEqual(granted(null));
}

const list = (limit = 10, before: number | null = null) =>
  makeListAnswers({ ...storage, clock })({ callerId: rosa.id, before, limit });
const dismiss = (by: Self, callerId = rosa.id) =>
  makeDismissAnswer({ ...storage, clock })({ callerId, memberId: by.id });

test('an answer is heard once the decline can’t be undone, and until it is put away', async () => {
  const [daniel] = others;
  const answeredAt = clock.now();
  await decline(daniel!);
  clock.advance(30_000);
  expect(await list()).toEqual({ items: [], next: null });
  expect(await dismiss(daniel!)).toEqual(NOT_FOUND);
  clock.advance(1);
  const item = { member: toMember(daniel!), sentence: 'too_busy', answeredAt };
  expect(await list()).toEqual({ items: [item], next: null });
  const before = await readEvents(storage);
  expect(await dismiss(daniel!)).toEqual(granted(null));
  expect(await list()).toEqual({ items: [], next: null });
  expect(await dismiss(daniel!)).toEqual(NOT_FOUND);
  expect(await readEvents(storage)).toEqual(before);
  const { value } = await storage.safety.loadHistory(rosa.id, daniel!.id);
  expect(value.some(({ mayAskFrom }) => mayAskFrom !== null)).toBe(true);
});

test('who declined in silence has given no answer', async () => {
  await decline(others[0]!, null);
  clock.advance(60_000);
  expect(await list()).toEqual({ items: [], next: null });
  expect(await dismiss(others[0]!)).toEqual(NOT_FOUND);
});

test('an answer is put away by whoever got it, and not from a member they don’t see', async () => {
  const [daniel, frieda] = others;
  await decline(daniel!);
  clock.advance(60_000);
  expect(await dismiss(rosa, daniel!.id)).toEqual(NOT_FOUND);
  expect(await dismiss(frieda!)).toEqual(NOT_FOUND);
  await storeStanding(storage, daniel!.id, { account: { status: 'removed' } });
  expect(await dismiss(daniel!)).toEqual(NOT_FOUND);
});

test('answers are listed page by page, the highest id of a member first', async () => {
  for (const one of others) await decline(one);
  clock.advance(60_000);
  const ids = ({ items }: Awaited<ReturnType<typeof list>>) => items.map(({ member }) => member.id);
  const [daniel, frieda, ada] = others.map(({ id }) => id);
  const first = await list(2);
  expect(ids(first)).toEqual([ada, frieda]);
  expect(decodeCursor('answers', 1, first.next!)).toEqual([frieda]);
  const rest = await list(2, frieda);
  expect([ids(rest), rest.next]).toEqual([[daniel], null]);
  expect(decodeCursor('answers', 1, (await list(1)).next!)).toEqual([ada]);
  expect((await list(3)).next).toBeNull();
});

test('only a request that is declined can be answered', async () => {
  const [daniel] = others;
  const errors = [{ path: 'answer', fault: { rule: 'answer_without_decline' } }];
  const remove = makeRemoveConnection({ ...storage, clock });
  const answer = 'too_busy';
  const request = await storeRequest(storage, rosa.id, daniel!.id);
  const cancelling = { callerId: rosa.id, id: request.id, seen: 'pending', answer } as const;
  expect(await remove(cancelling)).toEqual(refused({ code: 'invalid_input', errors }));
  const frieda = others[1]!;
  const connection = await storeConnection(storage, rosa.id, frieda.id);
  const ending = { callerId: frieda.id, id: connection.id, seen: null, answer } as const;
  expect(await remove(ending)).toEqual(refused({ code: 'invalid_input', errors }));
  expect(await storage.connections.findById(request.id)).toEqual(request);
});
