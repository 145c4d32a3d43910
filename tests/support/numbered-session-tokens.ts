import type { SessionTokens } from '#core/accounts/ports/session-tokens.ts';

/** Tokens that a test can foresee: `token-1`, `token-2` and so on, or the given ones first. */
export function createNumberedSessionTokens(...first: readonly string[]): SessionTokens {
  let made = 0;
  return {
    create: () => {
      made += 1;
      return first[made - 1] ?? `token-${made}`;
    },
    hash: (token) => `hash of ${token}`,
  };
}
