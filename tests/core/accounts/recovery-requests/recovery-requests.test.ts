import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { makeAttendRecoveries } from '#core/accounts/recovery-requests/use-cases/attend-recoveries.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { granted, refused } from '#core/kernel/result.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import { makeUseCases } from '#server/composition/contexts.ts';
import { toRecoveryRequestId } from '#tests/support/ids.ts';
import { logInInput } from '#tests/support/log-in-input.ts';
import { newMember } from '#tests/support/new-member.ts';
import {
  createRecoveryByDesk,
  surround,
  type Surroundings,
} from '#tests/support/recovery-by-desk.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock, DAY, HOUR } from '#tests/support/settable-clock.ts';
import { reportBy, storeConnection, storeMember } from '#tests/support/stored-records.ts';
import {
  toEmailAddress,
  toLogInName,
  toModerationWords,
  toPassword,
  toTypedPassword,
} from '#tests/support/texts.ts';
import { createTestWorld } from '#tests/support/world.ts';
import {
  addRecoveryRequest,
  createReport,
  putOneTimePassword,
  storeModerator,
  storeStanding,
} from '#tests/support/writes.ts';

const HOME = 'rosa@example.org';
const NEW_HOME = 'rosa.new@example.org';
const OLD = 'correct horse battery';
const NEW = 'a quiet garden gate';
const NOT_VALID = { ok: false, refusal: { code: 'link_not_valid' } };
const NOT_FOUND = { ok: false, refusal: { code: 'not_found', subject: 'recovery_request' } };

let storage: Storage;
let clock: ReturnType<typeof createSettableClock>;
let does: ReturnType<typeof makeUseCases>;
let desk: ReturnType<typeof createRecoveryByDesk>;
let rosa: Self;
let around: Surroundings;

beforeEach(async () => {
  storage = createMemoryStorage();
  clock = createSettableClock();
  const world = createTestWorld(storage, { clock, confirmation: 'required' });
  does = makeUseCases(world);
  desk = createRecoveryByDesk(storage, world, does);
  const registered = await does.register({
    username: newMember({ username: 'rosa' }).username,
    name: 'Rosa',
    email: toEmailAddress(HOME),
    password: toPassword(OLD),
  });
  if (!registered.ok) throw new Error(registered.refusal.code);
  rosa = registered.value;
  await does.confirmAddress(await desk.mailed('confirm_address', rosa.id, rosa.email));
  around = await surround(storage, rosa);
  clock.advance(30 * DAY);
  await letters();
});

/** Nobody but the member hears of any of this. */
afterEach(async () => {
  const heard = (await readEvents(storage)).filter(({ type }) => type !== 'member_registered');
  expect(heard.filter(({ type }) => type !== 'notice_added')).toEqual([]);
});

/** The letters that have been queued since this was last asked, by whom they are to. */
async function letters(): Promise<readonly string[]> {
  const now = '2099-01-01T00:00:00.000Z';
  const held = await storage.outbox.hold({ now, until: '2199-01-01T00:00:00.000Z', limit: 100 });
  return held
    .toSorted((one, other) => one.id - other.id)
    .map(({ letter }) => `${letter.kind}${'address' in letter ? ` to ${letter.address}` : ''}`);
}

const logIn = (password: string) => does.logIn(logInInput('rosa', password));

/** Asks with right answers, and returns the id of the request at the desk. */
async function ask(email = NEW_HOME, answers = around.answers) {
  expect(await desk.ask('rosa', email, answers)).toEqual(granted(null));
  return (await storage.recoveryRequests.listOf(rosa.id)).at(-1)!.value.id;
}

/** Has two moderators agree. */
async function agree(id: Awaited<ReturnType<typeof ask>>) {
  for (const moderator of around.moderators) {
    expect(await desk.agree(moderator, id)).toEqual(granted(null));
  }
}

const choose = (token: string) => does.winAccountBack({ token, newPassword: toPassword(NEW) });

/** The link that is sent once the waiting time is over. */
const openLink = () => desk.mailed('win_account_back', rosa.id, toEmailAddress(NEW_HOME));

const states = async () =>
  (await storage.recoveryRequests.listOf(rosa.id)).map(({ value }) => value.state.status);

