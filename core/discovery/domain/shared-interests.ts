import { foldText } from '#core/kernel/fold-text.ts';

/** A member's interests as another looks at them: those that both have, and the rest. */
export interface InterestsSeen {
  readonly shared: readonly string[];
  readonly others: readonly string[];
}

/** Parts what the viewer shares from what they don't; both keep the order and the spelling of their owner. */
export function interestsSeenBy(
  viewer: readonly string[],
  interests: readonly string[],
): InterestsSeen {
  const own = new Set(viewer.map(foldText));
  const isShared = (interest: string) => own.has(foldText(interest));
  return {
    shared: interests.filter(isShared),
    others: interests.filter((interest) => !isShared(interest)),
  };
}
