import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { makeBlockMember } from '#core/connections/blocks/use-cases/block-member.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import { makeRemoveConnection } from '#core/connections/use-cases/remove-connection.ts';
import { newIntroduction } from '#core/introductions/domain/introduction.ts';
import type { MemberId, ReportId } from '#core/kernel/ids.ts';
import type { Limiter } from '#core/kernel/limiter.ts';
import { granted, refused } from '#core/kernel/result.ts';
import { memberOf } from '#core/letters/domain/letter.ts';
import { toMember, type Self } from '#core/members/domain/member.ts';
import { isUrgent, REPORT_REASONS } from '#core/moderation/reports/domain/report-reason.ts';
import { makeFileReport } from '#core/moderation/reports/use-cases/file-report.ts';
import { makeListEndedConnections } from '#core/moderation/reports/use-cases/list-ended-connections.ts';
import { makeListReports } from '#core/moderation/reports/use-cases/list-reports.ts';
import { makeRemoveExpiredConversations } from '#core/moderation/reports/use-cases/remove-expired-conversations.ts';
import { usualStanding, type Standing } from '#core/safety/domain/standing.ts';
import type { Storage } from '#core/storage.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { createSettableClock, DAY, type SettableClock } from '#tests/support/settable-clock.ts';
import {
  storeConnection,
  storeMembers,
  storeMessage,
  storeRequest,
} from '#tests/support/stored-records.ts';
import { storeIntroduction, storeStanding, updateMember } from '#tests/support/writes.ts';
import { tries } from '#tests/support/tries.ts';

const NOT_FOUND = refused({ code: 'not_found', subject: 'member' });
const NOBODY = toMemberId(999_999);

let storage: Storage;
let clock: SettableClock;
let rosa: Self;
let daniel: Self;

beforeEach(async () => {
  storage = createMemoryStorage();
  clock = createSettableClock();
  [rosa, daniel] = (await storeMembers(storage, 2)) as [Self, Self];
});

/** A member, and the line that introduces the other to them. */
type Told = readonly [Self, string];

type Draft = Parameters<ReturnType<typeof makeFileReport>>[0];

const file = (given: Partial<Draft> = {}, limiter: Limiter = storage.limiter) =>
  makeFileReport({ ...storage, limiter, clock })({
    callerId: rosa.id,
    memberId: daniel.id,
    reason: 'threats',
    words: 'He threatened me.',
    attachMessages: true,
    block: false,
    ...given,
  });
const block = (callerId: MemberId, id: MemberId) =>
  makeBlockMember({ ...storage, clock })({ callerId, id });
const end = ({ id }: Connection, callerId: MemberId) =>
  makeRemoveConnection({ ...storage, clock })({ callerId, id, seen: 'accepted' });
const endedOf = async (callerId: MemberId) => {
  const page = { callerId, before: null, limit: 10 };
  return (await makeListEndedConnections({ ...storage, clock })(page)).items;
};
const evidenceOf = async (id: ReportId) => (await storage.reports.load(id))!.value.evidence;
const readEvents = async () =>
  (await storage.feed.read({ after: 0, limit: 100 })).map(({ event }) => event);

async function filed(given: Partial<Draft> = {}): Promise<ReportId> {
  const report = await file(given);
  if (!report.ok) throw new Error('The report was refused.');
  return report.value.id;
}

async function decideStanding(memberId: MemberId, changes: Partial<Standing>): Promise<void> {
  const { version } = await storage.safety.loadStanding(memberId);
  const standing = { ...usualStanding(memberId), ...changes };
  const change = { type: 'put_standing', standing, version } as const;
  await storage.commit({ changes: [change], events: [], actorId: null, at: clock.now() });
}

