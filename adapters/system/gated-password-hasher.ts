import { createGate, type Room } from '#adapters/gate.ts';
import type { PasswordHasher } from '#core/accounts/ports/password-hasher.ts';

/** Two leave the other threads of the process to files and storage; 64 wait for about a second. */
export const HASHING: Room = { atOnce: 2, waiting: 64 };

/** The hasher, which takes on no more than there is room for: beyond that it throws `TooBusy`. */
export function gatePasswordHasher(hasher: PasswordHasher, room: Room): PasswordHasher {
  const enter = createGate(room, 'hashing', 'Too many passwords are waiting to be hashed.');
  return {
    hash: (password) => enter(() => hasher.hash(password)),
    verify: (hash, password) => enter(() => hasher.verify(hash, password)),
  };
}
