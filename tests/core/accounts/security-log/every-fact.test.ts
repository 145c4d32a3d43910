import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { UNKNOWN_DEVICE, type Device } from '#core/accounts/domain/device.ts';
import { LOG_IN_LIMITS } from '#core/accounts/domain/log-in-limits.ts';
import {
  SECURITY_FACTS,
  type SecurityFact,
} from '#core/accounts/security-log/domain/security-entry.ts';
import { sessionIdOf } from '#core/accounts/sessions/domain/listed-session.ts';
import type { Self } from '#core/members/domain/member.ts';
import { roleMeasure } from '#core/moderation/domain/measure.ts';
import type { SettingTexts } from '#core/operations/domain/site-settings.ts';
import { makeChangeSettings } from '#core/operations/use-cases/change-settings.ts';
import type { Role } from '#core/safety/domain/standing.ts';
import type { Storage } from '#core/storage.ts';
import { makeUseCases } from '#server/composition/contexts.ts';
import { appCodeAhead } from '#tests/support/app-codes.ts';
import { ORIGIN } from '#tests/support/factor-site.ts';
import { logInInput } from '#tests/support/log-in-input.ts';
import { newMember } from '#tests/support/new-member.ts';
import { makeCredential, plainPasskeys, signChallenge } from '#tests/support/plain-passkeys.ts';
import { createRecoveryByDesk, surround } from '#tests/support/recovery-by-desk.ts';
import { createSettableClock, DAY, HOUR } from '#tests/support/settable-clock.ts';
import { settingsOf } from '#tests/support/site-settings.ts';
import { storeMember, valueOf } from '#tests/support/stored-records.ts';
import {
  toEmailAddress,
  toPasskeyName,
  toPassword,
  toTypedPassword,
} from '#tests/support/texts.ts';
import { createTestWorld } from '#tests/support/world.ts';
import { storeStanding } from '#tests/support/writes.ts';

const PASSWORD = 'at home by the hearth';
const PROOF = { type: 'password', password: toTypedPassword(PASSWORD) } as const;
const NEW_PASSWORD = toPassword('a quiet garden gate');
const NEW_HOME = 'rosa.new@example.org';
const LAPTOP: Device = { browser: 'Firefox', operatingSystem: 'Linux' };

let storage: Storage;
let clock: ReturnType<typeof createSettableClock>;
let world: ReturnType<typeof createTestWorld>;
let does: ReturnType<typeof makeUseCases>;
let desk: ReturnType<typeof createRecoveryByDesk>;
let rosa: Self;

beforeEach(async () => {
  storage = createMemoryStorage();
  clock = createSettableClock();
  const passkeyChecks = plainPasskeys;
  const liveSettings = settingsOf();
  const chosen = { clock, passkeyChecks, liveSettings, confirmation: 'required' } as const;
  world = createTestWorld(storage, chosen);
  does = makeUseCases(world);
  desk = createRecoveryByDesk(storage, world, does);
  rosa = valueOf(
    await does.register({
      username: newMember({ username: 'rosa' }).username,
      name: 'Rosa',
      email: toEmailAddress('rosa@example.org'),
      password: toPassword(PASSWORD),
    }),
  );
  await does.confirmAddress(await desk.mailed('confirm_address', rosa.id, rosa.email));
});

const byRosa = () => ({ callerId: rosa.id, proof: PROOF, device: LAPTOP });
const logInWith = async (
  password: string,
  chosen: { readonly code?: string; readonly comesBack?: boolean } = {},
) => does.logIn({ ...logInInput('rosa', password), device: LAPTOP, ...chosen });
const enter = async () => valueOf(await logInWith(PASSWORD)).token;
const giveRole = async (role: Role) =>
  valueOf(await does.takeMeasure({ memberId: rosa.id, measure: roleMeasure(role), words: null }));
const changeSettings = (values: SettingTexts) =>
  makeChangeSettings(world)({ callerId: rosa.id, values, device: LAPTOP });

/** An app whose codes are asked for at the log-in; the code that it shows by then. */
async function beginWithApp(): Promise<() => string> {
  const { secret } = valueOf(await does.beginAuthenticator(byRosa()));
  const codeNow = () => appCodeAhead(secret, clock, 0);
  await does.confirmAuthenticator({ callerId: rosa.id, code: codeNow(), device: LAPTOP });
  return codeNow;
}

