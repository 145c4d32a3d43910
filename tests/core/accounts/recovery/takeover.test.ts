import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import { linkExpiry, type LinkPurpose } from '#core/letters/domain/link.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import { makeUseCases } from '#server/composition/contexts.ts';
import { appCodeAt } from '#tests/support/app-codes.ts';
import { logInInput } from '#tests/support/log-in-input.ts';
import { newMember } from '#tests/support/new-member.ts';
import { makeCredential, plainPasskeys, signChallenge } from '#tests/support/plain-passkeys.ts';
import {
  createRecoveryByDesk,
  surround,
  type Surroundings,
} from '#tests/support/recovery-by-desk.ts';
import { createSettableClock, DAY, HOUR } from '#tests/support/settable-clock.ts';
import {
  toEmailAddress,
  toPasskeyName,
  toPassword,
  toTypedPassword,
} from '#tests/support/texts.ts';
import { createTestWorld } from '#tests/support/world.ts';
import { addLink } from '#tests/support/writes.ts';

const ORIGIN = 'https://hearthkin.example';
const HOME = 'rosa@example.org';
const MINUTE = HOUR / 60;
const NEW_HOME = 'rosa.new@example.org';
const THIEF = 'thief@example.org';
/** What Rosa chose at first, which the intruder knows, and what she chooses when she comes back. */
const STOLEN = 'correct horse battery';
const NEW = 'a quiet garden gate';

let storage: Storage;
let clock: ReturnType<typeof createSettableClock>;
let world: ReturnType<typeof createTestWorld>;
let does: ReturnType<typeof makeUseCases>;
let rosa: Self;

function valueOf<Value>(result: Result<Value, { readonly code: string }>): Value {
  if (!result.ok) throw new Error(`Refused: ${result.refusal.code}.`);
  return result.value;
}

const proofBy = (password: string) =>
  ({ type: 'password', password: toTypedPassword(password) }) as const;

/** The token of a link that was mailed for that purpose to the address. */
async function mailed(purpose: LinkPurpose, email: string): Promise<string> {
  const token = world.sessionTokens.create();
  await addLink(storage, {
    tokenHash: world.sessionTokens.hash(token),
    purpose,
    memberId: rosa.id,
    address: toEmailAddress(email),
    expiresAt: linkExpiry(purpose, clock.now()),
  });
  return token;
}

/** The token of a new session; `null` where the log-in is refused. */
async function logIn(password: string, code?: string): Promise<string | null> {
  const session = await does.logIn({
    ...logInInput('rosa', password),
    ...(code !== undefined && { code }),
  });
  return session.ok ? session.value.token : null;
}

async function logInByPasskey(credentialId: string): Promise<string | null> {
  const asked = { purpose: 'log_in', memberId: null, origin: ORIGIN } as const;
  const challenge = await does.challengeDevice(asked);
  const session = await does.logInByPasskey({
    challenge,
    signed: signChallenge(credentialId, challenge, ORIGIN),
    device: UNKNOWN_DEVICE,
    deviceToken: null,
    previousToken: null,
    comesBack: false,
  });
  return session.ok ? session.value.token : null;
}

const reads = async (token: string | null) =>
  token !== null && (await does.resolveSession(token)) !== null;

/** Whether the one who reads that address can still choose a password by a link that they ask for. */
async function recoversBy(email: string): Promise<boolean> {
  const { value } = (await storage.members.loadAddress(rosa.id))!;
  return value.email === email && value.confirmedAt !== null;
}

/** Moves the account to another address, whose link is followed. */
async function move(password: string, to: string): Promise<void> {
  const asked = { callerId: rosa.id, email: toEmailAddress(to), proof: proofBy(password) };
  valueOf(await does.askForAddress(asked));
  valueOf(await does.confirmAddress(await mailed('confirm_new_address', to)));
}

async function addApp(password: string): Promise<string> {
  const begun = { callerId: rosa.id, proof: proofBy(password) };
  const { secret } = valueOf(await does.beginAuthenticator(begun));
  const code = appCodeAt(secret, clock.now());
  valueOf(await does.confirmAuthenticator({ callerId: rosa.id, code }));
  return secret;
}

