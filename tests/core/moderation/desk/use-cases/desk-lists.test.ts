import { NOTHING_WAITS } from '#core/moderation/domain/waiting-cases.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { makeListDeskAppeals } from '#core/moderation/desk/use-cases/list-desk-appeals.ts';
import { makeListDeskLog } from '#core/moderation/desk/use-cases/list-desk-log.ts';
import { makeListDeskReports } from '#core/moderation/desk/use-cases/list-desk-reports.ts';
import { makeShowDeskAccess } from '#core/moderation/desk/use-cases/show-desk-access.ts';
import { makeShowDeskFigures } from '#core/moderation/desk/use-cases/show-desk-figures.ts';
import { makeShowDeskReport } from '#core/moderation/desk/use-cases/show-desk-report.ts';
import { decodeCursor } from '#core/kernel/cursor.ts';
import type { MemberId, ReportId } from '#core/kernel/ids.ts';
import { refused } from '#core/kernel/result.ts';
import { noSecondFactor } from '#core/accounts/domain/second-factor.ts';
import { makeAdmitToDesk } from '#core/moderation/desk/use-cases/admit-to-desk.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { NewModerationEntry } from '#core/moderation/domain/moderation-entry.ts';
import { makeFileAppeal } from '#core/moderation/use-cases/file-appeal.ts';
import { REPORT_REASONS } from '#core/moderation/reports/domain/report-reason.ts';
import type { Handling } from '#core/moderation/reports/domain/report.ts';
import { usualStanding } from '#core/safety/domain/standing.ts';
import type { Storage } from '#core/storage.ts';
import { toMemberId, toReportId } from '#tests/support/ids.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { reportBy, storeMembers, valueOf } from '#tests/support/stored-records.ts';
import { toModerationWords } from '#tests/support/texts.ts';
import {
  addModerationEntry,
  addNotice,
  createReport,
  handleReport,
  storeModerator,
  storeSecondFactor,
  storeStanding,
} from '#tests/support/writes.ts';

const WORDS = toModerationWords('Please never ask for money.');
const clock = createSettableClock();
const LAST_YEAR = '2025-11-21T09:00:00.000Z';

let storage: Storage;
let rosa: Self;
let steve: Self;
let mo: Self;
let mia: Self;

beforeEach(async () => {
  storage = createMemoryStorage();
  [rosa, steve, mo, mia] = (await storeMembers(storage, 4)) as [Self, Self, Self, Self];
  for (const { id } of [mo, mia]) await storeStanding(storage, id, { role: 'moderator' });
});

const report = (given: Parameters<typeof reportBy>[2] = {}, by = rosa, about = steve) =>
  createReport(storage, reportBy(by.id, about, given));
const handle = (id: ReportId, handling: Handling) => handleReport(storage, id, 1, handling);
const claimBy = ({ id }: Self) => ({ by: id, at: clock.now() });
const namesOf = (...members: readonly Self[]) =>
  new Map(members.map(({ id, name }) => [id, name] as const));
const log = (given: Partial<NewModerationEntry> = {}) =>
  addModerationEntry(storage, {
    at: clock.now(),
    actor: mo.id,
    memberId: steve.id,
    action: 'warn',
    reportId: null,
    until: null,
    reason: 'money',
    words: WORDS,
    ...given,
  });

describe('the queue of reports', () => {
  const list = (given: Partial<Parameters<ReturnType<typeof makeListDeskReports>>[0]> = {}) =>
    makeListDeskReports(storage)({
      callerId: mo.id,
      state: 'open',
      after: null,
      limit: 2,
      ...given,
    });

  test('is read a page at a time, with who takes care of each', async () => {
    const [first, second, third] = [await report(), await report(), await report()];
    const claimed = { state: 'open', claim: claimBy(mia), proposal: claimBy(mo) } as const;
    await handle(second, claimed);
    const page = await list();
    expect(page.items.map(({ id }) => id)).toEqual([first, second]);
    expect(page.names).toEqual(namesOf(mia, mo));
    const reason = REPORT_REASONS.indexOf('threats');
    expect(decodeCursor('desk-reports', 2, page.next!)).toEqual([reason, second]);
    const last = await list({ after: { reason: 'threats', id: second } });
    expect(last).toMatchObject({ items: [{ id: third }], next: null });
    expect(last.names).toEqual(new Map());
    expect((await list({ limit: 3 })).next).toBeNull();
    const one = await list({ limit: 1 });
    expect(decodeCursor('desk-reports', 2, one.next!)).toEqual([reason, first]);
  });

  test('has those that are answered apart, with who did', async () => {
    const id = await report();
    const outcome = { outcome: 'no_action', words: null } as const;
    const decision = { ...claimBy(mia), ...outcome };
    await handle(id, { state: 'answered', claim: null, decision });
    expect(await list()).toEqual({ items: [], next: null, names: new Map() });
    const answered = await list({ state: 'answered' });
    expect(answered).toMatchObject({ items: [{ id }], next: null });
    expect(answered.names).toEqual(namesOf(mia));
  });

  test('has none that concern the moderator', async () => {
    await report({}, mo);
    await report({}, rosa, mo);
    expect((await list()).items).toEqual([]);
  });
});

