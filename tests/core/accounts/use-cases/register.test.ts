import { listTowns } from '#tests/support/listed-towns.ts';
import { toEmailAddress, toPassword, toUsername } from '#tests/support/texts.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { RegistrationMode } from '#core/accounts/domain/registration-mode.ts';
import { TERMS_VERSION } from '#core/accounts/domain/terms.ts';
import { makeRegister, type Registration } from '#core/accounts/use-cases/register.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { granted, refused } from '#core/kernel/result.ts';
import { EVERYONE } from '#core/members/domain/who-may-ask.ts';
import { DEFAULT_PREFERENCES } from '#core/members/domain/preferences.ts';
import type { Storage } from '#core/storage.ts';
import { makeCurrentPictures } from '#core/media/steps/current-pictures.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { OPEN_REGISTRATION } from '#tests/support/open-registration.ts';
import { isCommonPassword } from '#tests/support/common-passwords.ts';
import { isReservedName } from '#tests/support/reserved-names.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { settingsOf } from '#tests/support/site-settings.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { addInvitation, putInvitation, storeStanding } from '#tests/support/writes.ts';

const clock = createSettableClock();
const ROSA: Registration = {
  username: toUsername('rosa'),
  email: toEmailAddress('rosa@example.org'),
  password: toPassword('correct horse battery'),
  name: 'Rosa Lindgren',
};

let storage: Storage;

beforeEach(() => {
  storage = createMemoryStorage();
});

const register = (
  registration: Registration,
  rules: RegistrationMode | ReturnType<typeof settingsOf> = 'open',
) => {
  const liveSettings = typeof rules === 'string' ? settingsOf({ REGISTRATION: rules }) : rules;
  const admission = { ...OPEN_REGISTRATION, liveSettings };
  const deps = {
    ...storage,
    passwordHasher: cheapPasswordHasher,
    currentPictures: makeCurrentPictures(storage),
    clock,
    isReservedName,
    listTowns,
    isCommonPassword,
  };
  return makeRegister({ ...deps, ...admission })(registration);
};

test('who registers becomes a member, with what they chose and defaults for the rest', async () => {
  const registered = await register({ ...ROSA, preferences: { interests: ['chess'] } });
  const { password: _password, ...account } = ROSA;
  const nothing = { bio: null, location: null, age: null, avatarUrl: null };
  const preferences = { ...DEFAULT_PREFERENCES, interests: ['chess'] };
  const self = {
    id: 1,
    ...account,
    ...nothing,
    createdAt: clock.now(),
    preferences,
    whoMayAsk: EVERYONE,
    sharedSigns: { typing: false, reading: false },
    photosSeenBy: 'everyone',
    blursPhotos: false,
    verified: false,
  };
  expect(registered).toEqual(granted(self));
  expect(await storage.members.findById(toMemberId(1))).toEqual(self);
  expect(await readEvents(storage)).toEqual([{ type: 'member_registered', memberIds: [1] }]);
});

test.each(['everybody has it', 'rosa@example.org and more', 'Rosa and more'])(
  'the password %j is too common for her, and nothing is stored',
  async (text) => {
    const account = { ...ROSA, name: 'Rosa', email: toEmailAddress('rosa@example.org') };
    const refusal = await register({ ...account, password: toPassword(text) });
    const fault = { rule: 'password_too_common' };
    expect(refusal).toEqual(
      refused({ code: 'invalid_input', errors: [{ path: 'password', fault }] }),
    );
    expect(await storage.members.findCredentials('rosa')).toBeNull();
  },
);

test('the password is stored as its hash', async () => {
  await register(ROSA);
  const stored = await storage.members.findCredentials('rosa');
  const { passwordHash } = stored!;
  expect(passwordHash).not.toContain(ROSA.password);
  expect(await cheapPasswordHasher.verify(passwordHash, ROSA.password)).toBe(true);
});

test.each([
  [{ username: 'ROSA', email: 'other@example.org' }, 'username_taken'],
  [{ username: 'other', email: 'Rosa@Example.org' }, 'email_taken'],
  [{ username: 'Rosa@example.org', email: 'other@example.org' }, 'username_taken'],
] as const)('%o is refused as %s, and nothing is stored', async (given, code) => {
  await register(ROSA);
  const username = toUsername(given.username);
  const email = toEmailAddress(given.email);
  expect(await register({ ...ROSA, username, email })).toEqual(refused({ code }));
  expect(await storage.members.list({ after: 0, limit: 10 })).toHaveLength(1);
  expect(await readEvents(storage)).toHaveLength(1);
});

test('names of those who run the site are refused, and nothing is stored', async () => {
  const given = { ...ROSA, username: toUsername('m0derator'), name: 'Hearthkin Support' };
  const errors = ['username', 'name'].map((field) => ({
    path: field,
    fault: { rule: 'reserved_name', field },
  }));
  expect(await register(given)).toEqual(refused({ code: 'invalid_input', errors }));
  expect(await storage.members.list({ after: 0, limit: 10 })).toEqual([]);
  expect(await readEvents(storage)).toEqual([]);
});

