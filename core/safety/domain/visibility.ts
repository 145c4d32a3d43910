import { isBlocked, type PairHistory } from './pair-history.ts';
import { isInUse, type Standing } from './standing.ts';

/** What decides whether one member may know of another. */
export interface Relation {
  /** What has gone before between the two. */
  readonly history: PairHistory;
  /** Where the other stands. */
  readonly standing: Standing;
}

/**
 * The one rule of visibility: whatever reads or writes about two members asks it. A member who is not visible is
 * to the other exactly what a member is who never existed.
 */
export function isVisible({ history, standing }: Relation): boolean {
  return !isBlocked(history) && isInUse(standing);
}