describe('a report about a member whom the caller may know of', () => {
  test('is answered as the caller filed it, and is theirs alone to see', async () => {
    const report = await file({ words: null });
    const expected = {
      id: 1,
      reporterId: rosa.id,
      aboutId: daniel.id,
      aboutName: daniel.name,
      reason: 'threats',
      words: null,
      createdAt: clock.now(),
      handling: { state: 'open', claim: null, proposal: null },
    };
    expect(report).toEqual(granted(expected));
    const listOf = (callerId: MemberId) =>
      makeListReports(storage)({ callerId, before: null, limit: 10 });
    expect(await listOf(rosa.id)).toEqual({ items: [expected], next: null });
    expect(await listOf(daniel.id)).toEqual({ items: [], next: null });
    expect(await readEvents()).toEqual([
      { type: 'report_filed', reportId: 1, memberIds: [rosa.id] },
    ]);
  });

  test('keeps the profile as it was, without what only the member sees', async () => {
    const id = await filed();
    await updateMember(storage, daniel.id, { bio: 'Harmless' });
    expect(await evidenceOf(id)).toEqual({
      profile: toMember(daniel),
      messages: [],
      note: null,
      introductions: [],
    });
  });

  test('attaches the last fifty messages between the two, and none unless it is told to', async () => {
    const connection = await storeConnection(storage, daniel.id, rosa.id);
    const contents = Array.from({ length: 51 }, (_, place) => `Message ${place}`);
    for (const content of contents) await storeMessage(storage, daniel.id, connection, content);
    const { messages } = await evidenceOf(await filed());
    expect(messages?.map(({ content }) => content)).toEqual(contents.slice(1));
    expect(messages?.[0]).toMatchObject({ senderId: daniel.id });
    expect((await evidenceOf(await filed({ attachMessages: false }))).messages).toBeNull();
  });

  test('keeps what the one who is reported wrote with their request, whatever is attached', async () => {
    const note = 'You could earn a lot with a friend of mine.';
    await storeRequest(storage, daniel.id, rosa.id, { note });
    const kept = { senderId: daniel.id, content: note };
    expect(await evidenceOf(await filed())).toMatchObject({ note: kept });
    expect(await evidenceOf(await filed({ attachMessages: false }))).toMatchObject({
      messages: null,
      note: kept,
    });
  });

  test('keeps what the one who is reported wrote to introduce others to the caller', async () => {
    const [ines, milan] = (await storeMembers(storage, 2)) as [Self, Self];
    const introduce = async (
      introducerId: MemberId,
      [one, oneNote]: Told,
      [other, otherNote]: Told,
    ) => {
      const made = { introducerId, relationshipTypeId: null, createdAt: clock.now() };
      const to = [
        { memberId: one.id, note: oneNote },
        { memberId: other.id, note: otherNote },
      ] as const;
      await storeIntroduction(storage, newIntroduction(made, to));
    };
    await introduce(daniel.id, [rosa, 'Ines keeps bees.'], [ines, 'Rosa is lonely.']);
    await introduce(daniel.id, [milan, 'Rosa has money.'], [rosa, 'Milan sends gift cards.']);
    await introduce(ines.id, [milan, 'Rosa sings.'], [rosa, 'Milan sings.']);
    const introductions = ['Milan sends gift cards.', 'Ines keeps bees.'];
    expect(await evidenceOf(await filed({ attachMessages: false }))).toMatchObject({
      introductions,
    });
    const about = { callerId: daniel.id, memberId: rosa.id };
    expect(await evidenceOf(await filed(about))).toMatchObject({ introductions: [] });
  });

  test('attaches what the caller wrote with theirs only when it is told to', async () => {
    const note = 'We both keep bees. May I ask how you started?';
    await storeRequest(storage, rosa.id, daniel.id, { note });
    const kept = { senderId: rosa.id, content: note };
    expect(await evidenceOf(await filed())).toMatchObject({ note: kept });
    expect(await evidenceOf(await filed({ attachMessages: false }))).toMatchObject({ note: null });
  });

  test('ends and seals the connection with a block, having attached its messages', async () => {
    const connection = await storeConnection(storage, daniel.id, rosa.id);
    await storeMessage(storage, daniel.id, connection, 'Pay me');
    const id = await filed({ block: true });
    expect((await evidenceOf(id)).messages).toMatchObject([{ content: 'Pay me' }]);
    expect(await storage.connections.findById(connection.id)).toBeNull();
    expect(await storage.safety.blockedIds(rosa.id)).toEqual([daniel.id]);
    expect(await endedOf(rosa.id)).toMatchObject([{ endedByMe: true }]);
    expect((await readEvents()).map(({ type }) => type)).toEqual([
      'report_filed',
      'connection_removed',
      'member_blocked',
    ]);
  });

  test('declines a request with a block, and seals nothing', async () => {
    const request = await storeRequest(storage, daniel.id, rosa.id);
    await filed({ block: true });
    expect(await storage.connections.findById(request.id)).toBeNull();
    expect(await endedOf(rosa.id)).toEqual([]);
  });

  test('changes nothing of the connection without a block', async () => {
    const connection = await storeConnection(storage, daniel.id, rosa.id);
    await filed();
    expect(await storage.connections.findById(connection.id)).toEqual(connection);
    expect(await storage.safety.blockedIds(rosa.id)).toEqual([]);
  });
});

