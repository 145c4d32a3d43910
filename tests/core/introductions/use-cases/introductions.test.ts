import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { IntroductionAnswer } from '#core/introductions/domain/introduction.ts';
import type { IntroductionId } from '#core/kernel/ids.ts';
import { granted, refused } from '#core/kernel/result.ts';
import type { Confirmation } from '#core/members/domain/confirmation.ts';
import { toMember, type Self } from '#core/members/domain/member.ts';
import type { Standing } from '#core/safety/domain/standing.ts';
import type { Storage } from '#core/storage.ts';
import { makeUseCases } from '#server/composition/contexts.ts';
import { toIntroductionId, toMemberId } from '#tests/support/ids.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';
import {
  storeConnection,
  storeMember,
  storeRequest,
  valueOf,
} from '#tests/support/stored-records.ts';
import { createTestWorld } from '#tests/support/world.ts';
import { endConnection, replaceConnection, storeStanding } from '#tests/support/writes.ts';

const TO_DANIEL = 'Frieda keeps bees as you do.';
const TO_FRIEDA = 'Daniel has just caught a swarm.';
const NOT_FOUND = refused({ code: 'not_found', subject: 'introduction' });

let storage: Storage;
let clock: ReturnType<typeof createSettableClock>;
let rosa: Self;
let daniel: Self;
let frieda: Self;

/** Rosa knows Daniel and Frieda, who don't know each other. */
beforeEach(async () => {
  storage = createMemoryStorage();
  clock = createSettableClock();
  daniel = await storeMember(storage, { name: 'Daniel' });
  frieda = await storeMember(storage, { name: 'Frieda', verified: true });
  rosa = await storeMember(storage, { name: 'Rosa', verified: true });
  await storeConnection(storage, rosa.id, daniel.id);
  await storeConnection(storage, frieda.id, rosa.id);
});

const doing = (confirmation: Confirmation = 'none') =>
  makeUseCases(createTestWorld(storage, { clock, confirmation }));

const introduce = (
  given: { readonly bond?: number | null; readonly by?: Self; readonly to?: Self } = {},
  confirmation?: Confirmation,
) =>
  doing(confirmation).introduceMembers({
    callerId: (given.by ?? rosa).id,
    relationshipTypeId: given.bond ?? null,
    to: [
      { memberId: (given.to ?? frieda).id, note: TO_FRIEDA },
      { memberId: daniel.id, note: TO_DANIEL },
    ],
  });
const introduced = async () => valueOf(await introduce()).introduction.id;
const answer = (by: Self, id: IntroductionId, says: IntroductionAnswer, mode?: Confirmation) =>
  doing(mode).answerIntroduction({ callerId: by.id, id, answer: says });
const seenBy = ({ id }: Self) => doing().listIntroductions({ callerId: id });
const between = () => storage.connections.findBetween(daniel.id, frieda.id);
const eventTypes = async () => (await readEvents(storage)).map(({ type }) => type);

