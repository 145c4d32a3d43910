import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { createOtpauthCodes } from '#adapters/system/otpauth-codes.ts';
import { createRandomRecoveryCodes } from '#adapters/system/random-recovery-codes.ts';
import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import { makeCheckCredentials } from '#core/accounts/steps/check-credentials.ts';
import type { ChallengePurpose, Passkey } from '#core/accounts/domain/passkey.ts';
import { noSecondFactor, type SecondFactor } from '#core/accounts/domain/second-factor.ts';
import { makeProveIdentity } from '#core/accounts/steps/prove-identity.ts';
import { makeChallengeDevice } from '#core/accounts/factors/use-cases/passkeys.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Letter } from '#core/letters/domain/letter.ts';
import { cheapPasswordHasher } from './cheap-password-hasher.ts';
import { plainPasskeys } from './plain-passkeys.ts';
import { createSettableClock } from './settable-clock.ts';
import { settingsOf } from './site-settings.ts';
import { storeMember } from './stored-records.ts';
import { toPasskeyName, toPassword, toTypedPassword } from './texts.ts';
import { addPasskey, storeSecondFactor } from './writes.ts';

const PASSWORD = 'at home by the hearth';

/** Where the site is. */
export const ORIGIN = 'https://hearthkin.example';

/** What shows that it is the member, and what does not. */
export const PROOF = { type: 'password', password: toTypedPassword(PASSWORD) } as const;
export const WRONG_PROOF = { type: 'password', password: toTypedPassword('a guess') } as const;

/** What a wrong proof is answered with. */
export const NOT_PROVED = {
  ok: false,
  refusal: {
    code: 'invalid_input',
    errors: [{ path: 'proof.password', fault: { rule: 'wrong_password' } }],
  },
};

/** A storage with a member who has a password, and what changes of what they log in with need. */
export async function createFactorSite() {
  const storage = createMemoryStorage();
  const clock = createSettableClock();
  const sessionTokens = createRandomSessionTokens();
  const passwordHash = await cheapPasswordHasher.hash(toPassword(PASSWORD));
  const rosa = await storeMember(storage, { username: 'rosa', name: 'Rosa', passwordHash });
  const foundation = {
    ...storage,
    clock,
    sessionTokens,
    authenticatorCodes: createOtpauthCodes(),
    recoveryCodeSource: createRandomRecoveryCodes(),
    passkeyChecks: plainPasskeys,
    passwordHasher: cheapPasswordHasher,
    decoyHash: 'nobody knows'.padEnd(64),
    liveSettings: settingsOf(),
  };
  const checkCredentials = makeCheckCredentials(foundation);
  const challengeDevice = makeChallengeDevice(foundation);
  const deps = {
    ...foundation,
    proveIdentity: makeProveIdentity({ ...foundation, checkCredentials }),
    challengeDevice,
  };
  return {
    storage,
    clock,
    rosa,
    deps,
    hash: (token: string) => sessionTokens.hash(token),

    /** Makes a challenge for that purpose. */
    challenge: (purpose: ChallengePurpose, memberId: MemberId | null) =>
      challengeDevice({ purpose, memberId, origin: ORIGIN }),

    /** Stores a passkey of the member. */
    havePasskey: async (credentialId: string, given: Partial<Passkey> = {}): Promise<Passkey> => {
      const passkey = {
        credentialId,
        publicKey: `key of ${credentialId}`,
        signCount: 0,
        transports: ['internal'],
        memberId: rosa.id,
        name: toPasskeyName(`The ${credentialId}`),
        addedAt: clock.now(),
        lastUsedAt: null,
        ...given,
      };
      if (!(await addPasskey(storage, passkey))) throw new Error('It is known already.');
      return passkey;
    },

    /** Stores what the member logs in with beside their password. */
    have: (given: Partial<SecondFactor>) =>
      storeSecondFactor(storage, { ...noSecondFactor(rosa.id), ...given }),

    /** What the member logs in with beside their password. */
    factor: async (): Promise<SecondFactor> => (await storage.secondFactors.load(rosa.id)).value,

    /** The letters that have been queued since this was last asked. */
    letters: async (): Promise<readonly Letter[]> => {
      const now = '2099-01-01T00:00:00.000Z';
      const until = '2199-01-01T00:00:00.000Z';
      const held = await storage.outbox.hold({ now, until, limit: 1_000 });
      return held.map(({ letter }) => letter);
    },
  };
}