test('what waits of lost accounts is counted for each moderator as the desk shows it to them', async () => {
  const count = async (callerId: MemberId) =>
    (await does.showDeskAccess({ callerId })).cases.recoveries;
  const [one, other] = around.moderators;
  expect(await count(one)).toBe(0);
  const id = await ask();
  expect([await count(one), await count(other)]).toEqual([1, 1]);
  await storeConnection(storage, other, rosa.id);
  expect([await count(one), await count(other)]).toEqual([1, 0]);
  await desk.agree(one, id);
  // Agreed to by the first, it waits for another.
  expect(await count(one)).toBe(0);
});

describe('an account whose owner has lost everything', () => {
  test('is theirs again after two moderators and three days, and lets nobody else in', async () => {
    const session = await logIn(OLD);
    const token = session.ok ? session.value.token : '';
    await putOneTimePassword(storage, {
      memberId: rosa.id,
      passwordHash: 'unused',
      expiresAt: '2999-01-01T00:00:00.000Z',
    });
    const made = await does.makeRecoveryCodes({
      callerId: rosa.id,
      proof: { type: 'password', password: toTypedPassword(OLD) },
    });
    const code = made.ok ? made.value.codes[0]! : '';
    const id = await ask();
    await letters();
    await agree(id);
    expect(await letters()).toEqual([
      `recovery_begun to ${HOME}`,
      `recovery_agreed to ${NEW_HOME}`,
    ]);
    expect(await choose(await openLink())).toEqual(NOT_VALID);
    clock.advance(3 * DAY - HOUR);
    await does.attendRecoveries();
    expect(await choose(await openLink())).toEqual(NOT_VALID);
    clock.advance(HOUR);
    await does.attendRecoveries();
    expect(await letters()).toEqual([`win_account_back to ${NEW_HOME}`]);
    const link = await openLink();
    expect(await choose(link)).toEqual(granted(null));
    expect(await choose(link)).toEqual(NOT_VALID);
    expect(await letters()).toEqual([
      'ways_in_ended',
      `account_won_back to ${HOME}`,
      'password_changed',
    ]);
    expect(await does.resolveSession(token)).toBeNull();
    expect(await logIn(OLD)).toMatchObject({ refusal: { code: 'bad_credentials' } });
    expect(await logIn(code)).toMatchObject({ refusal: { code: 'bad_credentials' } });
    expect(await storage.oneTimePasswords.find('rosa')).toBeNull();
    expect(await logIn(NEW)).toMatchObject({ ok: true });
    expect((await storage.members.loadAddress(rosa.id))!.value).toMatchObject({
      email: NEW_HOME,
      isClaimed: true,
      pending: null,
    });
    expect(await states()).toEqual([]);
  });

  test('gets no password that is easily guessed', async () => {
    await agree(await ask());
    clock.advance(3 * DAY);
    await does.attendRecoveries();
    const token = await openLink();
    const chosen = await does.winAccountBack({ token, newPassword: toPassword(NEW_HOME) });
    const fault = { rule: 'password_too_common' };
    expect(chosen).toEqual(
      refused({ code: 'invalid_input', errors: [{ path: 'newPassword', fault }] }),
    );
    expect(await choose(token)).toEqual(granted(null));
  });

  test('is told at the address that it had lately as well', async () => {
    const was = toEmailAddress('rosa.before@example.org');
    await desk.mailed('undo_address', rosa.id, was);
    const id = await ask();
    await letters();
    await agree(id);
    expect(await letters()).toContain(`recovery_begun to ${was}`);
  });

  test('is told on every device that is signed in', async () => {
    await agree(await ask());
    const page = { before: null, limit: 10 };
    const [notice] = await storage.notices.listOf(rosa.id, page);
    expect(notice!.content).toEqual({
      kind: 'recovery_begun',
      until: new Date(Date.parse(clock.now()) + 3 * DAY).toISOString(),
    });
  });
});

