import type { MailChange } from '#core/letters/changes.ts';
import type { MailStateChange } from '#core/mail/changes.ts';
import type { Letter } from '#core/letters/domain/letter.ts';
import {
  concludeActivity,
  prepareActivity,
  queueAgain,
  type ActivitySources,
} from './prepare-activity.ts';
import { remindAgain, type ReminderSources } from './remind-moderators.ts';

/**
 * What is stored with the removal of a letter: of one that was sent, `toldUntil` is up to which time it told
 * everything that waits; `null` for others.
 */
export type ConcludeLetter = (
  letter: Letter,
  toldUntil: string | null,
) => Promise<readonly (MailChange | MailStateChange)[]>;

/** Only letters about what waits leave something behind: up to when they told it, and perhaps another letter. */
export function makeConcludeLetter(sources: ActivitySources & ReminderSources): ConcludeLetter {
  return async (letter, toldUntil) => {
    if (letter.kind === 'reports_waiting') return remindAgain(sources, letter.memberId);
    if (letter.kind !== 'activity') return [];
    const { memberId } = letter;
    if (toldUntil !== null) return concludeActivity(sources, memberId, toldUntil);
    return queueAgain(memberId, await prepareActivity(sources, memberId), sources.clock.now());
  };
}
