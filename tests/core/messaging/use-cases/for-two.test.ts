import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import type { Result } from '#core/kernel/result.ts';
import { granted, refused } from '#core/kernel/result.ts';
import type { Self } from '#core/members/domain/member.ts';
import { MESSAGE_LIMIT } from '#core/messaging/domain/message-limit.ts';
import type { Storage } from '#core/storage.ts';
import { makeUseCases, type UseCases } from '#server/composition/contexts.ts';
import { deleteMember } from '#tests/support/canary.ts';
import { toConnectionId } from '#tests/support/ids.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';
import {
  storeConnection,
  storeMember,
  storeMessage,
  storeRequest,
  valueOf,
} from '#tests/support/stored-records.ts';
import { toMessageText } from '#tests/support/texts.ts';
import { createTestWorld } from '#tests/support/world.ts';
import { keepTogether, storeStanding, updateMember } from '#tests/support/writes.ts';

const NOT_FOUND = refused({ code: 'not_found', subject: 'connection' });
const WEEKLY = { every: 'week' } as const;
/** A Saturday evening in UTC, when it is Sunday in Tokyo. */
const START = '2026-11-28T18:00:00.000Z';
const [SATURDAY, SUNDAY] = ['2026-11-28', '2026-11-29'];

let storage: Storage;
let clock: ReturnType<typeof createSettableClock>;
let does: UseCases;
let rosa: Self;
let daniel: Self;
let connection: Connection;

beforeEach(async () => {
  storage = createMemoryStorage();
  clock = createSettableClock(START);
  does = makeUseCases(createTestWorld(storage, { clock }));
  rosa = await storeMember(storage);
  daniel = await storeMember(storage);
  connection = await storeConnection(storage, rosa.id, daniel.id, { relationshipTypeId: 2 });
});

const by = (caller: Self, { id: connectionId } = connection) => ({
  callerId: caller.id,
  connectionId,
});

type Answer = Promise<Result<unknown, { readonly code: string }>>;

/** What two can keep together or be to each other: how it is read, and how one of them begins with it. */
const FOR_TWO: Readonly<
  Record<string, Readonly<Record<'read' | 'begin', (who: Self, connection?: Connection) => Answer>>>
> = {
  'something to do on the same day': {
    read: (...who) => does.getActivities(by(...who)),
    begin: (...who) =>
      does.changeActivities({
        ...by(...who),
        command: { type: 'choose', name: 'same_soup', day: SUNDAY },
      }),
  },
  'another bond': {
    read: (...who) => does.getBond(by(...who)),
    begin: (...who) =>
      does.changeBond({ ...by(...who), wish: { relationshipTypeId: 4, side: null } }),
  },
  'a rhythm': {
    read: (...who) => does.getRhythm(by(...who)),
    begin: (...who) => does.changeRhythm({ ...by(...who), cadence: WEEKLY }),
  },
  'a question': {
    read: (...who) => does.getQuestions(by(...who)),
    begin: (...who) =>
      does.changeQuestions({
        ...by(...who),
        command: { type: 'ask', name: 'old_object', content: toMessageText('What is old?') },
      }),
  },
};

const changed = () => ({
  type: 'conversation_changed',
  isShared: true,
  connectionId: connection.id,
  memberIds: [rosa.id, daniel.id],
});