describe('whoever is in the account', () => {
  /** All that stops it. */
  const STOPS = {
    'a log-in': async () => {
      expect(await logIn(OLD)).toMatchObject({ ok: true });
    },
    'the link in the letter': async () => {
      const token = await desk.mailed('stop_recovery', rosa.id, rosa.email);
      expect(await does.stopRecovery(token)).toEqual(granted(null));
      expect(await does.stopRecovery(token)).toEqual(NOT_VALID);
    },
    'a signed-in device': async () => {
      await does.stopOwnRecovery(rosa.id);
      await does.stopOwnRecovery(rosa.id);
    },
  };

  test.each(Object.entries(STOPS))('stops it while it waits: %s', async (_name, stop) => {
    await agree(await ask());
    const token = await openLink();
    await letters();
    await stop();
    expect(await letters()).toEqual([`recovery_stopped to ${NEW_HOME}`]);
    expect(await states()).toEqual([]);
    clock.advance(3 * DAY);
    await does.attendRecoveries();
    expect(await choose(token)).toEqual(NOT_VALID);
    expect(await logIn(OLD)).toMatchObject({ ok: true });
  });

  test.each(Object.entries(STOPS))('stops it until it is used: %s', async (_name, stop) => {
    await agree(await ask());
    clock.advance(3 * DAY);
    await does.attendRecoveries();
    const token = await openLink();
    await stop();
    expect(await choose(token)).toEqual(NOT_VALID);
  });

  test('stops it by a log-in even before the clock has opened what is due', async () => {
    await agree(await ask());
    clock.advance(4 * DAY);
    expect(await logIn(OLD)).toMatchObject({ ok: true });
    await does.attendRecoveries();
    expect(await states()).toEqual([]);
  });

  test('is seen at the desk where two had agreed, and nowhere before', async () => {
    const stops = async () =>
      (await storage.securityLog.listForDesk({ before: null, limit: 10 })).map(
        ({ memberId, fact }) => [memberId, fact],
      );
    await desk.agree(around.moderators[0], await ask());
    await logIn(OLD);
    expect(await stops()).toEqual([]);
    await agree(await ask());
    await does.stopOwnRecovery(rosa.id);
    expect(await stops()).toEqual([[rosa.id, 'recovery_stopped']]);
    await logIn(OLD);
    expect(await stops()).toHaveLength(1);
  });

  test('ends what moderators have not decided, and whoever asked learns nothing of it', async () => {
    const id = await ask();
    await desk.agree(around.moderators[0], id);
    await letters();
    expect(await logIn(OLD)).toMatchObject({ ok: true });
    expect(await letters()).toEqual([]);
    expect(await desk.agree(around.moderators[1], id)).toEqual(NOT_FOUND);
    clock.advance(14 * DAY);
    await does.attendRecoveries();
    expect(await letters()).toEqual([`recovery_closed to ${NEW_HOME}`]);
    expect(await states()).toEqual([]);
  });
});

describe('whoever asks for an account', () => {
  test('hears the same whether or not there is one', async () => {
    for (const username of ['rosa', 'nobody']) {
      const email = `${username}.new@example.org`;
      expect(await desk.ask(username, email, around.answers)).toEqual(granted(null));
      expect(await letters()).toEqual([`confirm_recovery to ${email}`]);
    }
    clock.advance(14 * DAY);
    await does.attendRecoveries();
    expect(await letters()).toEqual([
      'recovery_closed to rosa.new@example.org',
      'recovery_closed to nobody.new@example.org',
    ]);
  });

  test('is not seen by moderators before they confirm their address', async () => {
    const address = toEmailAddress(NEW_HOME);
    const asked = { username: toLogInName('rosa'), address, answers: around.answers };
    await does.askForRecovery(asked);
    expect(await desk.listFor(around.moderators[0])).toEqual([]);
    expect(await does.confirmRecovery('nothing')).toEqual(NOT_VALID);
    clock.advance(DAY);
    const token = await desk.mailed('confirm_recovery', null, address);
    expect(await does.confirmRecovery(token)).toEqual(NOT_VALID);
    await does.attendRecoveries();
    expect(await states()).toEqual([]);
  });

  test('may ask three times a day, for one account and for one address', async () => {
    const address = toEmailAddress(NEW_HOME);
    const name = (number: number) => toLogInName(`somebody-${number}`);
    for (let tries = 0; tries < 3; tries += 1) {
      const asked = { username: name(tries), address, answers: around.answers };
      expect(await does.askForRecovery(asked)).toEqual(granted(null));
    }
    const asked = { username: name(4), address, answers: around.answers };
    expect(await does.askForRecovery(asked)).toMatchObject({
      refusal: { code: 'too_many_requests' },
    });
  });

  test('is refused where no mails are sent', async () => {
    const silent = makeUseCases(createTestWorld(storage, { clock, confirmation: 'none' }));
    const address = toEmailAddress(NEW_HOME);
    const asked = { username: toLogInName('rosa'), address, answers: around.answers };
    expect(await silent.askForRecovery(asked)).toEqual({
      ok: false,
      refusal: { code: 'sends_no_mail' },
    });
  });

  test('does not get the address of somebody else', async () => {
    const mia = await storeMember(storage, { email: NEW_HOME });
    const { value, version } = (await storage.members.loadAddress(mia.id))!;
    const address = { ...value, isClaimed: true, confirmedAt: clock.now() };
    const change = { type: 'put_address', memberId: mia.id, address, version } as const;
    await storage.commit({ changes: [change], events: [], actorId: null, at: clock.now() });
    await agree(await ask());
    clock.advance(3 * DAY);
    await does.attendRecoveries();
    expect(await choose(await openLink())).toEqual(NOT_VALID);
  });
});

