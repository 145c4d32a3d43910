import { makeFailedTries } from '#core/accounts/security-log/steps/failed-tries.ts';
import { expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { createOtpauthCodes } from '#adapters/system/otpauth-codes.ts';
import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import type { PasswordHasher } from '#core/accounts/ports/password-hasher.ts';
import { makeLogIn } from '#core/accounts/use-cases/log-in.ts';
import { createAddressSite, PASSWORD } from '#tests/support/address-site.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { logInInput } from '#tests/support/log-in-input.ts';
import { toPassword } from '#tests/support/texts.ts';

test('a log-in whose password is replaced while it is checked does not come in', async () => {
  const storage = createMemoryStorage();
  const site = createAddressSite(storage);
  const { id, email } = await site.join('rosa@example.org');
  await site.confirmAddress(await site.link('confirm_address', id, email));
  const token = await site.link('recover_password', id, email);
  const passwordHasher: PasswordHasher = {
    hash: (password) => cheapPasswordHasher.hash(password),
    verify: async (hash, password) => {
      const newPassword = toPassword('a quiet garden gate');
      await site.choosePasswordByLink({ token, newPassword });
      return cheapPasswordHasher.verify(hash, password);
    },
  };
  const deps = { ...storage, passwordHasher, clock: site.clock, decoyHash: ''.padEnd(64) };
  const sessionTokens = createRandomSessionTokens();
  const authenticatorCodes = createOtpauthCodes();
  const logIn = makeLogIn({
    ...deps,
    sessionTokens,
    authenticatorCodes,
    failedTries: makeFailedTries(),
  });
  const loggedIn = await logIn(logInInput(email, PASSWORD));
  expect(loggedIn).toEqual({ ok: false, refusal: { code: 'bad_credentials' } });
});