async function addPasskey(id: string): Promise<void> {
  const asked = { callerId: rosa.id, proof: proofBy(STOLEN), origin: ORIGIN };
  const { challenge } = valueOf(await does.beginPasskey(asked));
  const credential = makeCredential(id, challenge, ORIGIN);
  const name = toPasskeyName('My phone');
  valueOf(await does.addPasskey({ callerId: rosa.id, challenge, name, credential }));
}

/** What the intruder gets hold of, and how they try to use it: each returns whether it still lets them in. */
const WAYS_IN = {
  password: () => Promise.resolve(async () => (await logIn(STOLEN)) !== null),
  session: async () => {
    const token = await logIn(STOLEN);
    return () => reads(token);
  },
  mailbox: async () => {
    await move(STOLEN, THIEF);
    const link = await mailed('recover_password', THIEF);
    return async () => (await does.showWaysIn(link)).ok || (await recoversBy(THIEF));
  },
  authenticator: async () => {
    const secret = await addApp(STOLEN);
    return async () => {
      // No code is taken twice.
      clock.advance(MINUTE);
      return (await logIn(STOLEN, appCodeAt(secret, clock.now()))) !== null;
    };
  },
  passkey: async () => {
    await addPasskey('of the intruder');
    return async () => (await logInByPasskey('of the intruder')) !== null;
  },
  'recovery code': async () => {
    const made = { callerId: rosa.id, proof: proofBy(STOLEN) };
    const codes = [...valueOf(await does.makeRecoveryCodes(made)).codes];
    return async () => (await logIn(codes.pop()!)) !== null;
  },
} as const satisfies Record<string, () => Promise<() => Promise<boolean>>>;

type WayIn = keyof typeof WAYS_IN;

/** Rosa chooses a password by a link. The page shows what else lets somebody in; she doesn't recognise any of it. */
async function chooseBy(token: string): Promise<void> {
  const { staying, asksForMore } = valueOf(await does.showWaysIn(token));
  const endsOlder = staying.recoveryCodes !== null || staying.passkeys.length > 0;
  const choice = { newPassword: toPassword(NEW), endsOlder, lostSecondStep: asksForMore };
  valueOf(await does.choosePasswordByLink({ token, ...choice }));
  if (asksForMore) clock.advance(3 * DAY);
}

/** How Rosa wins her account back. */
const WAYS_BACK = {
  'the undo link': async () => {
    const { passwordToken } = valueOf(await does.undoAddress(undo));
    await chooseBy(passwordToken);
  },
  'a link to choose a password': async () => {
    await chooseBy(await mailed('recover_password', HOME));
  },
  'her settings': async () => {
    // A recovery code has ended her session.
    if (!(await reads(hers))) hers = (await logIn(STOLEN))!;
    const chosen = { newPassword: toPassword(NEW), proof: proofBy(STOLEN), deviceToken: null };
    valueOf(await does.choosePassword({ token: hers, ...chosen, locksOut: true }));
    // Where her letters go to somebody else, she puts her address back.
    if (!(await recoversBy(HOME))) await WAYS_BACK['the undo link']();
  },
  'the operator': async () => {
    const { password } = valueOf(await does.giveOneTimePassword(rosa.id, true));
    const token = await logIn(password);
    const chosen = { newPassword: toPassword(NEW), proof: null, deviceToken: null };
    valueOf(await does.choosePassword({ token: token!, ...chosen, locksOut: true }));
  },
  'the moderators’ desk': async () => {
    await askDesk();
    clock.advance(3 * DAY);
    await does.attendRecoveries();
    await winByDesk();
  },
} as const satisfies Record<string, () => Promise<void>>;

/** Has moderators agree that whoever knows so much of the account gets it. */
async function askDesk(): Promise<void> {
  const { ask, agree } = createRecoveryByDesk(storage, world, does);
  valueOf(await ask('rosa', NEW_HOME, around.answers));
  const { id } = (await storage.recoveryRequests.listOf(rosa.id)).at(-1)!.value;
  for (const moderator of around.moderators) valueOf(await agree(moderator, id));
}

