import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import { makeCheckCredentials } from '#core/accounts/steps/check-credentials.ts';
import { makeRegister } from '#core/accounts/use-cases/register.ts';
import type { LinkPurpose } from '#core/letters/domain/link.ts';
import { linkExpiry } from '#core/letters/domain/link.ts';
import type { Letter } from '#core/letters/domain/letter.ts';
import type { Confirmation } from '#core/members/domain/confirmation.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Storage } from '#core/storage.ts';
import { makeAddressUseCases } from '#server/routes/addresses.ts';
import { makeRecoveryUseCases } from '#server/routes/recovery.ts';
import { newMember } from './new-member.ts';
import { readEvents } from './recent-events.ts';
import { createSettableClock } from './settable-clock.ts';
import { toEmailAddress, toPassword, toTypedPassword } from './texts.ts';
import { addLink } from './writes.ts';
import { createTestWorld } from './world.ts';

export const PASSWORD = 'correct horse battery';
export const PROOF = { type: 'password', password: toTypedPassword(PASSWORD) } as const;

/** What is done about addresses and forgotten passwords, on a storage, with the links of letters at hand. */
export function createAddressSite(storage: Storage, confirmation: Confirmation = 'required') {
  const clock = createSettableClock();
  const sessionTokens = createRandomSessionTokens();
  const world = createTestWorld(storage, { clock, sessionTokens, confirmation });
  const register = makeRegister(world);
  return {
    storage,
    clock,
    checkCredentials: makeCheckCredentials(world),
    register,
    ...makeAddressUseCases(world),
    ...makeRecoveryUseCases(world),
    hash: (token: string) => sessionTokens.hash(token),

    /** Registers somebody with that address. */
    join: async (email: string) => {
      const result = await register({
        username: newMember().username,
        email: toEmailAddress(email),
        password: toPassword(PASSWORD),
        name: 'Joiner',
      });
      if (!result.ok) throw new Error(result.refusal.code);
      return result.value;
    },

    /** The token of a link as a letter has it. */
    link: async (purpose: LinkPurpose, memberId: MemberId, email: string) => {
      const token = sessionTokens.create();
      const expiresAt = linkExpiry(purpose, clock.now());
      const address = toEmailAddress(email);
      const tokenHash = sessionTokens.hash(token);
      await addLink(storage, { tokenHash, purpose, memberId, address, expiresAt });
      return token;
    },

    /** The letters that have been queued since this was last asked, oldest first. */
    letters: async (): Promise<readonly Letter[]> => {
      const now = '2099-01-01T00:00:00.000Z';
      const until = '2199-01-01T00:00:00.000Z';
      const held = await storage.outbox.hold({ now, until, limit: 1_000 });
      return held.toSorted((one, other) => one.id - other.id).map(({ letter }) => letter);
    },

    /** What others hear of, beside that somebody has registered. */
    news: async () =>
      (await readEvents(storage)).filter(({ type }) => type !== 'member_registered'),

    address: async (memberId: MemberId) => (await storage.members.loadAddress(memberId))!.value,
  };
}