describe.each(Object.entries(FOR_TWO))('%s', (what, { read, begin }) => {
  test('is for both of a connection, who both hear of it', async () => {
    expect(await read(rosa)).toMatchObject({ ok: true });
    const begun = await begin(rosa);
    expect(begun).toMatchObject({ ok: true });
    expect((await readEvents(storage)).at(-1)).toEqual(changed());
    expect(await read(rosa)).toEqual(begun);
    expect(await read(daniel)).toMatchObject({ ok: true });
  });

  test('is nothing to anybody else, or where there is nothing between two', async () => {
    const outsider = await storeMember(storage);
    const nothing = { ...connection, id: toConnectionId(999) };
    for (const act of [read, begin]) {
      expect(await act(outsider)).toEqual(NOT_FOUND);
      expect(await act(rosa, nothing)).toEqual(NOT_FOUND);
    }
    expect(await readEvents(storage)).toEqual([]);
  });

  test('waits until the other has said yes', async () => {
    const asked = await storeMember(storage);
    const request = await storeRequest(storage, rosa.id, asked.id);
    for (const act of [read, begin]) {
      expect(await act(rosa, request)).toEqual(refused({ code: 'not_accepted' }));
    }
  });

  test('is not begun with someone who has left, nor with a member who is not seen', async () => {
    await storeStanding(storage, daniel.id, { account: { status: 'removed' } });
    for (const act of [read, begin]) expect(await act(rosa)).toEqual(NOT_FOUND);
    await storeStanding(storage, daniel.id, { account: { status: 'deleted' } });
    await deleteMember(storage, daniel.id);
    expect(await begin(rosa)).toEqual(refused({ code: 'member_has_left' }));
    // What was asked and answered is the member's own as well.
    if (what !== 'a question') {
      expect(await read(rosa)).toEqual(refused({ code: 'member_has_left' }));
    }
    expect(await readEvents(storage)).toEqual([]);
  });

  test('is begun no more often than one may write', async () => {
    for (let times = 0; times < MESSAGE_LIMIT.points; times += 1) {
      await storage.limiter.take(MESSAGE_LIMIT, String(rosa.id));
    }
    expect(await begin(rosa)).toMatchObject({ refusal: { code: 'too_many_requests' } });
    expect(await begin(daniel)).toMatchObject({ ok: true });
  });
});

describe('something to do on the same day', () => {
  const choose = (who: Self, day: string) =>
    does.changeActivities({ ...by(who), command: { type: 'choose', name: 'same_soup', day } });
  const finish = (who: Self) =>
    does.changeActivities({ ...by(who), command: { type: 'finish', name: 'same_soup' } });
  const drop = (who: Self) => does.changeActivities({ ...by(who), command: { type: 'drop' } });
  const soup = { name: 'same_soup', day: SATURDAY } as const;

  test('is agreed, done from its day on and kept', async () => {
    const own = { ...soup, state: 'suggested', isOwn: true };
    expect(await choose(rosa, SATURDAY)).toEqual(granted({ open: own, done: [] }));
    expect(await choose(rosa, SATURDAY)).toEqual(granted({ open: own, done: [] }));
    expect(await readEvents(storage)).toEqual([changed()]);
    const open = { ...soup, state: 'agreed', isOwn: false };
    expect(await choose(daniel, SATURDAY)).toEqual(granted({ open, done: [] }));
    expect(await finish(rosa)).toEqual(granted({ open: null, done: [soup] }));
    expect(await finish(rosa)).toEqual(refused({ code: 'activity_not_due' }));
    expect(await does.getActivities(by(daniel))).toEqual(granted({ open: null, done: [soup] }));
  });

  test('can be dropped by either, which tells nobody where there is nothing', async () => {
    expect(await drop(rosa)).toEqual(granted({ open: null, done: [] }));
    expect(await readEvents(storage)).toEqual([]);
    await choose(rosa, SUNDAY);
    expect(await drop(daniel)).toEqual(granted({ open: null, done: [] }));
  });

  test('is planned by the day that it is for who plans it, and not for long after', async () => {
    const errors = [{ path: 'day', fault: { rule: 'activity_day_not_soon', days: 60 } }];
    const notSoon = refused({ code: 'invalid_input', errors });
    expect(await choose(rosa, '2026-11-27')).toEqual(notSoon);
    expect(await choose(rosa, '2027-01-28')).toEqual(notSoon);
    await updateMember(storage, daniel.id, { preferences: { timeZone: 'Asia/Tokyo' } });
    expect(await choose(daniel, SATURDAY)).toEqual(notSoon);
    expect(await choose(rosa, SUNDAY)).toMatchObject({ ok: true });
    expect(await choose(daniel, SUNDAY)).toMatchObject({ ok: true });
    expect(await finish(rosa)).toEqual(refused({ code: 'activity_not_due' }));
    expect(await finish(daniel)).toMatchObject({ ok: true });
  });
});