/** Follows the link that is sent after the waiting time. */
async function winByDesk(): Promise<void> {
  const token = await mailed('win_account_back', NEW_HOME);
  valueOf(await does.winAccountBack({ token, newPassword: toPassword(NEW) }));
}

type WayBack = keyof typeof WAYS_BACK;

/** Her own session of before, and the link to undo the change of address, where it was changed. */
let hers: string;
let undo: string;
let around: Surroundings;

/** What can't be, and what happens in its place. */
const IMPOSSIBLE: readonly { readonly is: (row: Row) => boolean; readonly because: string }[] = [
  {
    is: ({ wayIn, when, wayBack }) =>
      wayIn === 'mailbox' &&
      wayBack !== 'the undo link' &&
      wayBack !== 'the moderators’ desk' &&
      !(wayBack === 'her settings' && when === 'lately'),
    because:
      'The account’s letters go to the intruder: she undoes the change, or writes to the desk.',
  },
  {
    is: ({ wayIn, when, wayBack }) =>
      wayBack === 'the undo link' && wayIn === 'mailbox' && when === 'long ago',
    because: 'The link works for three days.',
  },
];

interface Row {
  readonly wayIn: WayIn;
  readonly when: 'lately' | 'long ago';
  readonly wayBack: WayBack;
}

const ROWS: readonly Row[] = (Object.keys(WAYS_IN) as WayIn[]).flatMap((wayIn) =>
  (['lately', 'long ago'] as const).flatMap((when) =>
    (Object.keys(WAYS_BACK) as WayBack[]).map((wayBack) => ({ wayIn, when, wayBack })),
  ),
);

beforeEach(async () => {
  storage = createMemoryStorage();
  clock = createSettableClock();
  world = createTestWorld(storage, {
    clock,
    confirmation: 'required',
    passkeyChecks: plainPasskeys,
  });
  does = makeUseCases(world);
  const registration = { username: newMember({ username: 'rosa' }).username, name: 'Rosa' };
  rosa = valueOf(
    await does.register({
      ...registration,
      email: toEmailAddress(HOME),
      password: toPassword(STOLEN),
    }),
  );
  valueOf(await does.confirmAddress(await mailed('confirm_address', HOME)));
  around = await surround(storage, rosa);
  clock.advance(30 * DAY);
  hers = (await logIn(STOLEN))!;
});

describe('an account that somebody else has been in', () => {
  test.each(ROWS.filter((row) => !IMPOSSIBLE.some(({ is }) => is(row))))(
    'is its owner’s alone again: $wayIn, got $when, and won back by $wayBack',
    async ({ wayIn, when, wayBack }) => {
      const stillIn = await WAYS_IN[wayIn]();
      expect(await stillIn()).toBe(true);
      clock.advance(when === 'lately' ? HOUR : 10 * DAY);
      if (wayBack === 'the undo link' && wayIn !== 'mailbox') await move(STOLEN, THIEF);
      undo = await mailed('undo_address', HOME);
      clock.advance(HOUR);
      await WAYS_BACK[wayBack]();
      expect(await stillIn()).toBe(false);
      expect(await logIn(STOLEN)).toBeNull();
      expect(await reads(await logIn(NEW))).toBe(true);
      const home = wayBack === 'the moderators’ desk' ? NEW_HOME : HOME;
      expect(await recoversBy(home)).toBe(true);
    },
  );

  test('goes to nobody by the desk once somebody logs in, whoever that is', async () => {
    await askDesk();
    clock.advance(2 * DAY);
    expect(await logIn(STOLEN)).not.toBeNull();
    clock.advance(2 * DAY);
    await does.attendRecoveries();
    await expect(winByDesk()).rejects.toThrow('link_not_valid');
    expect(await logIn(STOLEN)).not.toBeNull();
    expect(await recoversBy(HOME)).toBe(true);
  });

  test('is won back in every way but those that cannot be', () => {
    expect(ROWS).toHaveLength(60);
    expect(ROWS.filter((row) => IMPOSSIBLE.some(({ is }) => is(row))).length).toBeLessThan(8);
  });
});
