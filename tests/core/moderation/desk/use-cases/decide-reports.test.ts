import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { ReportDecision } from '#core/moderation/desk/domain/report-decision.ts';
import {
  makeClaimReports,
  makeReleaseReports,
} from '#core/moderation/desk/use-cases/claim-reports.ts';
import { makeDecideAppeal } from '#core/moderation/desk/use-cases/decide-appeal.ts';
import { makeFileAppeal } from '#core/moderation/use-cases/file-appeal.ts';
import { makeDecideReports } from '#core/moderation/desk/use-cases/decide-reports.ts';
import type { MemberId, ReportId } from '#core/kernel/ids.ts';
import { refused } from '#core/kernel/result.ts';
import type { Self } from '#core/members/domain/member.ts';
import { usualStanding } from '#core/safety/domain/standing.ts';
import type { Storage } from '#core/storage.ts';
import { toMemberId, toReportId } from '#tests/support/ids.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';
import { reportBy, storeMembers } from '#tests/support/stored-records.ts';
import { toModerationWords } from '#tests/support/texts.ts';
import { createReport, createSession, storeStanding } from '#tests/support/writes.ts';

const WORDS = toModerationWords('Please never ask for money.');
const BECAUSE = { reason: 'money', words: WORDS } as const;
const DISMISS = { measure: 'dismiss', words: null } as const;
const REMOVE = { measure: 'remove', ...BECAUSE } as const;
const WARN = { measure: 'warn', ...BECAUSE } as const;
const UNTIL = '2126-01-01T00:00:00.000Z';

const NO_REPORT = refused({ code: 'not_found', subject: 'report' });
const CLAIMED = refused({ code: 'claimed_by_another' });

let clock: ReturnType<typeof createSettableClock>;
let storage: Storage;
let rosa: Self;
let steve: Self;
let mo: Self;
let mia: Self;
let id: ReportId;

beforeEach(async () => {
  clock = createSettableClock();
  storage = createMemoryStorage();
  [rosa, steve, mo, mia] = (await storeMembers(storage, 4)) as [Self, Self, Self, Self];
  await storeStanding(storage, mo.id, { role: 'moderator' });
  id = await createReport(storage, reportBy(rosa.id, steve, { reason: 'money' }));
});

const decide = (decision: ReportDecision, callerId: MemberId = mo.id, reportId = id) =>
  makeDecideReports({ ...storage, clock })({ callerId, ids: [reportId], decision });
const claim = (callerId: MemberId = mo.id) =>
  makeClaimReports({ ...storage, clock })({ callerId, id });
const release = (callerId: MemberId = mo.id) =>
  makeReleaseReports({ ...storage, clock })({ callerId, id });

const readStanding = async () => (await storage.safety.loadStanding(steve.id)).value;
const readNotices = (memberId: MemberId) =>
  storage.notices.listOf(memberId, { before: null, limit: 9 });
const readHandling = async () => (await storage.reports.load(id))!.value.handling;
const readLog = async () => {
  const page = { viewerId: null, memberId: steve.id, before: null, limit: 9 };
  const entries = await storage.moderation.listEntries(page);
  return entries.map(({ actor, action, reportId }) => [actor, action, reportId]);
};

/** What the one who filed the report is told, and nothing beside. */
async function expectReporterTold(outcome: 'acted' | 'no_action'): Promise<void> {
  expect(await readNotices(rosa.id)).toEqual([
    {
      id: expect.any(Number) as unknown,
      memberId: rosa.id,
      at: clock.now(),
      actor: mo.id,
      reportId: id,
      content: { kind: 'report_answered', name: steve.name, outcome },
      appeal: null,
      readAt: null,
    },
  ]);
}

