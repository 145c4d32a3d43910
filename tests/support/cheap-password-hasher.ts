import { createHash, timingSafeEqual } from 'node:crypto';
import type { PasswordHasher } from '#core/accounts/ports/password-hasher.ts';

const digest = (password: string): string => createHash('sha256').update(password).digest('hex');

/** Hashes at once and without a salt, so that tests need not wait: worthless anywhere else. */
export const cheapPasswordHasher: PasswordHasher = {
  hash: (password) => Promise.resolve(digest(password)),
  verify: (hash, password) =>
    Promise.resolve(timingSafeEqual(Buffer.from(hash), Buffer.from(digest(password)))),
};
