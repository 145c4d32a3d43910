import { hash, randomBytes } from 'node:crypto';
import type { SessionTokens } from '#core/accounts/ports/session-tokens.ts';

const TOKEN_BYTES = 32;

/** Tokens from the random source of the system, written in the letters that a cookie may hold. */
export function createRandomSessionTokens(): SessionTokens {
  return {
    create: () => randomBytes(TOKEN_BYTES).toString('base64url'),
    hash: (token) => hash('sha256', token),
  };
}
