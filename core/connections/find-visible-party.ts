import type { MemberId } from '#core/kernel/ids.ts';
import { isVisible } from '#core/safety/domain/visibility.ts';
import type { SafetyRepository } from '#core/safety/safety-repository.ts';
import { otherParty, type Pair } from './domain/connection.ts';

/** The member on the other side, if the caller is a party and may know of them. */
export async function findVisibleParty(
  safety: Pick<SafetyRepository, 'relate'>,
  pair: Pair,
  callerId: MemberId,
): Promise<MemberId | null> {
  const otherId = otherParty(pair, callerId);
  if (otherId === null) return null;
  return isVisible(await safety.relate(callerId, otherId)) ? otherId : null;
}