describe('moderators', () => {
  const moderators = async (...members: Self[]) => {
    for (const { id } of members) await storeStanding(storage, id, { role: 'moderator' });
  };
  const calledBy = async (given: Partial<Draft>) => {
    await filed(given);
    const now = clock.now();
    const waiting = await storage.outbox.hold({ now, until: now, limit: 200 });
    return waiting.map(({ letter, key, dueAt }) => {
      expect(key).toBe(`urgent_report:${memberOf(letter)}`);
      expect(dueAt).toBe(now);
      return letter;
    });
  };
  const letterTo = ({ id }: Self) => ({ kind: 'urgent_report', memberId: id });

  test.each(REPORT_REASONS.map((reason) => [reason, isUrgent(reason)] as const))(
    'are called when the reason is %s: %s',
    async (reason, isCalled) => {
      const [judith, steve] = (await storeMembers(storage, 3)) as [Self, Self, Self];
      await moderators(judith, steve);
      const called = await calledBy({ reason });
      expect(called).toEqual(isCalled ? [letterTo(judith), letterTo(steve)] : []);
    },
  );

  test.each(REPORT_REASONS)(
    'are told once the next morning, whatever was reported: %s',
    async (reason) => {
      const [judith] = (await storeMembers(storage, 1)) as [Self];
      await moderators(judith);
      await filed({ reason });
      await filed({ reason: 'other' });
      const now = new Date(Date.parse(clock.now()) + DAY).toISOString();
      const held = await storage.outbox.hold({ now, until: now, limit: 200 });
      const daily = held.filter(({ letter }) => letter.kind === 'reports_waiting');
      expect(daily).toMatchObject([{ key: `reports_waiting:${judith.id}` }]);
      expect(daily[0]?.dueAt).toMatch(/T08:00:00/);
      expect(memberOf(daily[0]!.letter)).toBe(judith.id);
    },
  );

  test('are called once, however many urgent reports wait', async () => {
    const [judith] = (await storeMembers(storage, 1)) as [Self];
    await moderators(judith);
    await filed({ reason: 'under_18' });
    expect(await calledBy({ reason: 'danger' })).toEqual([letterTo(judith)]);
  });

  test('are not called to what they report, nor to what is reported of them', async () => {
    const [judith] = (await storeMembers(storage, 1)) as [Self];
    await moderators(rosa, daniel, judith);
    expect(await calledBy({ reason: 'danger' })).toEqual([letterTo(judith)]);
  });

  test('are not called when the report is refused', async () => {
    const [judith] = (await storeMembers(storage, 1)) as [Self];
    await moderators(judith);
    expect(await file({ reason: 'danger', memberId: NOBODY })).toEqual(NOT_FOUND);
    expect(await calledBy({ reason: 'money' })).toEqual([]);
  });

  test('are called up to a hundred at once', async () => {
    await moderators(...(await storeMembers(storage, 101)));
    expect(await calledBy({ reason: 'danger' })).toHaveLength(100);
  });
});

const NOTE = 'We both keep bees. May I ask how you started?';

describe('a report about a member with whom the caller had a connection', () => {
  let connection: Connection;

  beforeEach(async () => {
    connection = await storeConnection(storage, daniel.id, rosa.id, { note: NOTE });
    await storeMessage(storage, daniel.id, connection, 'Pay me');
  });

  test.each<[string, () => Promise<unknown>]>([
    ['the caller ended', () => end(connection, rosa.id)],
    ['the other ended', () => end(connection, daniel.id)],
    ['the other ended by a block', () => block(daniel.id, rosa.id)],
    ['the caller ended by a block', () => block(rosa.id, daniel.id)],
    [
      'the other ended before they were suspended',
      async () => {
        await end(connection, daniel.id);
        const account = { status: 'suspended', until: '2027-01-01T00:00:00.000Z' } as const;
        await decideStanding(daniel.id, { account });
      },
    ],
    [
      'the other ended before they were removed',
      async () => {
        await end(connection, daniel.id);
        await decideStanding(daniel.id, { account: { status: 'removed' } });
      },
    ],
  ])('is filed with the sealed messages and the note where %s', async (_what, part) => {
    await part();
    const id = await filed({ block: true });
    expect(await evidenceOf(id)).toMatchObject({
      messages: [{ content: 'Pay me' }],
      note: { senderId: daniel.id, content: NOTE },
    });
    const { history } = await storage.safety.relate(rosa.id, daniel.id);
    expect(history.find(({ memberId }) => memberId === rosa.id)?.blockedAt).toBe(clock.now());
    expect((await readEvents()).filter(({ type }) => type === 'member_blocked')).toContainEqual({
      type: 'member_blocked',
      memberIds: [rosa.id],
      aboutId: daniel.id,
    });
  });

  test('tells the name as it was sealed, once the other hides from the caller', async () => {
    await block(daniel.id, rosa.id);
    await updateMember(storage, daniel.id, { name: 'New name' });
    const report = await file();
    expect(report).toMatchObject({ ok: true, value: { aboutName: daniel.name } });
    const page = { callerId: rosa.id, before: null, limit: 10 };
    const { items } = await makeListReports(storage)(page);
    expect(items).toMatchObject([{ aboutName: daniel.name }]);
    expect(await evidenceOf(items[0]!.id)).toMatchObject({ profile: { name: 'New name' } });
  });

  test('keeps that name for the block that comes with the report', async () => {
    await block(daniel.id, rosa.id);
    await updateMember(storage, daniel.id, { name: 'New name' });
    await file({ block: true });
    const blocks = await storage.safety.listBlockedBy(rosa.id, { before: null, limit: 10 });
    expect(blocks).toMatchObject([{ memberId: daniel.id, name: daniel.name }]);
  });

  test('tells the name that the caller may see now where nothing but the connection has ended', async () => {
    await end(connection, daniel.id);
    await updateMember(storage, daniel.id, { name: 'New name' });
    expect(await file()).toMatchObject({ ok: true, value: { aboutName: 'New name' } });
  });

  test('blocks nobody again whom the caller blocks already', async () => {
    await block(rosa.id, daniel.id);
    const since = clock.now();
    clock.advance(DAY);
    await filed({ block: true });
    const blocks = await storage.safety.listBlockedBy(rosa.id, { before: null, limit: 10 });
    expect(blocks).toEqual([{ memberId: daniel.id, name: daniel.name, blockedAt: since }]);
  });

  test('is possible for ninety days, and then the row and the copy are gone', async () => {
    await block(daniel.id, rosa.id);
    const endedAt = clock.now();
    const keptUntil = new Date(Date.parse(endedAt) + 90 * DAY).toISOString();
    const expected = {
      id: 1,
      member: { id: daniel.id, name: daniel.name },
      endedAt,
      endedByMe: false,
      keptUntil,
    };
    clock.advance(90 * DAY - 1);
    const removeExpired = makeRemoveExpiredConversations({ ...storage, clock });
    await removeExpired();
    expect(await endedOf(rosa.id)).toEqual([expected]);
    expect(await file()).toMatchObject({ ok: true });
    clock.advance(1);
    expect(await endedOf(rosa.id)).toEqual([]);
    expect(await file()).toEqual(NOT_FOUND);
    await removeExpired();
    const before = { before: null, limit: 10, now: endedAt };
    expect(await storage.sealedConversations.listOf(rosa.id, before)).toEqual([]);
    expect(await storage.sealedConversations.quote(rosa.id, daniel.id, before)).toEqual({
      sealedName: null,
      messages: [],
      note: null,
    });
  });
});

