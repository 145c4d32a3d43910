import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import { createWebauthnPasskeys } from '#adapters/system/webauthn-passkeys.ts';
import { makeCheckCredentials } from '#core/accounts/steps/check-credentials.ts';
import { makeProveIdentity, type ProveIdentity } from '#core/accounts/steps/prove-identity.ts';
import { noSecondFactor } from '#core/accounts/domain/second-factor.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { toPassword, toTypedPassword } from '#tests/support/texts.ts';
import { storeSecondFactor } from '#tests/support/writes.ts';

const PASSWORD = 'at home by the hearth';
const WRONG = {
  ok: false,
  refusal: {
    code: 'invalid_input',
    errors: [{ path: 'proof.password', fault: { rule: 'wrong_password' } }],
  },
};

describe('a proof of who it is', () => {
  let storage: Storage;
  let rosa: Self;
  let proveIdentity: ProveIdentity;
  const prove = (password: string) =>
    proveIdentity(rosa.id, { type: 'password', password: toTypedPassword(password) });

  beforeEach(async () => {
    storage = createMemoryStorage();
    const passwordHash = await cheapPasswordHasher.hash(toPassword(PASSWORD));
    rosa = await storeMember(storage, { username: 'Rosa', passwordHash });
    const passwordHasher = cheapPasswordHasher;
    const sessionTokens = createRandomSessionTokens();
    const clock = createSettableClock();
    const passkeyChecks = createWebauthnPasskeys();
    const foundation = { ...storage, passwordHasher, sessionTokens, clock, passkeyChecks };
    const deps = { ...foundation, decoyHash: '' };
    proveIdentity = makeProveIdentity({ ...deps, checkCredentials: makeCheckCredentials(deps) });
  });

  test('holds with the password of the member', async () => {
    expect(await prove(PASSWORD)).toEqual({ ok: true, value: rosa });
  });

  test('fails with any other, at the field where it was typed', async () => {
    expect(await prove('at home by the heart')).toEqual(WRONG);
  });

  test('can be tried ten times, and as often again once it has held', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let number = 1; number <= 9; number += 1) expect(await prove('wrong')).toEqual(WRONG);
      expect(await prove(PASSWORD)).toMatchObject({ ok: true });
    }
    for (let number = 1; number <= 10; number += 1) expect(await prove('wrong')).toEqual(WRONG);
    expect(await prove(PASSWORD)).toMatchObject({ refusal: { code: 'too_many_requests' } });
  });

  test('is no recovery code, which would stay good', async () => {
    const code = '0123-4567-89ab-cdef-ghjk';
    const hashes = [createRandomSessionTokens().hash(code)];
    const madeAt = '2026-03-12T10:00:00.123Z';
    await storeSecondFactor(storage, {
      ...noSecondFactor(rosa.id),
      recoveryCodes: { hashes, madeAt },
    });
    expect(await prove(code)).toEqual(WRONG);
  });

  test('is asked of nobody who is gone', async () => {
    const proof = { type: 'password', password: toTypedPassword(PASSWORD) } as const;
    const gone = await proveIdentity(toMemberId(99), proof);
    expect(gone).toMatchObject({ refusal: { code: 'not_signed_in' } });
  });
});
