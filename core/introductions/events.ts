import type { IntroductionId, MemberId } from '#core/kernel/ids.ts';

/** What can happen with an introduction. */
export const INTRODUCTION_EVENT_TYPES = ['introduction_made', 'introduction_answered'] as const;

/**
 * What happened: made is for the two who are introduced, as far as they may see it; answered is for the one who
 * answered alone, whatever they said.
 */
export interface IntroductionEvent {
  readonly type: (typeof INTRODUCTION_EVENT_TYPES)[number];
  readonly introductionId: IntroductionId;
  readonly memberIds: readonly MemberId[];
}