describe('another bond', () => {
  const wish = (who: Self, relationshipTypeId: number | null) =>
    does.changeBond({
      ...by(who),
      wish: relationshipTypeId === null ? null : { relationshipTypeId, side: null },
    });
  const bondBetween = async () =>
    (await storage.connections.findById(connection.id))!.relationshipTypeId;

  test('is theirs once both have chosen it, and says nothing more then', async () => {
    expect(await wish(rosa, 4)).toEqual(
      granted({
        bond: { relationshipTypeId: 2, side: null },
        suggested: { relationshipTypeId: 4, side: null, isOwn: true },
      }),
    );
    expect(await bondBetween()).toBe(2);
    const bond = { relationshipTypeId: 4, side: null };
    expect(await wish(daniel, 4)).toEqual(granted({ bond, suggested: null }));
    expect(await bondBetween()).toBe(4);
    expect(await readEvents(storage)).toHaveLength(2);
    expect(await wish(rosa, 4)).toEqual(granted({ bond, suggested: null }));
    expect(await readEvents(storage)).toHaveLength(2);
  });

  test('can be dropped by either, and again is no change', async () => {
    const bond = { relationshipTypeId: 2, side: null };
    expect(await wish(rosa, null)).toEqual(granted({ bond, suggested: null }));
    expect(await readEvents(storage)).toEqual([]);
    await wish(rosa, 4);
    expect(await wish(daniel, null)).toEqual(granted({ bond, suggested: null }));
    expect((await storage.connections.loadTogether(connection.id))!.value).toEqual({
      questions: [],
    });
  });

  test('is one that the site knows', async () => {
    expect(await wish(rosa, 99)).toEqual(
      refused({ code: 'not_found', subject: 'relationship_type' }),
    );
  });
});

describe('a rhythm', () => {
  const choose = (who: Self, cadence: typeof WEEKLY | { readonly every: 'month' } | null) =>
    does.changeRhythm({ ...by(who), cadence });

  test('is agreed by both, and ends as soon as one of them wants no more of it', async () => {
    const shown = { cadence: WEEKLY, isOwn: true, state: 'proposed', day: null };
    const proposed = granted({ rhythm: shown, minutesAhead: null });
    for (let times = 0; times < 2; times += 1) expect(await choose(rosa, WEEKLY)).toEqual(proposed);
    expect(await readEvents(storage)).toEqual([changed()]);
    const agreed = { cadence: WEEKLY, isOwn: false, state: 'agreed', day: '2026-12-05' };
    expect(await choose(daniel, WEEKLY)).toMatchObject({ value: { rhythm: agreed } });
    expect(await choose(rosa, { every: 'month' })).toEqual(refused({ code: 'rhythm_agreed' }));
    expect(await choose(rosa, null)).toMatchObject({ value: { rhythm: null } });
    expect(await does.getRhythm(by(daniel))).toMatchObject({ value: { rhythm: null } });
    const before = await readEvents(storage);
    expect(await choose(daniel, null)).toMatchObject({ value: { rhythm: null } });
    expect(await readEvents(storage)).toEqual(before);
  });

  test('says how far the clocks of the two are apart, where both have said', async () => {
    await updateMember(storage, daniel.id, { preferences: { timeZone: 'Asia/Tokyo' } });
    expect(await does.getRhythm(by(rosa))).toMatchObject({ value: { minutesAhead: null } });
    await updateMember(storage, rosa.id, { preferences: { timeZone: 'Europe/London' } });
    expect(await does.getRhythm(by(rosa))).toMatchObject({ value: { minutesAhead: 540 } });
    expect(await does.getRhythm(by(daniel))).toMatchObject({ value: { minutesAhead: -540 } });
  });

  test('comes to rest after days without words, but not while one is known to be away', async () => {
    await choose(rosa, WEEKLY);
    await choose(daniel, WEEKLY);
    const stateAfter = async (days: number) => {
      const later = createSettableClock(new Date(Date.parse(START) + days * DAY).toISOString());
      const { getRhythm } = makeUseCases(createTestWorld(storage, { clock: later }));
      return valueOf(await getRhythm(by(rosa))).rhythm?.state;
    };
    expect(await stateAfter(60)).toBe('resting');
    const away = { since: START, isTold: true };
    await storeStanding(storage, daniel.id, { onBreak: away });
    expect(await stateAfter(60)).toBe('agreed');
    await storeStanding(storage, daniel.id, { onBreak: { ...away, isTold: false } });
    expect(await stateAfter(60)).toBe('resting');
    await storeStanding(storage, daniel.id, { onBreak: null });
    const message = { ...(await storeMessage(storage, rosa.id, connection)) };
    expect(message.createdAt < START).toBe(true);
    expect(await stateAfter(60)).toBe('resting');
  });

  test('that rests can be proposed again', async () => {
    const resting = {
      state: 'resting',
      cadence: WEEKLY,
      dueAt: '2027-01-01T10:00:00.000Z',
    } as const;
    await keepTogether(storage, connection, { questions: [], rhythm: resting });
    expect(await choose(daniel, WEEKLY)).toMatchObject({
      value: { rhythm: { state: 'proposed', isOwn: true } },
    });
  });
});

