import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { makeDecideAppeal } from '#core/moderation/desk/use-cases/decide-appeal.ts';
import {
  makeChangeMeasure,
  type ChangedMeasure,
} from '#core/moderation/desk/use-cases/change-measure.ts';
import type { MemberId, NoticeId } from '#core/kernel/ids.ts';
import { refused } from '#core/kernel/result.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { EndingAction } from '#core/moderation/domain/measure.ts';
import type { AppealOutcome, MeasureContent, NewNotice } from '#core/moderation/domain/notice.ts';
import { makeFileAppeal } from '#core/moderation/use-cases/file-appeal.ts';
import { usualStanding, type Standing } from '#core/safety/domain/standing.ts';
import type { Storage } from '#core/storage.ts';
import { toMemberId, toNoticeId } from '#tests/support/ids.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { reportBy, storeMembers } from '#tests/support/stored-records.ts';
import { toModerationWords } from '#tests/support/texts.ts';
import { addNotice, createReport, storeStanding } from '#tests/support/writes.ts';

const WORDS = toModerationWords('We looked again.');
const UNTIL = '2126-01-01T00:00:00.000Z';
const SUSPENDED = { account: { status: 'suspended', until: UNTIL } } as const;
const REMOVED = { account: { status: 'removed' } } as const;
const NO_APPEAL = refused({ code: 'not_found', subject: 'appeal' });

let clock: ReturnType<typeof createSettableClock>;
let storage: Storage;
let rosa: Self;
let steve: Self;
let mo: Self;
let mia: Self;

beforeEach(async () => {
  clock = createSettableClock();
  storage = createMemoryStorage();
  [rosa, steve, mo, mia] = (await storeMembers(storage, 4)) as [Self, Self, Self, Self];
});

const contentOf = (kind: MeasureContent['kind']): MeasureContent => ({
  kind,
  until: kind === 'suspend' ? UNTIL : null,
  reason: 'money',
  words: WORDS,
});

/** Stores that the member was told of a measure, and appeals against it. */
async function appeal(kind: MeasureContent['kind'], given: Partial<NewNotice> = {}) {
  const about = { memberId: steve.id, at: clock.now(), actor: mo.id, reportId: null };
  await addNotice(storage, { ...about, content: contentOf(kind), ...given });
  const memberId = given.memberId ?? steve.id;
  const [notice] = await storage.notices.listOf(memberId, { before: null, limit: 1 });
  const words = toModerationWords('It was not me.');
  const filed = await makeFileAppeal({ ...storage, clock })({
    callerId: memberId,
    id: notice!.id,
    words,
  });
  if (!filed.ok) throw new Error('The appeal was refused.');
  return filed.value.id;
}

const decide = (id: NoticeId, outcome: AppealOutcome, by: MemberId | 'operator' = mia.id) =>
  makeDecideAppeal({ ...storage, clock })({ by, id, outcome, words: WORDS });
const readStanding = async () => (await storage.safety.loadStanding(steve.id)).value;
const readLog = async () => {
  const page = { viewerId: null, memberId: steve.id, before: null, limit: 9 };
  const entries = await storage.moderation.listEntries(page);
  return entries.map(({ actor, action }) => [actor, action]);
};
const readNewest = async () =>
  (await storage.notices.listOf(steve.id, { before: null, limit: 1 }))[0];

