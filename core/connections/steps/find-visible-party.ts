import type { MemberId } from '#core/kernel/ids.ts';
import type { Standing } from '#core/safety/domain/standing.ts';
import type { SharedSigns } from '#core/safety/domain/shared-signs.ts';
import {
  sightOf,
  signsBetween,
  type Relation,
  type Sight,
} from '#core/safety/domain/visibility.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';
import { otherParty, type Pair } from '#core/connections/domain/connection.ts';

/** The member on the other side, and what the caller may know of them. */
export interface VisibleParty {
  readonly id: MemberId;
  readonly sight: Exclude<Sight, 'hidden'>;
  readonly standing: Standing;
  /** What the two see of each other beside words. */
  readonly signs: SharedSigns;
}

/** The member on the other side, if the caller is a party and may know that there is or was somebody. */
export async function findVisibleParty(
  safety: Pick<SafetyRepository, 'relate'>,
  pair: Pair,
  callerId: MemberId,
): Promise<VisibleParty | null> {
  const id = otherParty(pair, callerId);
  return id === null ? null : visibleParty(pair, callerId, await safety.relate(callerId, id));
}

/** The same, when it is known what decides it. */
export function visibleParty(
  pair: Pair,
  callerId: MemberId,
  relation: Relation | null,
): VisibleParty | null {
  const id = otherParty(pair, callerId);
  if (id === null || relation === null) return null;
  const sight = sightOf(relation);
  if (sight === 'hidden') return null;
  return { id, sight, standing: relation.standing, signs: signsBetween(relation) };
}