describe('a decision upon a report', () => {
  test.each([
    [WARN, {}],
    [{ measure: 'unlist', ...BECAUSE }, { isListed: false }],
    [{ measure: 'stop_requests', ...BECAUSE }, { mayAsk: false }],
    [
      { measure: 'suspend', until: UNTIL, ...BECAUSE },
      { account: { status: 'suspended', until: UNTIL } },
    ],
    [REMOVE, { account: { status: 'removed' } }],
  ] as const)('$measure is done, logged, and told to both', async (decision, change) => {
    const isOver = 'account' in change;
    const at = clock.now();
    const times = { createdAt: at, lastUsedAt: at };
    const session = {
      memberId: steve.id,
      ...times,
      mustChoosePassword: false,
      device: UNKNOWN_DEVICE,
    };
    await createSession(storage, { ...session, tokenHash: 'one' });
    const decided = await decide(decision);
    const handling = {
      state: 'answered',
      claim: null,
      decision: { by: mo.id, at: clock.now(), outcome: 'acted', words: WORDS },
    };
    expect(decided).toMatchObject({ ok: true, value: { reports: [{ id, handling }] } });
    expect(await readHandling()).toEqual(handling);
    expect(await readStanding()).toEqual({ ...usualStanding(steve.id), ...change });
    expect((await storage.sessions.find('one')) === null).toBe(isOver);
    expect(await readLog()).toEqual([[mo.id, decision.measure, id]]);
    const until = decision.measure === 'suspend' ? UNTIL : null;
    expect(await readNotices(steve.id)).toMatchObject([
      { reportId: id, content: { kind: decision.measure, until, ...BECAUSE } },
    ]);
    await expectReporterTold('acted');
  });

  test('to dismiss it leaves the member in peace, who hears nothing', async () => {
    await decide({ measure: 'dismiss', words: WORDS });
    expect(await readStanding()).toEqual(usualStanding(steve.id));
    expect(await readNotices(steve.id)).toEqual([]);
    expect(await readLog()).toEqual([[mo.id, 'dismiss', id]]);
    await expectReporterTold('no_action');
  });

  test('is made once', async () => {
    await decide(DISMISS);
    const answered = refused({ code: 'already_answered' });
    for (const decision of [DISMISS, WARN, REMOVE])
      expect(await decide(decision)).toEqual(answered);
    expect(await claim()).toEqual(answered);
    expect(await release()).toEqual(answered);
    expect(await readLog()).toHaveLength(1);
  });

  test('is no one else’s than a moderator’s', async () => {
    const forbidden = refused({ code: 'forbidden' });
    expect(await decide(DISMISS, mia.id)).toEqual(forbidden);
    expect(await claim(rosa.id)).toEqual(forbidden);
    const account = { status: 'suspended', until: UNTIL } as const;
    await storeStanding(storage, mo.id, { role: 'moderator', account });
    expect(await decide(DISMISS)).toEqual(forbidden);
    expect(await readLog()).toEqual([]);
  });

  test('is not made by those whom it concerns, to whom there is no such report', async () => {
    for (const { id: concerned } of [rosa, steve]) {
      await storeStanding(storage, concerned, { role: 'moderator' });
      expect(await decide(DISMISS, concerned)).toEqual(NO_REPORT);
      expect(await claim(concerned)).toEqual(NO_REPORT);
      expect(await release(concerned)).toEqual(NO_REPORT);
    }
    expect(await decide(DISMISS, mo.id, toReportId(99))).toEqual(NO_REPORT);
  });

  test('cannot suspend into the past', async () => {
    const decided = await decide({ measure: 'suspend', until: clock.now(), ...BECAUSE });
    expect(decided).toMatchObject({ ok: false, refusal: { code: 'invalid_input' } });
    expect(await readHandling()).toMatchObject({ state: 'open' });
  });

  test('about a removed member says again that they were', async () => {
    await storeStanding(storage, steve.id, { account: { status: 'removed' } });
    await storeStanding(storage, mia.id, { role: 'moderator' });
    expect(await decide(WARN)).toEqual(refused({ code: 'member_removed' }));
    expect(await decide(REMOVE)).toMatchObject({ ok: true });
    expect(await readHandling()).toMatchObject({
      state: 'answered',
      decision: { outcome: 'acted' },
    });
    expect(await readNotices(steve.id)).toEqual([]);
    await expectReporterTold('acted');
  });

  test('about somebody who is gone can only dismiss, and a reporter who is gone is told nothing', async () => {
    const gone = { ...steve, id: toMemberId(98) };
    const about = await createReport(storage, reportBy(rosa.id, gone));
    const noMember = refused({ code: 'not_found', subject: 'member' });
    expect(await decide(WARN, mo.id, about)).toEqual(noMember);
    expect(await decide(DISMISS, mo.id, about)).toMatchObject({ ok: true });
  });
});