describe('an appeal that is reversed', () => {
  test.each<[MeasureContent['kind'], Partial<Standing>, EndingAction | null]>([
    ['suspend', SUSPENDED, 'lift'],
    ['remove', REMOVED, 'restore'],
    ['unlist', { isListed: false }, 'list'],
    ['stop_requests', { mayAsk: false }, 'allow_requests'],
    ['warn', {}, null],
  ])('ends what it was against: %s', async (kind, standing, ending) => {
    await storeStanding(storage, steve.id, standing);
    const id = await appeal(kind);
    const answer = { by: mia.id, at: clock.now(), outcome: 'reversed', words: WORDS };
    expect(await decide(id, 'reversed')).toMatchObject({
      ok: true,
      value: {
        notice: { id, appeal: { answer } },
        names: new Map([
          [steve.id, steve.name],
          [mo.id, mo.name],
        ]),
      },
    });
    expect(await readStanding()).toEqual(usualStanding(steve.id));
    expect(await readLog()).toEqual([
      ...(ending === null ? [] : [[mia.id, ending]]),
      [mia.id, 'reverse'],
    ]);
    const content = { kind: 'appeal_answered', noticeId: id, outcome: 'reversed', words: WORDS };
    expect(await readNewest()).toMatchObject({ content, actor: mia.id, appeal: null });
    expect((await storage.notices.load(id))?.value.appeal).toMatchObject({ answer });
  });

  test.each<[what: string, MeasureContent['kind'], Partial<Standing>]>([
    [
      'another suspension',
      'suspend',
      { account: { status: 'suspended', until: '2127-01-01T00:00:00.000Z' } },
    ],
    ['a later removal', 'suspend', REMOVED],
    ['what other measures did', 'warn', { isListed: false, mayAsk: false }],
    ['what was ended before', 'unlist', { mayAsk: false }],
  ])('leaves %s as it is', async (_what, kind, standing) => {
    await storeStanding(storage, steve.id, standing);
    expect(await decide(await appeal(kind), 'reversed')).toMatchObject({ ok: true });
    expect(await readStanding()).toEqual({ ...usualStanding(steve.id), ...standing });
    expect(await readLog()).toEqual([[mia.id, 'reverse']]);
  });
});

describe('an appeal', () => {
  test('that is upheld changes nothing, and the member is told', async () => {
    await storeStanding(storage, steve.id, SUSPENDED);
    const id = await appeal('suspend');
    expect(await decide(id, 'upheld')).toMatchObject({ ok: true });
    expect(await readStanding()).toMatchObject(SUSPENDED);
    expect(await readLog()).toEqual([[mia.id, 'uphold']]);
    expect(await readNewest()).toMatchObject({
      content: { kind: 'appeal_answered', noticeId: id, outcome: 'upheld', words: WORDS },
    });
  });

  test('is answered once', async () => {
    const id = await appeal('warn');
    await decide(id, 'upheld');
    expect(await decide(id, 'reversed')).toEqual(refused({ code: 'appeal_already_answered' }));
    expect(await readLog()).toHaveLength(1);
  });

  test('is not answered by who decided, but by anyone where the operator did', async () => {
    const own = await appeal('warn');
    expect(await decide(own, 'upheld', mo.id)).toEqual(refused({ code: 'own_decision' }));
    expect(await decide(own, 'upheld', mia.id)).toMatchObject({ ok: true });
    const operator = await appeal('warn', { actor: 'operator' });
    expect(await decide(operator, 'reversed', mo.id)).toMatchObject({ ok: true });
  });

  test('is answered by the operator, whoever decided', async () => {
    await storeStanding(storage, steve.id, { isListed: false });
    for (const actor of [mo.id, 'operator'] as const) {
      expect(await decide(await appeal('unlist', { actor }), 'reversed', 'operator')).toMatchObject(
        {
          ok: true,
        },
      );
    }
    expect(await readStanding()).toEqual(usualStanding(steve.id));
    expect(await readLog()).toEqual([
      ['operator', 'reverse'],
      ['operator', 'list'],
      ['operator', 'reverse'],
    ]);
  });

  test('is not there for those whom it concerns', async () => {
    const reportId = await createReport(storage, reportBy(rosa.id, steve));
    const id = await appeal('warn', { reportId });
    expect(await decide(id, 'reversed', steve.id)).toEqual(NO_APPEAL);
    expect(await decide(id, 'upheld', rosa.id)).toEqual(NO_APPEAL);
    expect(await decide(toNoticeId(99), 'upheld')).toEqual(NO_APPEAL);
  });

  test('is not there where nobody appealed, or where there is nothing to appeal against', async () => {
    const about = { memberId: steve.id, at: clock.now(), actor: mo.id, reportId: null };
    await addNotice(storage, { ...about, content: contentOf('warn') });
    const { id } = (await readNewest())!;
    expect(await decide(id, 'upheld')).toEqual(NO_APPEAL);
    const content = { kind: 'report_answered', name: 'Ben', outcome: 'acted' } as const;
    await addNotice(storage, { ...about, content });
    const told = (await readNewest())!;
    const filed = makeFileAppeal({ ...storage, clock })({
      callerId: steve.id,
      id: told.id,
      words: WORDS,
    });
    expect(await filed).toEqual(refused({ code: 'not_found', subject: 'notice' }));
  });
});

