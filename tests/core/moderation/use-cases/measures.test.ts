import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { granted, refused } from '#core/kernel/result.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Measure } from '#core/moderation/domain/measure.ts';
import { makeFindRegisteredMembers } from '#core/moderation/use-cases/find-registered-members.ts';
import { makeLiftEndedSuspensions } from '#core/moderation/use-cases/lift-ended-suspensions.ts';
import { makeShowRegisteredMember } from '#core/moderation/use-cases/show-registered-member.ts';
import { makeTakeMeasure } from '#core/moderation/use-cases/take-measure.ts';
import { usualStanding } from '#core/safety/domain/standing.ts';
import type { Storage } from '#core/storage.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';
import { storeMember, storeMembers, valueOf } from '#tests/support/stored-records.ts';
import { toModerationWords } from '#tests/support/texts.ts';
import { storeStanding, createSession } from '#tests/support/writes.ts';

const WORDS = toModerationWords('Asked two members for money');

let clock: ReturnType<typeof createSettableClock>;
let storage: Storage;
let rosa: Self;

beforeEach(async () => {
  clock = createSettableClock();
  storage = createMemoryStorage();
  rosa = await storeMember(storage, { username: 'rosa', name: 'Rösa W', email: 'r@example.org' });
});

const take = (measure: Measure, memberId: MemberId = rosa.id) =>
  makeTakeMeasure({ ...storage, clock })({ memberId, measure, words: WORDS });
const lift = () => makeLiftEndedSuspensions({ ...storage, clock })();
const readStanding = async (id: MemberId) => (await storage.safety.loadStanding(id)).value;
const readLog = () =>
  storage.moderation.listEntries({ viewerId: null, memberId: null, before: null, limit: 1_000 });
const inDays = (days: number) => new Date(Date.parse(clock.now()) + days * DAY).toISOString();

test('a member who is suspended is signed out, and the log says so', async () => {
  const session = {
    memberId: rosa.id,
    createdAt: clock.now(),
    lastUsedAt: clock.now(),
    mustChoosePassword: false,
    device: UNKNOWN_DEVICE,
  };
  await createSession(storage, { ...session, tokenHash: 'one' });
  const until = inDays(7);
  expect(await take({ action: 'suspend', until })).toEqual(granted(null));
  expect(await storage.sessions.find('one')).toBeNull();
  expect((await readStanding(rosa.id)).account).toEqual({ status: 'suspended', until });
  expect(await readLog()).toEqual([
    {
      id: 1,
      at: clock.now(),
      actor: 'operator',
      memberId: rosa.id,
      reportId: null,
      action: 'suspend',
      until,
      reason: null,
      words: WORDS,
    },
  ]);
});

test('nothing is done about an account that is deleted, and no one-time password given', async () => {
  await storeStanding(storage, rosa.id, { account: { status: 'deleted' } });
  for (const action of ['warn', 'restore', 'end_sessions'] as const) {
    expect(await take({ action })).toEqual(refused({ code: 'member_removed' }));
  }
  expect(await readLog()).toEqual([]);
});

test('a member is found by their id, username or address, and a number may be a username', async () => {
  const numbered = await storeMember(storage, { username: '123456789' });
  const show = (text: string) => makeShowRegisteredMember(storage)(text);
  const idOf = async (text: string) => valueOf(await show(text)).self.id;
  for (const text of [String(rosa.id), 'ROSA', 'R@example.org'])
    expect(await idOf(text)).toBe(rosa.id);
  expect(await idOf('123456789')).toBe(numbered.id);
  for (const text of ['99', '1x', 'x1', '', '9'.repeat(15)]) {
    expect(await show(text)).toEqual(refused({ code: 'not_found', subject: 'member' }));
  }
});

test('members are found by a part of what they are called, however many there are', async () => {
  const found = async (text: string, limit: number) =>
    (await makeFindRegisteredMembers(storage)(text, limit)).map(({ self }) => self.id);
  const others = await storeMembers(storage, 3);
  expect(await found(' rosa ', 10)).toEqual([rosa.id]);
  expect(await found('example', 2)).toHaveLength(2);
  expect(await found('', 10)).toEqual([rosa, ...others].map(({ id }) => id));
  expect(await found('nobody', 10)).toEqual([]);
  const asked: number[] = [];
  const pages = [others.slice(0, 2), others.slice(2), []];
  const moderation = {
    listMembers: ({ after }: { readonly after: number }) => {
      asked.push(after);
      const page = pages.shift()!;
      return Promise.resolve(page.map((self) => ({ self, standing: usualStanding(self.id) })));
    },
  };
  const paged = await makeFindRegisteredMembers({ moderation })('', 3);
  expect(paged.map(({ self }) => self.id)).toEqual(others.map(({ id }) => id));
  expect(asked).toEqual([0, others[1]!.id]);
});