describe('a removal, where there are two moderators', () => {
  const readProposal = async () => {
    const handling = await readHandling();
    return handling.state === 'open' ? handling.proposal : null;
  };

  beforeEach(() => storeStanding(storage, mia.id, { role: 'moderator' }));

  test('is proposed by the first and carried out by the second', async () => {
    await claim();
    expect(await decide(REMOVE)).toMatchObject({
      ok: true,
      value: { reports: [{ handling: { state: 'open' } }] },
    });
    expect(await readProposal()).toEqual({ by: mo.id, at: clock.now() });
    expect(await readStanding()).toEqual(usualStanding(steve.id));
    expect([await readNotices(rosa.id), await readNotices(steve.id)]).toEqual([[], []]);
    expect(await decide(REMOVE)).toEqual(refused({ code: 'second_moderator_needed' }));
    clock.advance(1_000);
    expect(await decide(REMOVE, mia.id)).toMatchObject({ ok: true });
    expect((await readStanding()).account).toEqual({ status: 'removed' });
    expect(await readLog()).toEqual([
      [mia.id, 'remove', id],
      [mo.id, 'propose_removal', id],
    ]);
    expect(await readNotices(steve.id)).toHaveLength(1);
    expect(await readNotices(rosa.id)).toHaveLength(1);
  });

  test.each(['mo', 'mia'])('is taken back by what %s decides otherwise', async (who) => {
    await decide(REMOVE);
    expect(await decide(WARN, who === 'mo' ? mo.id : mia.id)).toMatchObject({ ok: true });
    expect(await readHandling()).not.toHaveProperty('proposal');
    expect((await readStanding()).account).toEqual({ status: 'active' });
  });

  test('does not count what somebody proposed who is no moderator any more', async () => {
    const third = (await storeMembers(storage, 1))[0]!;
    await storeStanding(storage, third.id, { role: 'moderator' });
    await decide(REMOVE, third.id);
    await storeStanding(storage, third.id, { role: 'member' });
    expect(await decide(REMOVE)).toMatchObject({ ok: true });
    expect(await readProposal()).toMatchObject({ by: mo.id });
  });

  test('needs one again when there is no other left', async () => {
    await decide(REMOVE);
    await storeStanding(storage, mia.id, { role: 'member' });
    await decide(REMOVE);
    expect((await readStanding()).account).toEqual({ status: 'removed' });
  });

  test.each(['the reporter', 'the one who is reported', 'one who is suspended'])(
    'does not wait for %s',
    async (who) => {
      await storeStanding(storage, mia.id, { role: 'member' });
      const account = { status: 'suspended', until: UNTIL } as const;
      if (who === 'the reporter') await storeStanding(storage, rosa.id, { role: 'moderator' });
      else if (who.endsWith('suspended')) {
        await storeStanding(storage, mia.id, { role: 'moderator', account });
      } else await storeStanding(storage, steve.id, { role: 'moderator' });
      await decide(REMOVE);
      expect((await readStanding()).account).toEqual({ status: 'removed' });
    },
  );
});

