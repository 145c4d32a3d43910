import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import { decodeCursor } from '#core/kernel/cursor.ts';
import { granted, refused } from '#core/kernel/result.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import { makeUseCases, type UseCases } from '#server/composition/contexts.ts';
import { newMember } from '#tests/support/new-member.ts';
import { createRecoveryByDesk, surround } from '#tests/support/recovery-by-desk.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';
import {
  messageFrom,
  reportBy,
  storeConnection,
  storeMember,
  valueOf,
} from '#tests/support/stored-records.ts';
import { toEmailAddress, toPassword } from '#tests/support/texts.ts';
import { createTestWorld } from '#tests/support/world.ts';
import {
  createMessage,
  createReport,
  handleReport,
  pictureOf,
  putWording,
  storeAttachment,
  storeModerator,
  storeSecondFactor,
  storeStanding,
} from '#tests/support/writes.ts';

const NO_ATTACHMENT = refused({ code: 'not_found', subject: 'attachment' });

let storage: Storage;
let clock: ReturnType<typeof createSettableClock>;
let world: ReturnType<typeof createTestWorld>;
let does: UseCases;
let rosa: Self;
let steve: Self;
let mo: Self;

beforeEach(async () => {
  storage = createMemoryStorage();
  clock = createSettableClock();
  world = createTestWorld(storage, { clock, confirmation: 'required' });
  does = makeUseCases(world);
  rosa = await storeMember(storage, { username: 'rosa', name: 'Rösa W' });
  steve = await storeMember(storage, { name: 'Steve' });
  mo = await storeMember(storage, { name: 'Mo' });
  await storeModerator(storage, mo.id);
});

/** A picture that Steve has sent to Rosa. */
async function sendPicture(connection: Connection) {
  const { key, files, width, height, thumbHash } = pictureOf(steve.id);
  const picture = { kind: 'picture', key, width, height, thumbHash, description: null } as const;
  const content = { ...picture, files };
  const of = { memberId: steve.id, connectionId: connection.id, bytes: 7, idempotencyKey: null };
  await storeAttachment(storage, { ...of, content, createdAt: clock.now() });
  const draft = { ...messageFrom(steve.id, connection, 'Look'), attachments: [picture] };
  const message = (await createMessage(storage, draft))!;
  const change = { type: 'send_attachments', keys: [key], memberId: steve.id } as const;
  const changes = [{ ...change, messageId: message.id }];
  await storage.commit({ changes, events: [], actorId: steve.id, at: clock.now() });
  return { key, content, message };
}

describe('an attachment of a message that is reported', () => {
  const file = () =>
    does.fileReport({
      callerId: rosa.id,
      memberId: steve.id,
      reason: 'threats',
      words: 'He threatened me.',
      attachMessages: true,
      block: false,
    });
  const open = (
    key: Awaited<ReturnType<typeof sendPicture>>['key'],
    reportId: Parameters<UseCases['openEvidence']>[0]['reportId'],
    viewer = mo,
  ) => does.openEvidence({ viewerId: viewer.id, reportId, key });

  test('stays as evidence, and is seen by moderators until the report is answered', async () => {
    const connection = await storeConnection(storage, rosa.id, steve.id);
    const { key, content, message } = await sendPicture(connection);
    const elsewhere = await sendPicture(await storeConnection(storage, steve.id, mo.id));
    await putWording(storage, message.id, { content: null, at: clock.now() });
    const { id } = valueOf(await file());
    expect((await storage.attachments.findByKey(key))!.isEvidence).toBe(true);
    expect((await storage.attachments.findByKey(elsewhere.key))!.isEvidence).toBe(false);
    const mia = await storeMember(storage);
    await storeModerator(storage, mia.id);
    expect(await open(key, id, mia)).toEqual(granted(content));
    expect(await open(elsewhere.key, id, mia)).toEqual(NO_ATTACHMENT);
    expect(await open(key, id, steve)).toEqual(NO_ATTACHMENT);
    const decision = { by: mia.id, at: clock.now(), outcome: 'no_action', words: null } as const;
    await handleReport(storage, id, 1, { state: 'answered', claim: null, decision });
    expect(await open(key, id, mia)).toEqual(NO_ATTACHMENT);
  });

  test('is nothing to keep where no message is attached', async () => {
    const { id } = valueOf(await file());
    expect((await storage.reports.load(id))!.value.evidence.messages).toEqual([]);
    expect(await open(pictureOf(steve.id).key, id)).toEqual(NO_ATTACHMENT);
  });
});

