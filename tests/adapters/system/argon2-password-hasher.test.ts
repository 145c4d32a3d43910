import { toPassword, toTypedPassword } from '#tests/support/texts.ts';
import { expect, test } from 'vitest';
import { createArgon2PasswordHasher } from '#adapters/system/argon2-password-hasher.ts';

const hasher = createArgon2PasswordHasher();

test('a password is hashed with Argon2id at 19 MiB and two passes, each time with another salt', async () => {
  const [one, other] = await Promise.all([
    hasher.hash(toPassword('a password')),
    hasher.hash(toPassword('a password')),
  ]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

test('only the password that was hashed matches', async () => {
  const hash = await hasher.hash(toPassword('pässwörd 🔑'));
  expect(await hasher.verify(hash, toTypedPassword('pässwörd 🔑'))).toBe(true);
  expect(await hasher.verify(hash, toTypedPassword('passwörd 🔑'))).toBe(false);
  expect(await hasher.verify(hash, toTypedPassword(''))).toBe(false);
});

test('a damaged hash is an error, not a wrong password', async () => {
  await expect(
    hasher.verify('$argon2id$v=19$m=19456', toTypedPassword('a password')),
  ).rejects.toThrow();
});
