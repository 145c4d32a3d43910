import type { Guideline } from '#core/moderation/domain/guideline.ts';
import type { Measure } from '#core/moderation/domain/measure.ts';
import type { ModerationWords } from '#core/moderation/domain/moderation-entry.ts';

/** The measures that need no more than a reason, and no second moderator. */
export const SOLE_MEASURES = ['warn', 'unlist', 'stop_requests'] as const;

/** The measures that a report can lead to, and that need no more than a reason. */
export const SIMPLE_MEASURES = [...SOLE_MEASURES, 'remove'] as const;

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

/** What a moderator does about a member without a report. */
export type SoleMeasure =
  | ({ readonly measure: (typeof SOLE_MEASURES)[number] } & Because)
  | ({ readonly measure: 'suspend'; readonly until: string } & Because);

/** The measure of what is done. */
export function toMeasure(
  decision: Exclude<ReportDecision, { readonly measure: 'dismiss' }>,
): Measure {
  return decision.measure === 'suspend'
    ? { action: 'suspend', until: decision.until }
    : { action: decision.measure };
}

/** How many reports are answered together at most. */
export const MOST_TOGETHER = 50;