describe('a question', () => {
  const ask = (who: Self) => FOR_TWO['a question']!.begin(who);
  const command = (who: Self, given: Parameters<UseCases['changeQuestions']>[0]['command']) =>
    does.changeQuestions({ ...by(who), command: given });
  const answer = (who: Self, text: string) =>
    command(who, { type: 'answer', name: 'old_object', content: toMessageText(text) });
  const words = async () => {
    const page = { before: null, limit: 10 };
    return (await storage.messages.listOf(connection.id, page)).map(
      ({ senderId, content, replyTo }) => ({ senderId, content, replyToId: replyTo?.id }),
    );
  };

  test('is asked in a message, and both answers become messages at once', async () => {
    expect(await ask(rosa)).toMatchObject({
      value: { open: { name: 'old_object', ownAnswer: null, hasOtherAnswered: false } },
    });
    const [asked] = await storage.messages.listOf(connection.id, { before: null, limit: 1 });
    const types = async () => (await readEvents(storage)).map(({ type }) => type);
    expect(await types()).toEqual(['message_sent', 'conversation_changed']);
    expect(await answer(daniel, 'A spoon')).toMatchObject({
      value: { open: { ownAnswer: 'A spoon', messageId: asked!.id } },
    });
    expect(await types()).toHaveLength(3);
    expect(await words()).toHaveLength(1);
    expect(await answer(rosa, 'A kettle')).toMatchObject({
      value: { open: null, answered: [{ name: 'old_object', answeredAt: START }] },
    });
    const reply = { replyToId: asked!.id };
    expect((await words()).slice(1)).toEqual([
      { senderId: daniel.id, content: 'A spoon', ...reply },
      { senderId: rosa.id, content: 'A kettle', ...reply },
    ]);
    expect((await types()).slice(3)).toEqual(['message_sent', 'conversation_changed']);
  });

  test('is answered as often as one likes until the other has, and the answer can be taken back', async () => {
    await ask(rosa);
    await answer(rosa, 'A kettle');
    expect(await answer(rosa, 'A clock')).toMatchObject({
      value: { open: { ownAnswer: 'A clock' } },
    });
    expect(await command(rosa, { type: 'take_back' })).toMatchObject({
      value: { open: { ownAnswer: null } },
    });
    const before = await readEvents(storage);
    expect(await command(rosa, { type: 'take_back' })).toMatchObject({ ok: true });
    expect(await readEvents(storage)).toEqual(before);
    expect(await words()).toHaveLength(1);
  });

  test('is one at a time, and can be set aside', async () => {
    const settled = refused({ code: 'question_settled' });
    expect(await answer(rosa, 'A kettle')).toEqual(settled);
    expect(await command(rosa, { type: 'set_aside' })).toEqual(settled);
    expect(await command(rosa, { type: 'take_back' })).toEqual(settled);
    await ask(rosa);
    expect(await ask(daniel)).toEqual(refused({ code: 'question_open' }));
    expect(await command(daniel, { type: 'set_aside' })).toMatchObject({ value: { open: null } });
    expect(await ask(rosa)).toMatchObject({ ok: true });
  });
});