describe('a request whose time is over', () => {
  /** Requests for nobody, which nobody confirms. */
  async function askForNobody(number: number) {
    const nothing = { address: '', joinedIn: '', people: '', lastPerson: '' };
    for (let asked = 0; asked < number; asked += 1) {
      await addRecoveryRequest(storage, {
        memberId: null,
        address: toEmailAddress(`sender-${asked}@example.org`),
        answers: nothing,
        dueAt: clock.now(),
      });
    }
  }
  const countDue = async () => (await storage.recoveryRequests.listDue(clock.now(), 500)).length;

  test('ends without a letter where it was never confirmed, and where its link was never used', async () => {
    const asked = { username: toLogInName('nobody'), address: toEmailAddress(NEW_HOME) };
    await does.askForRecovery({ ...asked, answers: around.answers });
    await agree(await ask('other@example.org'));
    clock.advance(3 * DAY);
    await does.attendRecoveries();
    expect(await states()).toEqual(['open']);
    await letters();
    clock.advance(7 * DAY);
    await does.attendRecoveries();
    expect(await letters()).toEqual([]);
    expect(await countDue()).toBe(0);
    expect(await states()).toEqual([]);
  });

  test.each([
    ['removed', { account: { status: 'removed' } }],
    ['a moderator’s by now', { role: 'moderator' }],
  ] as const)(
    'leads into no account that is %s, which its sender learns',
    async (_what, standing) => {
      await agree(await ask());
      await letters();
      await storeStanding(storage, rosa.id, standing);
      clock.advance(3 * DAY);
      await does.attendRecoveries();
      expect(await letters()).toEqual([`recovery_closed to ${NEW_HOME}`]);
      expect(await states()).toEqual([]);
    },
  );

  test('leads into an account that is suspended, which stays so', async () => {
    await agree(await ask());
    const account = { status: 'suspended', until: '2999-01-01T00:00:00.000Z' } as const;
    await storeStanding(storage, rosa.id, { account });
    clock.advance(3 * DAY);
    await does.attendRecoveries();
    expect(await choose(await openLink())).toEqual(granted(null));
    expect(await logIn(NEW)).toMatchObject({ refusal: { code: 'account_suspended' } });
  });

  test.each([0, 1, 100, 101, 200])('is attended to, however many there are: %i', async (number) => {
    await askForNobody(number);
    await does.attendRecoveries();
    expect(await countDue()).toBe(0);
  });

  test('waits for the next time where there is to be a stop', async () => {
    await askForNobody(3);
    let asked = 0;
    await does.attendRecoveries(() => {
      asked += 1;
      return asked > 1;
    });
    expect(await countDue()).toBe(2);
    await does.attendRecoveries(() => false);
    expect(await countDue()).toBe(0);
  });

  test('is left alone where it has been decided or removed meanwhile', async () => {
    const id = await ask();
    const before = (await storage.recoveryRequests.load(id))!;
    const listed = [before, { ...before, value: { ...before.value, id: toRecoveryRequestId(99) } }];
    const recoveryRequests = {
      listDue: () => Promise.resolve(listed),
      load: (asked: typeof id) => storage.recoveryRequests.load(asked),
    };
    await letters();
    await makeAttendRecoveries({ ...storage, recoveryRequests, clock })();
    expect(await storage.recoveryRequests.load(id)).toEqual(before);
    expect(await letters()).toEqual([]);
  });
});