describe('requests to win an account back', () => {
  const register = async (username: string) => {
    const email = toEmailAddress(`${username}@example.org`);
    const password = toPassword('at home by the hearth');
    const name = newMember({ username }).username;
    const joined = valueOf(
      await does.register({ username: name, name: username, email, password }),
    );
    const desk = createRecoveryByDesk(storage, world, does);
    await does.confirmAddress(await desk.mailed('confirm_address', joined.id, email));
    return joined;
  };
  const list = (after: number, limit: number) =>
    does.listDeskRecoveries({ callerId: mo.id, after, limit });

  test('are listed page by page, with whose they are and who has agreed', async () => {
    const desk = createRecoveryByDesk(storage, world, does);
    const surroundings = [];
    for (const username of ['anna', 'berta', 'carla']) {
      const { answers, moderators } = await surround(storage, await register(username));
      surroundings.push(moderators);
      await desk.ask(username, `${username}.new@example.org`, answers);
    }
    const first = await list(0, 2);
    expect(first.items.map(({ member }) => member.name)).toEqual(['anna', 'berta']);
    const last = first.items[1]!.request.id;
    expect(decodeCursor('desk-recoveries', 1, first.next!)).toEqual([last]);
    const rest = await list(last, 2);
    expect([rest.items.map(({ member }) => member.name), rest.next]).toEqual([['carla'], null]);
    const short = await list(0, 1);
    expect(decodeCursor('desk-recoveries', 1, short.next!)).toEqual([short.items[0]!.request.id]);
    expect((await list(0, 3)).next).toBeNull();
    const [agreeing] = surroundings[0]!;
    expect([...first.names.keys()]).not.toContain(agreeing);
    await desk.agree(agreeing, first.items[0]!.request.id);
    const { names } = await list(0, 2);
    expect([...names.keys()].toSorted()).toEqual(
      [agreeing, ...first.items.map(({ member }) => member.id)].toSorted(),
    );
    const waiting = async (callerId: typeof mo.id) =>
      (await does.showDeskAccess({ callerId })).cases.recoveries;
    expect([await waiting(mo.id), await waiting(agreeing)]).toEqual([3, 2]);
  });

  test('are compared with the members its owner last wrote with, and with no one who has left', async () => {
    const desk = createRecoveryByDesk(storage, world, does);
    const anna = await register('anna');
    const { answers } = await surround(storage, anna);
    const later = await storeMember(storage, { name: 'Later' });
    const connection = await storeConnection(storage, later.id, anna.id);
    const at = '2026-03-05T10:00:00.000Z';
    await createMessage(storage, { ...messageFrom(later.id, connection), createdAt: at });
    await storeConnection(storage, (await storeMember(storage, { name: 'Silent' })).id, anna.id);
    await desk.ask('anna', 'one@example.org', answers);
    await desk.ask('anna', 'two@example.org', { ...answers, lastPerson: 'Later' });
    const { items } = await list(0, 10);
    expect(items.map(({ matched }) => matched.lastPerson)).toEqual(['differs', 'matches']);
  });
});

