import type { Clock } from '#core/kernel/clock.ts';
import type { VouchRepository } from '#core/vouching/ports/vouch-repository.ts';

export type RemoveExpiredVouches = () => Promise<void>;

/** Removes the vouches that have ceased to count. */
export function makeRemoveExpiredVouches({
  vouches,
  clock,
}: {
  readonly vouches: Pick<VouchRepository, 'removeExpired'>;
  readonly clock: Clock;
}): RemoveExpiredVouches {
  return () => vouches.removeExpired(clock.now());
}
