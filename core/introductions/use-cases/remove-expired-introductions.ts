import type { IntroductionRepository } from '#core/introductions/ports/introduction-repository.ts';
import type { Clock } from '#core/kernel/clock.ts';

export type RemoveExpiredIntroductions = () => Promise<void>;

/** Removes the introductions that aren't to be kept any longer. */
export function makeRemoveExpiredIntroductions({
  introductions,
  clock,
}: {
  readonly introductions: Pick<IntroductionRepository, 'removeExpired'>;
  readonly clock: Clock;
}): RemoveExpiredIntroductions {
  return () => introductions.removeExpired(clock.now());
}