describe('a claim', () => {
  beforeEach(() => storeStanding(storage, mia.id, { role: 'moderator' }));

  test('keeps others away for a day', async () => {
    const at = clock.now();
    expect(await claim()).toMatchObject({
      ok: true,
      value: {
        reports: [{ handling: { claim: { by: mo.id, at } } }],
        names: new Map([[mo.id, mo.name]]),
      },
    });
    clock.advance(DAY - 1);
    expect(await claim()).toMatchObject({ ok: true });
    expect(await claim(mia.id)).toEqual(CLAIMED);
    expect(await release(mia.id)).toEqual(CLAIMED);
    expect(await decide(DISMISS, mia.id)).toEqual(CLAIMED);
    expect(await readHandling()).toMatchObject({ claim: { by: mo.id, at } });
    clock.advance(1);
    expect(await claim(mia.id)).toMatchObject({ ok: true });
    expect(await readHandling()).toMatchObject({ claim: { by: mia.id, at: clock.now() } });
  });

  test('ends when its moderator leaves the report to the others', async () => {
    await claim();
    expect(await release()).toMatchObject({
      ok: true,
      value: { reports: [{ handling: { claim: null } }] },
    });
    expect(await release(mia.id)).toMatchObject({ ok: true });
    expect(await decide(DISMISS, mia.id)).toMatchObject({ ok: true });
  });

  test('stays with the answer', async () => {
    await claim();
    await decide(WARN);
    expect(await readHandling()).toMatchObject({ claim: { by: mo.id } });
  });
});