describe('a measure that a moderator ends early', () => {
  const end = (measure: EndingAction, id: MemberId = steve.id) =>
    makeChangeMeasure({ ...storage, clock })({
      callerId: mo.id,
      id,
      changed: { measure, words: WORDS },
    });

  test.each<[EndingAction, Partial<Standing>]>([
    ['lift', SUSPENDED],
    ['restore', REMOVED],
    ['list', { isListed: false }],
    ['allow_requests', { mayAsk: false }],
  ])('by %s is over, logged and told to the member', async (measure, standing) => {
    await storeStanding(storage, steve.id, standing);
    expect(await end(measure)).toMatchObject({
      ok: true,
      value: { standing: usualStanding(steve.id) },
    });
    expect(await readStanding()).toEqual(usualStanding(steve.id));
    expect(await readLog()).toEqual([[mo.id, measure]]);
    expect(await readNewest()).toMatchObject({
      content: { kind: 'measure_ended', measure, words: WORDS },
    });
    expect(await end(measure)).toEqual(refused({ code: 'measure_not_in_force' }));
    expect(await readLog()).toHaveLength(1);
  });

  test('is not about a removed member, but to restore them', async () => {
    await storeStanding(storage, steve.id, { ...REMOVED, isListed: false });
    expect(await end('list')).toEqual(refused({ code: 'member_removed' }));
    expect(await end('restore')).toMatchObject({ ok: true });
  });

  test('is not about themselves, and about nobody who is not there', async () => {
    await storeStanding(storage, mo.id, { isListed: false });
    expect(await end('list', mo.id)).toEqual(refused({ code: 'forbidden' }));
    expect(await end('list', toMemberId(99))).toEqual(
      refused({ code: 'not_found', subject: 'member' }),
    );
  });
});

describe('a measure without a report', () => {
  const BECAUSE = { reason: 'money', words: WORDS } as const;
  const take = (changed: ChangedMeasure, { id }: Self = steve) =>
    makeChangeMeasure({ ...storage, clock })({ callerId: mo.id, id, changed });
  const FORBIDDEN = refused({ code: 'forbidden' });

  test('is taken, logged and told to the member', async () => {
    const until = '2126-01-01T00:00:00.000Z';
    expect(await take({ measure: 'suspend', until, ...BECAUSE })).toMatchObject({
      ok: true,
      value: { standing: { account: { status: 'suspended', until } } },
    });
    const page = { before: null, limit: 9 };
    expect(
      await storage.moderation.listEntries({ viewerId: null, memberId: steve.id, ...page }),
    ).toMatchObject([{ actor: mo.id, action: 'suspend', reportId: null, ...BECAUSE }]);
    const [notice] = await storage.notices.listOf(steve.id, page);
    expect(notice).toMatchObject({ reportId: null, content: { kind: 'suspend' } });
  });

  test.each(['themselves', 'another moderator', 'whom they reported', 'who reported them'])(
    'is taken by no moderator about %s',
    async (whom) => {
      if (whom === 'another moderator') {
        await storeStanding(storage, steve.id, { role: 'moderator' });
      }
      if (whom === 'whom they reported') await createReport(storage, reportBy(mo.id, steve));
      if (whom === 'who reported them') await createReport(storage, reportBy(steve.id, mo));
      const about = whom === 'themselves' ? mo : steve;
      expect(await take({ measure: 'warn', ...BECAUSE }, about)).toEqual(FORBIDDEN);
      expect(await storage.notices.listOf(about.id, { before: null, limit: 9 })).toEqual([]);
    },
  );
});