describe('introducing two', () => {
  test('tells each the words that are for them, whatever order they are named in', async () => {
    const made = await introduce({ bond: 3 });
    const at = clock.now();
    const introduction = {
      id: 1,
      introducerId: rosa.id,
      relationshipTypeId: 3,
      createdAt: at,
      sides: [
        { memberId: daniel.id, note: TO_DANIEL, answer: null },
        { memberId: frieda.id, note: TO_FRIEDA, answer: null },
      ],
      isWithdrawn: false,
      connectionId: null,
    };
    expect(made).toEqual(granted({ introduction, members: [daniel, frieda] }));
    const shown = { id: 1, introducer: toMember(rosa), relationshipTypeId: 3, createdAt: at };
    expect(await seenBy(daniel)).toEqual({
      received: [{ ...shown, member: toMember(frieda), note: TO_DANIEL, saidYes: false }],
      made: [],
      met: [],
    });
    expect((await seenBy(frieda)).received).toEqual([
      { ...shown, member: toMember(daniel), note: TO_FRIEDA, saidYes: false },
    ]);
    expect(await seenBy(rosa)).toEqual({
      received: [],
      made: [{ introduction, members: [daniel, frieda] }],
      met: [],
    });
    expect(await eventTypes()).toEqual(['introduction_made']);
  });

  test.each<[string, Parameters<typeof introduce>[0], object]>([
    ['a bond that nobody knows', { bond: 99 }, { code: 'not_found', subject: 'relationship_type' }],
    [
      'someone they are not connected with',
      { to: { id: toMemberId(99) } as Self },
      { code: 'not_found', subject: 'connection' },
    ],
  ])('is refused for %s', async (_what, given, refusal) => {
    expect(await introduce(given)).toEqual({ ok: false, refusal });
    expect(await eventTypes()).toEqual([]);
  });

  test('is refused for someone who has not said yes yet', async () => {
    const ada = await storeMember(storage);
    await storeRequest(storage, rosa.id, ada.id);
    expect(await introduce({ to: ada })).toEqual(
      refused({ code: 'not_found', subject: 'connection' }),
    );
  });

  test('is refused to who is not there', async () => {
    expect(await introduce({ by: { id: toMemberId(99) } as Self })).toEqual(
      refused({ code: 'not_signed_in' }),
    );
  });

  test.each<[string, Partial<Standing>, object]>([
    ['may not ask', { mayAsk: false }, { code: 'may_not_ask' }],
    [
      'takes a break',
      { onBreak: { since: '2026-11-20T09:00:00.000Z', isTold: false } },
      { code: 'on_break' },
    ],
  ])('is refused to who %s', async (_what, standing, refusal) => {
    await storeStanding(storage, rosa.id, standing);
    expect(await introduce()).toEqual({ ok: false, refusal });
    expect(await eventTypes()).toEqual([]);
  });

  test('is done ten times within thirty days at most, also of those that were taken back', async () => {
    const makeOne = async () => {
      const made = await introduce();
      if (made.ok) {
        const { id } = made.value.introduction;
        await doing().withdrawIntroduction({ callerId: rosa.id, id });
      }
      return made;
    };
    for (let day = 0; day < 10; day += 1) {
      expect(await makeOne()).toMatchObject({ ok: true });
      clock.advance(DAY);
    }
    const refusal = { code: 'too_many_requests', retryAfter: (20 * DAY) / 1000 };
    expect(await makeOne()).toEqual({ ok: false, refusal });
    clock.advance(20 * DAY - 1);
    expect(await makeOne()).toEqual({ ok: false, refusal: { ...refusal, retryAfter: 1 } });
    clock.advance(1);
    expect(await makeOne()).toMatchObject({ ok: true });
    expect(await makeOne()).toMatchObject({ ok: false });
  });

  test('takes a confirmed address where the site asks for one', async () => {
    await storeConnection(storage, daniel.id, frieda.id);
    const ada = await storeMember(storage, { verified: false });
    for (const other of [daniel, frieda]) await storeConnection(storage, ada.id, other.id);
    const refusal = refused({ code: 'address_not_confirmed' });
    expect(await introduce({ by: ada }, 'required')).toEqual(refusal);
    expect(await introduce({ by: ada }, 'optional')).toMatchObject({ ok: true });
    expect(await introduce({ by: rosa }, 'required')).toMatchObject({ ok: true });
  });
});