test('who registers accepts the terms as they are now', async () => {
  await register(ROSA);
  expect(await storage.terms.loadAcceptance(toMemberId(1))).toEqual({
    value: { memberId: 1, termsVersion: TERMS_VERSION, at: clock.now() },
    version: 1,
  });
});

test('where new members are approved, the account waits, and is in use nowhere', async () => {
  expect(await register(ROSA, 'approval')).toMatchObject({ ok: true, value: { id: 1 } });
  const { value: standing } = await storage.safety.loadStanding(toMemberId(1));
  expect(standing).toMatchObject({ memberId: 1, account: { status: 'awaiting_approval' } });
  expect(await storage.members.list({ after: 0, limit: 10 })).toEqual([]);
  const waiting = await storage.moderation.listAwaitingApproval({ after: 0, limit: 10 });
  expect(waiting).toMatchObject([{ self: { id: 1, username: 'rosa' } }]);
});

test('where the site isn’t open yet, the first newcomer is let in, and nobody after', async () => {
  const liveSettings = settingsOf({}, true);
  expect(liveSettings.current().isOpen).toBe(false);
  expect(await register(ROSA, liveSettings)).toMatchObject({ ok: true });
  const username = toUsername('daniel');
  const email = toEmailAddress('daniel@example.org');
  expect(await register({ ...ROSA, username, email }, liveSettings)).toEqual(
    refused({ code: 'not_open_yet' }),
  );
  expect(await storage.members.list({ after: 0, limit: 10 })).toHaveLength(1);
});

describe('where newcomers need an invitation', () => {
  const NOT_VALID = refused({ code: 'invitation_not_valid' });
  const CODE = 'a code';
  const INVITED = { ...ROSA, invitationCode: CODE };
  const later = '2126-01-01T00:00:00.000Z';

  const invite = (inviterId: MemberId | null = null, expiresAt = later) => {
    const codeHash = OPEN_REGISTRATION.invitationCodes.hash(CODE);
    return addInvitation(storage, { codeHash, inviterId, createdAt: clock.now(), expiresAt }, 0);
  };

  test('one lets one newcomer in, and is used by that', async () => {
    const id = await invite();
    expect(await register(INVITED, 'invitation')).toMatchObject({ ok: true });
    const state = { status: 'used', at: clock.now() };
    expect(await storage.invitations.load(id!)).toMatchObject({ value: { state }, version: 2 });
    const another = {
      ...INVITED,
      username: toUsername('ro'),
      email: toEmailAddress('r@b.example'),
    };
    expect(await register(another, 'invitation')).toEqual(NOT_VALID);
    expect(await storage.members.list({ after: 0, limit: 10 })).toHaveLength(1);
  });

  test.each([undefined, ''])('the code %j is none', async (invitationCode) => {
    await invite();
    const given = invitationCode === undefined ? ROSA : { ...ROSA, invitationCode };
    expect(await register(given, 'invitation')).toEqual(refused({ code: 'invitation_required' }));
  });

  test('an unknown, withdrawn or expired one is refused in the same words', async () => {
    expect(await register(INVITED, 'invitation')).toEqual(NOT_VALID);
    const id = await invite(null, clock.now());
    expect(await register(INVITED, 'invitation')).toEqual(NOT_VALID);
    const { value } = (await storage.invitations.load(id!))!;
    const state = { status: 'withdrawn', at: clock.now() } as const;
    await putInvitation(storage, { ...value, expiresAt: later, state }, 1);
    expect(await register(INVITED, 'invitation')).toEqual(NOT_VALID);
  });

  test('one of a member who is out of use is refused in the same words', async () => {
    const daniel = await storeMember(storage);
    await invite(daniel.id);
    await storeStanding(storage, daniel.id, { account: { status: 'removed' } });
    expect(await register(INVITED, 'invitation')).toEqual(NOT_VALID);
    await storeStanding(storage, daniel.id, { account: { status: 'active' } });
    expect(await register(INVITED, 'invitation')).toMatchObject({ ok: true });
  });

  test('who has none does not learn who is a member', async () => {
    await storeMember(storage, { username: 'rosa', email: 'rosa@example.org' });
    expect(await register(INVITED, 'invitation')).toEqual(NOT_VALID);
  });

  test('a refused registration leaves the invitation open', async () => {
    const id = await invite();
    await storeMember(storage, { username: 'rosa' });
    const answer = await register(INVITED, 'invitation');
    expect(answer).toEqual(refused({ code: 'username_taken' }));
    expect(await storage.invitations.load(id!)).toMatchObject({
      value: { state: { status: 'open' } },
    });
  });

  test.each(['open', 'approval'] as const)('it is not used where the site is %s', async (mode) => {
    const id = await invite();
    expect(await register(INVITED, mode)).toMatchObject({ ok: true });
    expect(await storage.invitations.load(id!)).toMatchObject({
      value: { state: { status: 'open' } },
    });
  });
});