async function makeSheet(): Promise<readonly string[]> {
  return valueOf(await does.makeRecoveryCodes(byRosa())).codes;
}

async function havePasskey(): Promise<string> {
  const { challenge } = valueOf(await does.beginPasskey({ ...byRosa(), origin: ORIGIN }));
  const credential = makeCredential('phone', challenge, ORIGIN);
  const name = toPasskeyName('My phone');
  valueOf(await does.addPasskey({ ...byRosa(), challenge, name, credential }));
  return credential.id;
}

async function askForOther(): Promise<void> {
  valueOf(await does.askForAddress({ ...byRosa(), email: toEmailAddress(NEW_HOME) }));
}

async function moveToOther(): Promise<void> {
  await askForOther();
  const token = await desk.mailed('confirm_new_address', rosa.id, toEmailAddress(NEW_HOME));
  valueOf(await does.confirmAddress(token));
}

/** Someone asks for the account, and two moderators agree. */
async function beWonBackSoon(): Promise<void> {
  const { answers, moderators } = await surround(storage, rosa);
  clock.advance(30 * DAY);
  await desk.ask('rosa', NEW_HOME, answers);
  const [request] = await storage.recoveryRequests.listOf(rosa.id);
  for (const moderator of moderators) valueOf(await desk.agree(moderator, request!.value.id));
}

/** How each fact comes about, and where it was done as far as that is known. */
const HAPPENS: Record<
  SecurityFact,
  { readonly does: () => Promise<unknown>; readonly on: Device }
