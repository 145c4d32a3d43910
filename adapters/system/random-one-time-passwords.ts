import { randomBytes } from 'node:crypto';
import {
  ONE_TIME_PASSWORD_BYTES,
  parseOneTimePassword,
  writeOneTimePassword,
} from '#core/accounts/domain/one-time-password.ts';
import type { OneTimePasswordSource } from '#core/accounts/ports/one-time-password-source.ts';
import { parseKnown } from '#core/kernel/parser.ts';

/** One-time passwords from the random source of the system. */
export function createRandomOneTimePasswords(): OneTimePasswordSource {
  return {
    create: () =>
      parseKnown(parseOneTimePassword, writeOneTimePassword(randomBytes(ONE_TIME_PASSWORD_BYTES))),
  };
}
