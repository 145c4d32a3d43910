import type { Guideline } from '#core/moderation/domain/guideline.ts';
import type { ModerationWords } from '#core/moderation/domain/moderation-entry.ts';

/** The measures that a report can lead to, and that need no more than a reason. */
export const SIMPLE_MEASURES = ['warn', 'unlist', 'stop_requests', 'remove'] as const;

/** Why something is done: which of the guidelines was broken, and what the member is told of it. */
interface Because {
  readonly reason: Guideline;
  readonly words: ModerationWords;
}

/** The answer to a report; a suspension says until when (ISO 8601 in UTC). */
export type ReportDecision =
  | { readonly measure: 'dismiss'; readonly words: ModerationWords | null }
  | ({ readonly measure: (typeof SIMPLE_MEASURES)[number] } & Because)
  | ({ readonly measure: 'suspend'; readonly until: string } & Because);

/** How many reports are answered together at most. */
export const MOST_TOGETHER = 50;