describe('reports about one member', () => {
  let lia: Self;
  let second: ReportId;
  let third: ReportId;

  beforeEach(async () => {
    lia = (await storeMembers(storage, 1))[0]!;
    second = await createReport(storage, reportBy(lia.id, steve, { reason: 'danger' }));
    third = await createReport(storage, reportBy(rosa.id, steve, { reason: 'other' }));
    await storeStanding(storage, mia.id, { role: 'moderator' });
  });

  const decideAll = (
    decision: ReportDecision,
    given: { callerId?: MemberId; ids?: readonly ReportId[]; memberId?: MemberId } = {},
  ) =>
    makeDecideReports({ ...storage, clock })({
      ...{ callerId: mo.id, ids: [id, second, third], memberId: steve.id, decision },
      ...given,
    });
  const statesOf = async (ids: readonly ReportId[]) =>
    (await storage.reports.loadAll(ids)).map(({ value }) => [value.id, value.handling.state]);

  test('are answered by one measure, once in the log, and each reporter is told of each', async () => {
    expect(await decideAll(WARN)).toMatchObject({
      ok: true,
      value: { reports: [{ id: second }, { id }, { id: third }] },
    });
    expect(await readLog()).toEqual([[mo.id, 'warn', second]]);
    expect(await readNotices(steve.id)).toMatchObject([{ content: { kind: 'warn' } }]);
    const told = { actor: mo.id, content: { kind: 'report_answered', outcome: 'acted' } };
    expect(await readNotices(lia.id)).toMatchObject([{ ...told, reportId: second }]);
    expect((await readNotices(rosa.id)).map(({ reportId }) => reportId)).toEqual([third, id]);
    expect(await statesOf([id, second, third])).toEqual(
      [second, id, third].map((one) => [one, 'answered']),
    );
  });

  test('that are left out go on waiting', async () => {
    await decideAll(DISMISS, { ids: [third, second] });
    expect(await statesOf([id, second, third])).toEqual([
      [second, 'answered'],
      [id, 'open'],
      [third, 'answered'],
    ]);
    expect(await readNotices(steve.id)).toEqual([]);
  });

  test.each([
    ['is about somebody else', () => createReport(storage, reportBy(steve.id, rosa))],
    ['the moderator has filed', () => createReport(storage, reportBy(mo.id, steve))],
    ['there is not', () => Promise.resolve(toReportId(999))],
  ])('are not decided with one that %s', async (_what, find) => {
    const ids = [id, await find()];
    expect(await decideAll(WARN, { ids })).toEqual(NO_REPORT);
    expect(await statesOf([id])).toEqual([[id, 'open']]);
    expect(await readLog()).toEqual([]);
  });

  test('are not decided as if they were about another', async () => {
    expect(await decideAll(WARN, { memberId: rosa.id })).toEqual(NO_REPORT);
  });

  test('are all left open if one of them may not be answered', async () => {
    await claim(mia.id);
    expect(await decideAll(WARN)).toEqual(CLAIMED);
    expect(await decideAll(WARN, { ids: [second, third] })).toMatchObject({ ok: true });
    expect(await decideAll(WARN, { callerId: mia.id })).toEqual(
      refused({ code: 'already_answered' }),
    );
    expect(await statesOf([id])).toEqual([[id, 'open']]);
  });

  test('are removed by two, the second of whom also answers what came later', async () => {
    await decideAll(REMOVE, { ids: [id, second] });
    expect(await readLog()).toEqual([[mo.id, 'propose_removal', second]]);
    expect((await readStanding()).account).toEqual({ status: 'active' });
    expect(await decideAll(REMOVE, { ids: [id, second] })).toEqual(
      refused({ code: 'second_moderator_needed' }),
    );
    clock.advance(1_000);
    expect(await decideAll(REMOVE, { callerId: mia.id })).toMatchObject({ ok: true });
    expect((await readStanding()).account).toEqual({ status: 'removed' });
    expect(await statesOf([id, second, third])).not.toContainEqual([third, 'open']);
    expect(await readNotices(steve.id)).toHaveLength(1);
  });

  test('need a second moderator for all when one of them does', async () => {
    // Of the one report nobody else could decide, for the only other moderator has filed it.
    const own = await createReport(storage, reportBy(mia.id, steve));
    await decideAll(REMOVE, { ids: [own, id] });
    expect((await readStanding()).account).toEqual({ status: 'active' });
  });

  test('are in no log, and in no appeal, of a moderator who has filed one of them', async () => {
    const own = await createReport(storage, reportBy(mia.id, steve, { reason: 'other' }));
    clock.advance(1_000);
    await decideAll({ measure: 'unlist', ...BECAUSE }, { ids: [id, own] });
    const page = { memberId: steve.id, before: null, limit: 9 };
    const entriesFor = (viewerId: MemberId) =>
      storage.moderation.listEntries({ viewerId, ...page });
    expect(await entriesFor(mia.id)).toEqual([]);
    expect(await entriesFor(lia.id)).toHaveLength(1);
    const [notice] = await readNotices(steve.id);
    const deps = { ...storage, clock };
    await makeFileAppeal(deps)({ callerId: steve.id, id: notice!.id, words: WORDS });
    const appealed = (viewerId: MemberId) =>
      storage.notices.listAppealed({ viewerId, after: 0, limit: 9 });
    expect(await appealed(mia.id)).toEqual([]);
    expect(await appealed(lia.id)).toHaveLength(1);
    const answer = { id: notice!.id, outcome: 'upheld', words: WORDS } as const;
    expect(await makeDecideAppeal(deps)({ by: mia.id, ...answer })).toEqual(
      refused({ code: 'not_found', subject: 'appeal' }),
    );
  });

  test('are claimed and released together, but for those that another has taken', async () => {
    await claim(mia.id);
    const about = { callerId: mo.id, memberId: steve.id };
    const claimsOf = async () =>
      (await storage.reports.loadAll([id, second, third])).map(
        ({ value }) => value.handling.claim?.by,
      );
    expect(await makeClaimReports({ ...storage, clock })(about)).toMatchObject({ ok: true });
    expect(await claimsOf()).toEqual([mo.id, mia.id, mo.id]);
    expect(await makeReleaseReports({ ...storage, clock })(about)).toMatchObject({ ok: true });
    expect(await claimsOf()).toEqual([undefined, mia.id, undefined]);
    await decideAll(WARN, { ids: [second, third] });
    expect(await makeClaimReports({ ...storage, clock })(about)).toEqual(CLAIMED);
  });
});
