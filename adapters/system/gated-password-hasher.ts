import pLimit from 'p-limit';
import type { PasswordHasher } from '#core/accounts/ports/password-hasher.ts';
import { TooBusy } from '#core/kernel/too-busy.ts';

/** How many passwords may be hashed at once, and how many may wait for that. */
interface Room {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Two leave the other threads of the process to files and storage; 64 wait for about a second. */
export const HASHING: Room = { atOnce: 2, waiting: 64 };

/** The hasher, which takes on no more than there is room for: beyond that it throws `TooBusy`. */
export function gatePasswordHasher(hasher: PasswordHasher, room: Room): PasswordHasher {
  const inTurn = pLimit(room.atOnce);

  function enter<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
    const taken = inTurn.activeCount + inTurn.pendingCount;
    if (taken >= room.atOnce + room.waiting) {
      return Promise.reject(new TooBusy('hashing', 'Too many passwords are waiting to be hashed.'));
    }
    return inTurn(work);
  }

  return {
    hash: (password) => enter(() => hasher.hash(password)),
    verify: (hash, password) => enter(() => hasher.verify(hash, password)),
  };
}