> = {
  logged_in_by_password: { does: enter, on: LAPTOP },
  logged_in_by_password_and_code: {
    does: async () => {
      const codeNow = await beginWithApp();
      clock.advance(HOUR);
      await logInWith(PASSWORD, { code: codeNow() });
    },
    on: LAPTOP,
  },
  logged_in_by_passkey: {
    does: async () => {
      const credentialId = await havePasskey();
      const of = { purpose: 'log_in', memberId: null, origin: ORIGIN } as const;
      const challenge = await does.challengeDevice(of);
      const signed = signChallenge(credentialId, challenge, ORIGIN);
      const tokens = { deviceToken: null, previousToken: null, comesBack: false };
      valueOf(await does.logInByPasskey({ challenge, signed, device: LAPTOP, ...tokens }));
    },
    on: LAPTOP,
  },
  logged_in_by_recovery_code: {
    does: async () => {
      const [code] = await makeSheet();
      await havePasskey();
      valueOf(await does.requirePasskey({ ...byRosa(), onlyPasskeys: true }));
      valueOf(await logInWith(code!));
    },
    on: LAPTOP,
  },
  logged_in_by_one_time_password: {
    does: async () => logInWith(valueOf(await does.giveOneTimePassword(rosa.id)).password),
    on: LAPTOP,
  },
  log_in_failed: { does: () => logInWith('a guess'), on: UNKNOWN_DEVICE },
  log_in_held_back: {
    does: async () => {
      const { points } = LOG_IN_LIMITS.fromNetwork;
      for (let tried = 0; tried <= points; tried += 1) await logInWith('a guess');
    },
    on: UNKNOWN_DEVICE,
  },
  second_step_failed: {
    does: async () => {
      await beginWithApp();
      await logInWith(PASSWORD, { code: 'nonsense' });
    },
    on: UNKNOWN_DEVICE,
  },
  session_ended: {
    does: async () => {
      await enter();
      const [session] = await storage.sessions.listOf(rosa.id, 1);
      const id = sessionIdOf(session!);
      valueOf(await does.endSession({ memberId: rosa.id, id, device: LAPTOP }));
    },
    on: LAPTOP,
  },
  other_sessions_ended: {
    does: async () =>
      does.endOtherSessions({ memberId: rosa.id, token: await enter(), device: LAPTOP }),
    on: LAPTOP,
  },
  password_changed: {
    does: async () =>
      does.choosePassword({
        token: await enter(),
        newPassword: NEW_PASSWORD,
        proof: PROOF,
        deviceToken: null,
      }),
    on: LAPTOP,
  },
  password_chosen_by_link: {
    does: async () => {
      const token = await desk.mailed('recover_password', rosa.id, rosa.email);
      const chosen = { token, newPassword: NEW_PASSWORD, device: LAPTOP };
      valueOf(await does.choosePasswordByLink(chosen));
    },
    on: LAPTOP,
  },
  address_asked: { does: askForOther, on: LAPTOP },
  address_changed: { does: moveToOther, on: UNKNOWN_DEVICE },
  address_undone: {
    does: async () => {
      await moveToOther();
      valueOf(await does.undoAddress(await desk.mailed('undo_address', rosa.id, rosa.email)));
    },
    on: UNKNOWN_DEVICE,
  },
  authenticator_on: { does: beginWithApp, on: LAPTOP },
  authenticator_off: {
    does: async () => {
      await beginWithApp();
      valueOf(await does.switchOffAuthenticator(byRosa()));
    },
    on: LAPTOP,
  },
  second_step_reset: { does: () => does.giveOneTimePassword(rosa.id, true), on: UNKNOWN_DEVICE },
  one_time_password_given: { does: () => does.giveOneTimePassword(rosa.id), on: UNKNOWN_DEVICE },
  passkey_added: { does: havePasskey, on: LAPTOP },
  passkey_removed: {
    does: async () => {
      const credentialId = await havePasskey();
      valueOf(await does.removePasskey({ ...byRosa(), credentialId }));
    },
    on: LAPTOP,
  },
  passkeys_only_on: {
    does: async () => {
      await makeSheet();
      await havePasskey();
      valueOf(await does.requirePasskey({ ...byRosa(), onlyPasskeys: true }));
    },
    on: LAPTOP,
  },
  passkeys_only_off: {
    does: () => does.requirePasskey({ ...byRosa(), onlyPasskeys: false }),
    on: LAPTOP,
  },
  recovery_codes_made: { does: makeSheet, on: LAPTOP },
  data_copy_asked: { does: () => does.requestDataExport(byRosa()), on: LAPTOP },
  role_given: { does: () => giveRole('moderator'), on: UNKNOWN_DEVICE },
  role_taken: {
    does: async () => {
      await storeStanding(storage, rosa.id, { role: 'moderator' });
      await giveRole('member');
    },
    on: UNKNOWN_DEVICE,
  },
  desk_opened: { does: () => does.noteDeskOpened(rosa.id, LAPTOP), on: LAPTOP },
  member_looked_up: {
    does: async () => {
      const { id } = await storeMember(storage);
      valueOf(await does.showDeskMember({ callerId: rosa.id, id }));
    },
    on: UNKNOWN_DEVICE,
  },
  account_left: { does: () => does.leave(byRosa()), on: LAPTOP },
  account_came_back: {
    does: async () => {
      valueOf(await does.leave(byRosa()));
      valueOf(await logInWith(PASSWORD, { comesBack: true }));
    },
    on: LAPTOP,
  },
  recovery_stopped: {
    does: async () => {
      await beWonBackSoon();
      await enter();
    },
    on: LAPTOP,
  },
  site_name_changed: { does: () => changeSettings({ SITE_NAME: 'Oak Street' }), on: LAPTOP },
  site_operator_changed: {
    does: () =>
      changeSettings({
        OPERATOR_NAME: 'Oak Street',
        CONTACT_EMAIL: 'oak@kin.example',
        COUNTRY: 'DE',
      }),
    on: LAPTOP,
  },
  site_registration_changed: {
    does: () => changeSettings({ REGISTRATION: 'invitation' }),
    on: LAPTOP,
  },
  site_invitations_changed: { does: () => changeSettings({ INVITATIONS: '9' }), on: LAPTOP },
};

/** How often the member's log has the fact, and where it says that it was done. */
async function entriesOf(fact: SecurityFact) {
  const entries = await storage.securityLog.listOf(rosa.id, { before: null, limit: 100 });
  return entries
    .filter((entry) => entry.fact === fact)
    .map(({ memberId, at, count, device }) => ({ memberId, at, count, device }));
}

test.each(SECURITY_FACTS)(
  'the member’s security log says when and where it was that %s',
  async (fact) => {
    await does.recordFailedTries();
    expect(await entriesOf(fact)).toEqual([]);
    await HAPPENS[fact].does();
    await does.recordFailedTries();
    const device = HAPPENS[fact].on;
    expect(await entriesOf(fact)).toEqual([
      { memberId: rosa.id, at: clock.now(), count: 1, device },
    ]);
  },
);