test('a moderator decides upon a registration in their own name, once', async () => {
  await storeStanding(storage, rosa.id, { account: { status: 'awaiting_approval' } });
  const [mo] = await storeMembers(storage, 1);
  const takeMeasure = makeTakeMeasure({ ...storage, clock });
  const decide = (action: 'approve' | 'decline') =>
    takeMeasure({ memberId: rosa.id, measure: { action }, words: WORDS, by: mo!.id });
  expect(await decide('decline')).toEqual(granted(null));
  expect((await readStanding(rosa.id)).account).toEqual({ status: 'removed' });
  expect(await decide('approve')).toEqual(refused({ code: 'not_awaiting_approval' }));
  expect(await readLog()).toMatchObject([
    { action: 'decline', actor: mo!.id, memberId: rosa.id, words: WORDS },
  ]);
});

test('nothing is decided about a member who is not there', async () => {
  const nobody = toMemberId(999);
  const notFound = refused({ code: 'not_found', subject: 'member' });
  expect(await take({ action: 'remove' }, nobody)).toEqual(notFound);
  expect(await readLog()).toEqual([]);
});

test('what is refused is not in the log', async () => {
  expect(await take({ action: 'suspend', until: clock.now() })).toMatchObject({ ok: false });
  expect(await readLog()).toEqual([]);
});

test('a suspension is lifted once its time has come, and what else was decided stays', async () => {
  await storeStanding(storage, rosa.id, { mayAsk: false });
  await take({ action: 'suspend', until: inDays(7) });
  clock.advance(7 * DAY - 1);
  await lift();
  expect((await readStanding(rosa.id)).account).toMatchObject({ status: 'suspended' });
  clock.advance(1);
  await lift();
  await lift();
  expect(await readStanding(rosa.id)).toEqual({ ...usualStanding(rosa.id), mayAsk: false });
  const entries = await readLog();
  expect(entries.map(({ actor, action }) => [actor, action])).toEqual([
    ['clock', 'lift'],
    ['operator', 'suspend'],
  ]);
});

test('two processes lift a suspension once', async () => {
  await take({ action: 'suspend', until: inDays(1) });
  clock.advance(DAY);
  await Promise.all([lift(), lift()]);
  expect(await readLog()).toHaveLength(2);
});

test('more suspensions end at once than are read at once', async () => {
  const members = await storeMembers(storage, 101);
  for (const { id } of members) await take({ action: 'suspend', until: inDays(1) }, id);
  clock.advance(DAY);
  await lift();
  for (const { id } of members) {
    expect((await readStanding(id)).account).toEqual({ status: 'active' });
  }
});

test('members are found wherever they stand, by a part of what names them', async () => {
  const find = makeFindRegisteredMembers(storage);
  await take({ action: 'remove' });
  const [daniel] = await storeMembers(storage, 1);
  for (const text of ['rosa', ' SA W', 'R@example', 'rös']) {
    const [found, ...others] = await find(text, 10);
    expect(found).toEqual({ self: rosa, standing: await readStanding(rosa.id) });
    expect(others).toEqual([]);
  }
  expect((await find('', 10)).map(({ self }) => self.id)).toEqual([rosa.id, daniel!.id]);
  expect(await find('', 1)).toHaveLength(1);
  expect(await find('nobody', 10)).toEqual([]);
});

test('a member is shown by id, username or e-mail address, with what was decided', async () => {
  const show = makeShowRegisteredMember(storage);
  await take({ action: 'remove' });
  for (const name of [String(rosa.id), 'ROSA', 'r@example.org']) {
    const shown = valueOf(await show(name));
    expect(shown.self).toEqual(rosa);
    expect(shown.standing).toEqual(await readStanding(rosa.id));
    expect(shown.decisions.map(({ action }) => action)).toEqual(['remove']);
  }
  expect(await show('999')).toEqual(refused({ code: 'not_found', subject: 'member' }));
});

test('a username of digits is found where no member has it as an id', async () => {
  const self = await storeMember(storage, { username: '12345' });
  expect(await makeShowRegisteredMember(storage)('12345')).toMatchObject({ value: { self } });
});