describe('the appeals that wait', () => {
  const list = (after = 0, limit = 2, callerId: MemberId = mia.id) =>
    makeListDeskAppeals(storage)({ callerId, after, limit });

  async function appeal(memberId: MemberId, actor: MemberId | 'operator' = mo.id) {
    const content = { kind: 'warn', until: null, reason: 'money', words: WORDS } as const;
    await addNotice(storage, { memberId, at: clock.now(), actor, reportId: null, content });
    const [notice] = await storage.notices.listOf(memberId, { before: null, limit: 1 });
    await makeFileAppeal({ ...storage, clock })({
      callerId: memberId,
      id: notice!.id,
      words: WORDS,
    });
    return notice!.id;
  }

  test('are read a page at a time, oldest first, with who appeals and who decided', async () => {
    const ids = [await appeal(steve.id), await appeal(rosa.id, 'operator'), await appeal(mo.id)];
    const page = await list();
    expect(page.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(page.names).toEqual(namesOf(steve, mo, rosa));
    expect(decodeCursor('desk-appeals', 1, page.next!)).toEqual([ids[1]]);
    expect(await list(ids[1])).toMatchObject({ items: [{ id: ids[2] }], next: null });
    expect((await list(0, 3)).next).toBeNull();
    expect(decodeCursor('desk-appeals', 1, (await list(0, 1)).next!)).toEqual([ids[0]]);
    expect((await list(0, 3, mo.id)).items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  });

  test('may be none', async () => {
    expect(await list()).toEqual({ items: [], next: null, names: new Map() });
  });
});

describe('the log', () => {
  const list = (given: Partial<Parameters<ReturnType<typeof makeListDeskLog>>[0]> = {}) =>
    makeListDeskLog(storage)({
      callerId: mia.id,
      memberId: null,
      before: null,
      limit: 2,
      ...given,
    });

  test('is read a page at a time, newest first, with whom it is about and who decided', async () => {
    await log();
    await log({ memberId: rosa.id, actor: 'operator' });
    await log({ memberId: toMemberId(99), actor: mo.id });
    const page = await list();
    const [newest, middle] = page.items;
    expect([newest!.memberId, middle!.memberId]).toEqual([99, rosa.id]);
    expect(page.names).toEqual(namesOf(mo, rosa));
    expect(decodeCursor('desk-log', 1, page.next!)).toEqual([middle!.id]);
    const last = await list({ before: middle!.id });
    expect(last).toMatchObject({ items: [{ memberId: steve.id, actor: mo.id }], next: null });
    expect((await list({ limit: 3 })).next).toBeNull();
    const one = await list({ limit: 1 });
    expect(decodeCursor('desk-log', 1, one.next!)).toEqual([newest!.id]);
  });

  test('may be of one member, and has nothing about the moderator', async () => {
    await log();
    await log({ memberId: rosa.id });
    await log({ memberId: mia.id });
    expect((await list({ memberId: rosa.id })).items).toMatchObject([{ memberId: rosa.id }]);
    expect((await list({ limit: 9 })).items).toHaveLength(2);
    expect(await list({ memberId: mia.id })).toEqual({ items: [], next: null, names: new Map() });
  });
});

describe('access to the desk', () => {
  const show = (callerId: MemberId) =>
    makeShowDeskAccess({ ...storage, clock, admitToDesk: makeAdmitToDesk(storage) })({ callerId });
  const cases = NOTHING_WAITS;
  const NONE = { isModerator: false, isOperator: false, needsSecondStep: false, cases };
  const SHUT = { isModerator: true, isOperator: false, needsSecondStep: true, cases };
  const OPEN = { isModerator: true, isOperator: false, needsSecondStep: false, cases };
  const AUTHENTICATOR = { status: 'on', secret: 'GEZDGNBV', lastStep: 0, since: null } as const;

  test('is for moderators whose account is in use', async () => {
    await storeModerator(storage, mo.id);
    expect(await show(mo.id)).toEqual(OPEN);
    await report();
    await report({}, rosa, mo);
    expect(await show(mo.id)).toEqual({ ...OPEN, cases: { ...cases, reports: 1 } });
    expect(await show(rosa.id)).toEqual(NONE);
    await storeStanding(storage, mo.id, { account: { status: 'removed' } });
    expect(await show(mo.id)).toEqual(NONE);
  });

  test('stays shut while a password alone lets the moderator in', async () => {
    const nothing = noSecondFactor(mo.id);
    for (const [factor, access] of [
      [nothing, SHUT],
      [{ ...nothing, recoveryCodes: { hashes: [], madeAt: LAST_YEAR } }, SHUT],
      [{ ...nothing, authenticator: { status: 'begun', secret: 'GEZDGNBV' } }, SHUT],
      [{ ...nothing, authenticator: AUTHENTICATOR }, OPEN],
      [{ ...nothing, onlyPasskeys: true }, OPEN],
    ] as const) {
      await storeSecondFactor(storage, factor);
      expect(await show(mo.id)).toEqual(access);
    }
  });

  test('opens to no other member because of a second step', async () => {
    await storeSecondFactor(storage, { ...noSecondFactor(rosa.id), onlyPasskeys: true });
    expect(await show(rosa.id)).toEqual(NONE);
  });
});

test('the figures are those of the last 365 days', async () => {
  await report({ createdAt: LAST_YEAR });
  await report({ createdAt: '2025-11-21T08:59:59.999Z' });
  await log({ at: LAST_YEAR });
  await log({ at: '2025-11-21T08:59:59.999Z' });
  expect(await makeShowDeskFigures({ ...storage, clock })()).toEqual({
    since: LAST_YEAR,
    reports: {
      counts: [{ reason: 'threats', state: 'open', outcome: null, count: 1 }],
      middleTimes: [],
    },
    actions: new Map([['warn', 1]]),
  });
});

describe('a report', () => {
  const show = (id: ReportId, callerId = mo.id) => makeShowDeskReport(storage)({ callerId, id });
  const NOT_FOUND = refused({ code: 'not_found', subject: 'report' });

  test('is shown with its evidence, and what is known of the one who is reported', async () => {
    const earlier = await report({ reason: 'money' }, mia);
    const id = await report();
    await report({}, mo);
    await report({}, steve, rosa);
    await handle(earlier, { state: 'open', claim: claimBy(mia), proposal: null });
    await log();
    await log({ memberId: rosa.id });
    await storeStanding(storage, steve.id, { mayAsk: false });
    const { value } = (await storage.reports.load(id))!;
    const shown = await show(id);
    expect(shown).toMatchObject({
      ok: true,
      value: {
        report: value,
        standing: { ...usualStanding(steve.id), mayAsk: false },
        otherReports: [{ id: earlier }],
        entries: [{ memberId: steve.id, actor: mo.id }],
        removalNeedsTwo: true,
        names: namesOf(rosa, steve, mia, mo),
      },
    });
    const { otherReports, entries } = valueOf(shown);
    expect([otherReports.length, entries.length]).toEqual([1, 1]);
  });

  test('is shown with the twenty newest others', async () => {
    const ids: ReportId[] = [];
    for (let number = 0; number < 22; number += 1) ids.push(await report());
    const newestFirst = ids.toReversed();
    const besides = async (id: ReportId) =>
      valueOf(await show(id)).otherReports.map((other) => other.id);
    expect(await besides(newestFirst[0]!)).toEqual(newestFirst.slice(1, 21));
    expect(await besides(ids[0]!)).toEqual(newestFirst.slice(0, 20));
  });

  test('of somebody who is gone has no standing', async () => {
    const id = await report({}, rosa, { ...steve, id: toMemberId(99) });
    const shown = await show(id);
    expect(shown).toMatchObject({ ok: true, value: { standing: null, names: namesOf(rosa) } });
  });

  test('can be decided by one moderator where there is no other', async () => {
    await storeStanding(storage, mia.id, { role: 'member' });
    expect(await show(await report())).toMatchObject({ value: { removalNeedsTwo: false } });
  });

  test('is shown to moderators whom it does not concern', async () => {
    const id = await report();
    expect(await show(id, rosa.id)).toEqual(refused({ code: 'forbidden' }));
    expect(await show(await report({}, mo))).toEqual(NOT_FOUND);
    expect(await show(await report({}, rosa, mo))).toEqual(NOT_FOUND);
    expect(await show(toReportId(99))).toEqual(NOT_FOUND);
  });
});
