import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { Password } from '#core/accounts/domain/password-rules.ts';
import type { EmailAddress } from '#core/kernel/email-address.ts';
import type { LinkPurpose } from '#core/letters/domain/link.ts';
import { refused } from '#core/kernel/result.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { Storage } from '#core/storage.ts';
import { makeUseCases, type UseCases } from '#server/composition/contexts.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { newMember } from '#tests/support/new-member.ts';
import { createRecoveryByDesk, surround } from '#tests/support/recovery-by-desk.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';
import { valueOf } from '#tests/support/stored-records.ts';
import { toEmailAddress, toPassword, toTypedPassword } from '#tests/support/texts.ts';
import { createTestWorld } from '#tests/support/world.ts';

const NOT_VALID = { ok: false, refusal: { code: 'link_not_valid' } };
const NEW_HOME = toEmailAddress('rosa.new@example.org');
const newPassword = toPassword('a quiet garden gate');

let storage: Storage;
let clock: ReturnType<typeof createSettableClock>;
let rosa: Self;

/** Everything that is done, as far as nothing of this is in the place of what it takes. */
function doing(chosen: Parameters<typeof createTestWorld>[1] = {}) {
  const world = createTestWorld(storage, { clock, confirmation: 'required', ...chosen });
  const does = makeUseCases(world);
  return { does, desk: createRecoveryByDesk(storage, world, does) };
}

beforeEach(async () => {
  storage = createMemoryStorage();
  clock = createSettableClock();
  const { does, desk } = doing();
  rosa = valueOf(
    await does.register({
      username: newMember({ username: 'rosa' }).username,
      name: 'Rosa',
      email: toEmailAddress('rosa@example.org'),
      password: toPassword('at home by the hearth'),
    }),
  );
  await does.confirmAddress(await desk.mailed('confirm_address', rosa.id, rosa.email));
});

/** Someone asks for the account, two moderators agree, and nobody stops them. */
async function beWonBack() {
  const { does, desk } = doing();
  const { answers, moderators } = await surround(storage, rosa);
  clock.advance(30 * DAY);
  await desk.ask('rosa', NEW_HOME, answers);
  const [request] = await storage.recoveryRequests.listOf(rosa.id);
  for (const moderator of moderators) valueOf(await desk.agree(moderator, request!.value.id));
  clock.advance(3 * DAY);
  await does.attendRecoveries();
}

/** Stores that the member asks to be reached there. */
async function askFor(email: EmailAddress) {
  const { value, version } = (await storage.members.loadAddress(rosa.id))!;
  const address = { ...value, pending: { email, askedAt: clock.now() } };
  const change = { type: 'put_address', memberId: rosa.id, address, version } as const;
  await storage.commit({ changes: [change], events: [], actorId: null, at: clock.now() });
}

interface Following {
  readonly prepare: () => Promise<unknown>;
  readonly purpose: LinkPurpose;
  /** What the link speaks of. */
  readonly address: () => EmailAddress;
  readonly follow: (does: UseCases, token: string) => Promise<{ readonly ok: boolean }>;
  /** What following it reads of the member besides. */
  readonly reads: readonly (keyof MemberRepository)[];
}

const nothing = () => Promise.resolve();

/** The links that a letter about an account has, each with what is done by it. */
const LINKS: Readonly<Record<string, Following>> = {
  'confirms the address': {
    prepare: nothing,
    purpose: 'confirm_address',
    address: () => rosa.email,
    follow: (does, token) => does.confirmAddress(token),
    reads: ['findById', 'loadAddress'],
  },
  'confirms another address': {
    prepare: () => askFor(NEW_HOME),
    purpose: 'confirm_new_address',
    address: () => NEW_HOME,
    follow: (does, token) => does.confirmAddress(token),
    reads: ['findById', 'loadAddress'],
  },
  'takes a change of address back': {
    prepare: nothing,
    purpose: 'undo_address',
    address: () => rosa.email,
    follow: (does, token) => does.undoAddress(token),
    reads: ['findById', 'loadAddress', 'findCredentials'],
  },
  'leads to a new password': {
    prepare: nothing,
    purpose: 'recover_password',
    address: () => rosa.email,
    follow: (does, token) => does.choosePasswordByLink({ token, newPassword }),
    reads: ['findById', 'findCredentials'],
  },
  'gives an account back': {
    prepare: beWonBack,
    purpose: 'win_account_back',
    address: () => NEW_HOME,
    follow: (does, token) => does.winAccountBack({ token, newPassword }),
    reads: ['findById', 'loadAddress', 'findCredentials'],
  },
};

const follow = async (link: Following, chosen?: Parameters<typeof doing>[0]) => {
  const { desk } = doing();
  const token = await desk.mailed(link.purpose, rosa.id, link.address());
  return link.follow(doing(chosen).does, token);
};

describe.each(Object.entries(LINKS))('a link that %s', (_what, link) => {
  beforeEach(() => link.prepare());

  test('is good while the member is there, and nobody else hears of it', async () => {
    const before = await readEvents(storage);
    expect(await follow(link)).toMatchObject({ ok: true });
    expect(await readEvents(storage)).toEqual(before);
  });

  test.each(link.reads)('is good for nothing once %s finds nobody', async (read) => {
    const members = { ...storage.members, [read]: () => Promise.resolve(null) };
    expect(await follow(link, { members })).toEqual(NOT_VALID);
  });
});

test.each(['takes a change of address back', 'leads to a new password', 'gives an account back'])(
  'a link that %s is good once, even if it is followed while the password is hashed',
  async (what) => {
    const link = LINKS[what]!;
    await link.prepare();
    const { does, desk } = doing();
    const token = await desk.mailed(link.purpose, rosa.id, link.address());
    const hash = async (password: Password) => {
      expect(await link.follow(does, token)).toMatchObject({ ok: true });
      return cheapPasswordHasher.hash(password);
    };
    const { does: later } = doing({ passwordHasher: { ...cheapPasswordHasher, hash } });
    expect(await link.follow(later, token)).toEqual(NOT_VALID);
  },
);

test('nobody asks for another address whose account is gone by then', async () => {
  const members = { ...storage.members, loadAddress: () => Promise.resolve(null) };
  const proof = { type: 'password', password: toTypedPassword('at home by the hearth') } as const;
  const asked = { callerId: rosa.id, email: NEW_HOME, proof };
  expect(await doing({ members }).does.askForAddress(asked)).toEqual(
    refused({ code: 'not_signed_in' }),
  );
});

test('a letter to stop a request is good for nothing where nobody has asked', async () => {
  const { does, desk } = doing();
  const token = await desk.mailed('stop_recovery', rosa.id, rosa.email);
  expect(await does.stopRecovery(token)).toEqual(NOT_VALID);
});

test('the address that a member has already can be confirmed as the one that they ask for', async () => {
  await askFor(rosa.email);
  const { does, desk } = doing();
  const token = await desk.mailed('confirm_new_address', rosa.id, rosa.email);
  expect(await does.confirmAddress(token)).toMatchObject({ ok: true });
  expect((await storage.members.loadAddress(rosa.id))!.value).toMatchObject({
    email: rosa.email,
    isClaimed: true,
    pending: null,
  });
});

test('a link to another address is good for nothing once the member wants none', async () => {
  const { does, desk } = doing();
  const token = await desk.mailed('confirm_new_address', rosa.id, NEW_HOME);
  expect(await does.confirmAddress(token)).toEqual(NOT_VALID);
});
