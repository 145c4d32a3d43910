import { isBlocked, type PairHistory } from './pair-history.ts';
import { NO_SIGNS, signsOfBoth, type SharedSigns } from './shared-signs.ts';
import { hasLeft, isInUse, type Standing } from './standing.ts';

/** What decides whether one member may know of another. */
export interface Relation {
  /** What has gone before between the two. */
  readonly history: PairHistory;
  /** The other's standing. */
  readonly standing: Standing;
  /** Whether the two have a connection that was accepted. */
  readonly isConnected: boolean;
  /** Whether the account of the one who looks is deleted: an act of theirs may still be under way. */
  readonly isViewerDeleted: boolean;
  /** What each of the two has chosen to let the other see. */
  readonly chosenSigns: readonly [SharedSigns, SharedSigns];
}

/**
 * What one member may know of another: all that members may know, nothing, or only that there was somebody, who is
 * a former member by now and whose own words are gone.
 */
export type Sight = 'visible' | 'former' | 'hidden';

/**
 * The one rule of visibility: whatever reads or writes about two members asks it. A member who is hidden is
 * to the other exactly what a member is who never existed.
 */
export function sightOf({
  history,
  standing,
  isConnected,
  isViewerDeleted,
}: Omit<Relation, 'chosenSigns'>): Sight {
  if (isViewerDeleted || isBlocked(history)) return 'hidden';
  if (hasLeft(standing)) return isConnected ? 'former' : 'hidden';
  if (!isInUse(standing)) return 'hidden';
  return standing.onBreak === null || isConnected ? 'visible' : 'hidden';
}

/** True when one member may know all that members may know of the other. */
export function isVisible(relation: Relation): boolean {
  return sightOf(relation) === 'visible';
}

/** What the two see of each other beside words: nothing once one of them has left or hides from the other. */
export function signsBetween(relation: Relation): SharedSigns {
  return isVisible(relation) ? signsOfBoth(...relation.chosenSigns) : NO_SIGNS;
}