describe('the desk', () => {
  test('is open to moderators, and what is the operators’ to them', async () => {
    expect(await does.admitToDesk(mo.id, 'moderator')).toEqual(granted('moderator'));
    expect(await does.admitToDesk(mo.id, 'operator')).toEqual(refused({ code: 'forbidden' }));
    expect(await does.showDeskAccess({ callerId: mo.id })).toMatchObject({
      isModerator: true,
      isOperator: false,
      needsSecondStep: false,
    });
    await storeStanding(storage, mo.id, { role: 'operator' });
    for (const role of ['moderator', 'operator'] as const) {
      expect(await does.admitToDesk(mo.id, role)).toEqual(granted('operator'));
    }
    expect(await does.showDeskAccess({ callerId: mo.id })).toMatchObject({ isOperator: true });
    const { value } = await storage.secondFactors.load(mo.id);
    await storeSecondFactor(storage, { ...value, onlyPasskeys: false });
    expect(await does.admitToDesk(mo.id, 'operator')).toEqual(
      refused({ code: 'second_step_needed' }),
    );
    expect(await does.showDeskAccess({ callerId: mo.id })).toMatchObject({
      isModerator: true,
      isOperator: false,
      needsSecondStep: true,
    });
    expect(await does.showDeskAccess({ callerId: rosa.id })).toMatchObject({ isModerator: false });
  });

  test('finds members by three letters of their names at least, and notes exactly the members it finds', async () => {
    const find = (text: string) => does.findDeskMembers({ callerId: mo.id, text });
    const ids = async (text: string) => (await find(text)).map(({ self }) => self.id);
    expect(await ids('rö')).toEqual([]);
    expect(await ids(' rös ')).toEqual([rosa.id]);
    expect(await ids('ROSA')).toEqual([rosa.id]);
    expect(await ids('xyz')).toEqual([]);
    const entries = await storage.securityLog.listOf(mo.id, { before: null, limit: 10 });
    expect(entries.map(({ fact, aboutId }) => [fact, aboutId])).toEqual([
      ['member_looked_up', rosa.id],
    ]);
    expect(await readEvents(storage)).toEqual([]);
  });

  test('notes that it opens a member nobody has reported', async () => {
    const noted = async () =>
      (await storage.securityLog.listOf(mo.id, { before: null, limit: 10 })).map(
        ({ aboutId }) => aboutId,
      );
    await createReport(storage, reportBy(rosa.id, steve));
    valueOf(await does.showDeskMember({ callerId: mo.id, id: steve.id }));
    expect(await noted()).toEqual([]);
    valueOf(await does.showDeskMember({ callerId: mo.id, id: rosa.id }));
    expect(await noted()).toEqual([rosa.id]);
  });

  test('shows reported members page by page, with who looks after them', async () => {
    const [one, other] = [await storeMember(storage), await storeMember(storage)];
    for (const about of [steve, one, other]) await createReport(storage, reportBy(rosa.id, about));
    const list = (after: Parameters<UseCases['listReportedMembers']>[0]['after'], limit: number) =>
      does.listReportedMembers({ callerId: mo.id, after, limit });
    const all = await list(null, 3);
    expect([all.items.length, all.next]).toEqual([3, null]);
    expect([...all.names.keys()]).toEqual([]);
    const claimed = await storage.reports.load(all.items[0]!.first.id);
    const claim = { by: mo.id, at: clock.now() };
    await handleReport(storage, claimed!.value.id, 1, { state: 'open', claim, proposal: null });
    const page = await list(null, 2);
    expect(page.items).toHaveLength(2);
    expect(page.next).not.toBeNull();
    expect([...page.names.keys()]).toEqual([mo.id]);
  });

  test('lists what happened with accounts page by page', async () => {
    for (let times = 0; times < 3; times += 1) {
      clock.advance(DAY);
      await does.noteDeskOpened(mo.id, { browser: null, operatingSystem: null });
    }
    const first = await does.listDeskSecurityLog({ before: null, limit: 1 });
    const last = first.items[0]!.id;
    expect(decodeCursor('desk-security-log', 1, first.next!)).toEqual([last]);
    expect(await does.listDeskSecurityLog({ before: last, limit: 2 })).toMatchObject({
      items: [{ memberId: mo.id }, { memberId: mo.id }],
      next: null,
    });
  });
});