describe('a report that may not be filed', () => {
  const unentitled = {
    oneself: () => Promise.resolve(rosa.id),
    'one who blocks the caller': async () => {
      await block(daniel.id, rosa.id);
      return daniel.id;
    },
    'one whom the caller blocks': async () => {
      await block(rosa.id, daniel.id);
      return daniel.id;
    },
    'one who has declined the caller and blocks them': async () => {
      await storeRequest(storage, rosa.id, daniel.id);
      await block(daniel.id, rosa.id);
      return daniel.id;
    },
    'one who is suspended': async () => {
      const account = { status: 'suspended', until: '2027-01-01T00:00:00.000Z' } as const;
      await decideStanding(daniel.id, { account });
      return daniel.id;
    },
    'one who is removed': async () => {
      await decideStanding(daniel.id, { account: { status: 'removed' } });
      return daniel.id;
    },
  };

  test('about anyone whom the caller may not know of is answered as about nobody', async () => {
    const drafts = fc.record({
      reason: fc.constantFrom('danger', 'other'),
      words: fc.option(fc.string()),
      attachMessages: fc.boolean(),
      block: fc.boolean(),
    });
    const cases = fc.constantFrom(...Object.values(unentitled));
    await fc.assert(
      fc.asyncProperty(cases, drafts, async (arrange, draft) => {
        storage = createMemoryStorage();
        [rosa, daniel] = (await storeMembers(storage, 2)) as [Self, Self];
        const memberId = await arrange();
        const events = await readEvents();
        const history = await storage.safety.loadHistory(rosa.id, daniel.id);
        const answer = await file({ ...draft, memberId });
        expect(answer).toEqual(await file({ ...draft, memberId: NOBODY }));
        expect(answer).toEqual(NOT_FOUND);
        expect(await readEvents()).toEqual(events);
        expect(await storage.safety.loadHistory(rosa.id, daniel.id)).toEqual(history);
        const page = { before: null, limit: 10 };
        expect(await storage.reports.listBy(rosa.id, page)).toEqual([]);
      }),
      { numRuns: tries(60) },
    );
  });

  test('is the twenty-first of a day, and what is refused otherwise counts for nothing', async () => {
    for (let number = 0; number < 20; number += 1) {
      expect(await file({ memberId: NOBODY })).toEqual(NOT_FOUND);
    }
    for (let number = 0; number < 20; number += 1) expect(await file()).toMatchObject({ ok: true });
    expect(await file()).toMatchObject({ refusal: { code: 'too_many_requests' } });
    expect(await file({ callerId: daniel.id, memberId: rosa.id })).toMatchObject({ ok: true });
  });
});