test('of two requests, the link that is sent about the one does not use the other', async () => {
  const first = await ask('other@example.org');
  await agree(first);
  await ask();
  clock.advance(3 * DAY);
  await does.attendRecoveries();
  expect(await choose(await openLink())).toEqual(NOT_VALID);
  const token = await desk.mailed('win_account_back', rosa.id, toEmailAddress('other@example.org'));
  expect(await choose(token)).toEqual(granted(null));
});

describe('a moderator', () => {
  test('sees how the answers compare, and neither the answers nor an address', async () => {
    await ask();
    const [shown] = await desk.listFor(around.moderators[0]);
    expect(shown!.matched).toEqual({
      address: 'not_answered',
      joinedIn: 'matches',
      people: 'matches',
      lastPerson: 'matches',
    });
  });

  test('does not agree twice, nor to too few right answers', async () => {
    const id = await ask();
    await desk.agree(around.moderators[0], id);
    expect(await desk.agree(around.moderators[0], id)).toEqual({
      ok: false,
      refusal: { code: 'recovery_needs_another' },
    });
    const guessed = await ask('other@example.org', { ...around.answers, lastPerson: 'Mia' });
    expect(await desk.agree(around.moderators[0], guessed)).toEqual({
      ok: false,
      refusal: { code: 'too_few_answers' },
    });
  });

  test('declines with words for the log, and whoever asked hears of it only in the end', async () => {
    const id = await ask();
    await letters();
    const words = toModerationWords('All of it can be read on the profile.');
    const decision = { decision: 'decline', words } as const;
    const [callerId] = around.moderators;
    expect(await does.decideRecovery({ callerId, id, decision })).toEqual(granted(null));
    expect(await does.decideRecovery({ callerId, id, decision })).toEqual(NOT_FOUND);
    expect(await letters()).toEqual([]);
    const page = { viewerId: null, memberId: rosa.id, before: null, limit: 10 };
    expect(await storage.moderation.listEntries(page)).toMatchObject([
      { actor: callerId, action: 'decline_recovery', words },
    ]);
  });

  test('leaves a trace of every agreement in the log', async () => {
    await agree(await ask());
    const page = { viewerId: null, memberId: rosa.id, before: null, limit: 10 };
    expect(await storage.moderation.listEntries(page)).toMatchObject([
      { actor: around.moderators[1], action: 'agree_recovery' },
      { actor: around.moderators[0], action: 'agree_recovery' },
    ]);
  });

  /** What makes a moderator no judge of the request. */
  const PARTIES: Readonly<Record<string, (moderator: Self) => Promise<unknown>>> = {
    'is connected with the member': ({ id }) => storeConnection(storage, id, rosa.id),
    'has reported the member': ({ id }) => createReport(storage, reportBy(id, rosa)),
    'was reported by the member': (moderator) =>
      createReport(storage, reportBy(rosa.id, moderator)),
  };

  test.each(Object.entries(PARTIES))('has no say who %s', async (_name, becomeParty) => {
    const moderator = await storeMember(storage, { name: 'Partial' });
    await storeModerator(storage, moderator.id);
    const id = await ask();
    expect(await desk.listFor(moderator.id)).toHaveLength(1);
    await becomeParty(moderator);
    expect(await desk.listFor(moderator.id)).toEqual([]);
    expect(await desk.agree(moderator.id, id)).toEqual(NOT_FOUND);
  });

  test('has no say about what was sent from their own address', async () => {
    const moderator = await storeMember(storage, { email: 'Mole@example.org' });
    await storeModerator(storage, moderator.id);
    const id = await ask('mole@example.org');
    expect(await desk.agree(moderator.id, id)).toEqual(NOT_FOUND);
  });

  test('cannot give back the account of a moderator, however far it has come', async () => {
    const id = await ask();
    await storeStanding(storage, rosa.id, { role: 'moderator' });
    expect(await desk.listFor(around.moderators[0])).toEqual([]);
    expect(await desk.agree(around.moderators[0], id)).toEqual(NOT_FOUND);
    await storeStanding(storage, rosa.id, { role: 'member' });
    await agree(id);
    clock.advance(3 * DAY);
    await does.attendRecoveries();
    const token = await openLink();
    await storeStanding(storage, rosa.id, { role: 'moderator' });
    expect(await choose(token)).toEqual(NOT_VALID);
  });

  test('cannot agree once the time for that is over', async () => {
    const id = await ask();
    clock.advance(14 * DAY);
    expect(await desk.agree(around.moderators[0], id)).toEqual(NOT_FOUND);
  });
});
