import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '#core/accounts/ports/password-hasher.ts';

/** 19 MiB, two passes, one lane; Argon2id is what the library uses unless told otherwise. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashes with Argon2id, off the event loop, about 25 ms each. A stored hash that is damaged is an
 * error, not a wrong password.
 */
export function createArgon2PasswordHasher(): PasswordHasher {
  return {
    hash: (password) => hash(password, COST),
    verify: (storedHash, password) => verify(storedHash, password),
  };
}
