import type { Introduction } from '#core/introductions/domain/introduction.ts';
import type { Versioned } from '#core/kernel/commit.ts';
import type { IntroductionId, MemberId } from '#core/kernel/ids.ts';

/** Reads introductions; `IntroductionChange` writes them. */
export interface IntroductionRepository {
  load(id: IntroductionId): Promise<Versioned<Introduction> | null>;
  /** Those that the member has made or is introduced by, whatever became of them, newest id first. */
  listOf(memberId: MemberId): Promise<readonly Introduction[]>;
  /** Removes those that are kept until that time or less, by `introductionKeptUntil`. */
  removeExpired(now: string): Promise<void>;
}