describe('an answer', () => {
  test('connects the two once both have said yes', async () => {
    const id = await introduced();
    expect(await answer(frieda, id, 'yes')).toEqual(granted(null));
    expect(await answer(frieda, id, 'yes')).toEqual(granted(null));
    expect(await eventTypes()).toEqual(['introduction_made', 'introduction_answered']);
    expect((await seenBy(frieda)).received).toMatchObject([{ saidYes: true }]);
    expect(await between()).toBeNull();
    const connectionId = valueOf(await answer(daniel, id, 'yes'));
    expect(await between()).toMatchObject({ id: connectionId, status: 'accepted' });
    for (const one of [daniel, frieda]) {
      expect(await seenBy(one)).toEqual({
        received: [],
        made: [],
        met: [{ connectionId, introducer: toMember(rosa) }],
      });
    }
    expect(await seenBy(rosa)).toMatchObject({ made: [{}], met: [] });
    expect(await answer(daniel, id, 'no')).toEqual(NOT_FOUND);
  });

  test('of no stands, and the other is never told', async () => {
    const id = await introduced();
    await answer(daniel, id, 'yes');
    expect(await answer(daniel, id, 'no')).toEqual(granted(null));
    for (const says of ['yes', 'no'] as const) {
      expect(await answer(daniel, id, says)).toEqual(NOT_FOUND);
    }
    expect((await seenBy(frieda)).received).toMatchObject([{ saidYes: false }]);
    expect(await answer(frieda, id, 'yes')).toEqual(granted(null));
    expect(await between()).toBeNull();
  });

  test('is for the two alone, and for an introduction that is there', async () => {
    const id = await introduced();
    expect(await answer(rosa, id, 'yes')).toEqual(NOT_FOUND);
    expect(await answer(daniel, toIntroductionId(99), 'yes')).toEqual(NOT_FOUND);
    expect(await seenBy(daniel)).toMatchObject({ received: [{ saidYes: false }] });
  });

  test('of yes takes a confirmed address where the site asks for one, and a no does not', async () => {
    const id = await introduced();
    const refusal = refused({ code: 'address_not_confirmed' });
    expect(await answer(daniel, id, 'yes', 'required')).toEqual(refusal);
    expect(await answer(frieda, id, 'yes', 'required')).toEqual(granted(null));
    expect(await answer(daniel, id, 'yes', 'optional')).toMatchObject({ ok: true });
    const ada = await storeMember(storage, { verified: false });
    await storeConnection(storage, rosa.id, ada.id);
    const other = valueOf(await introduce({ to: ada })).introduction.id;
    expect(await answer(ada, other, 'no', 'required')).toEqual(granted(null));
  });

  test('of yes takes the place of a request between the two that rests', async () => {
    const createdAt = clock.now();
    await storeRequest(storage, daniel.id, frieda.id, { createdAt });
    clock.advance(60 * DAY);
    const id = await introduced();
    await answer(daniel, id, 'yes');
    const connectionId = valueOf(await answer(frieda, id, 'yes'));
    expect(await between()).toMatchObject({ id: connectionId, status: 'accepted' });
  });

  test.each(['daniel', 'frieda'] as const)(
    'is not asked for once the introducer and %s have parted, even if they connect again',
    async (name) => {
      const id = await introduced();
      const parted = { daniel, frieda }[name];
      const connection = (await storage.connections.findBetween(rosa.id, parted.id))!;
      await endConnection(storage, connection, rosa.id);
      for (const one of [daniel, frieda]) {
        expect(await answer(one, id, 'yes')).toEqual(NOT_FOUND);
        expect((await seenBy(one)).received).toEqual([]);
      }
      const again = await storeRequest(storage, parted.id, rosa.id);
      const acceptedAt = '2026-11-21T09:00:00.001Z';
      const later = { ...again, status: 'accepted', acceptedAt } as const;
      await replaceConnection(storage, again, later, rosa.id);
      expect((await storage.connections.findBetween(rosa.id, parted.id))?.status).toBe('accepted');
      expect(await answer(daniel, id, 'yes')).toEqual(NOT_FOUND);
    },
  );
});

describe('withdrawing', () => {
  const withdraw = ({ id: callerId }: Self, id: IntroductionId) =>
    doing().withdrawIntroduction({ callerId, id });

  test('ends it for the two, again is the same, and nobody hears of it', async () => {
    const id = await introduced();
    for (let times = 0; times < 2; times += 1)
      expect(await withdraw(rosa, id)).toEqual(granted(null));
    expect(await storage.introductions.load(id)).toMatchObject({
      value: { isWithdrawn: true },
      version: 2,
    });
    expect(await seenBy(rosa)).toMatchObject({ made: [] });
    expect(await answer(daniel, id, 'yes')).toEqual(NOT_FOUND);
    expect(await eventTypes()).toEqual(['introduction_made']);
  });

  test('is for whoever made it, while it waits', async () => {
    const id = await introduced();
    expect(await withdraw(daniel, id)).toEqual(NOT_FOUND);
    expect(await withdraw(rosa, toIntroductionId(99))).toEqual(NOT_FOUND);
    clock.advance(30 * DAY);
    expect(await withdraw(rosa, id)).toEqual(NOT_FOUND);
  });
});

test('introductions are removed when their time is over, those with a no later', async () => {
  const declined = await introduced();
  await answer(daniel, declined, 'no');
  const ada = await storeMember(storage);
  await storeConnection(storage, rosa.id, ada.id);
  const silent = valueOf(await introduce({ to: ada })).introduction.id;
  const left = async () => {
    await doing().removeExpiredIntroductions();
    const found = await Promise.all([declined, silent].map((id) => storage.introductions.load(id)));
    return found.map((one) => one !== null);
  };
  clock.advance(30 * DAY - 1);
  expect(await left()).toEqual([true, true]);
  clock.advance(1);
  expect(await left()).toEqual([true, false]);
  clock.advance(60 * DAY);
  expect(await left()).toEqual([false, false]);
});
