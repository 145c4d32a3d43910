import type { Clock } from '#core/kernel/clock.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { ModerationRepository } from '#core/moderation/ports/moderation-repository.ts';
import { dailyLetter } from '#core/moderation/reports/domain/call-moderators.ts';
import { isModerator } from '#core/safety/domain/standing.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

/** What a daily letter to moderators is made of. */
export interface ReminderSources {
  readonly moderation: Pick<ModerationRepository, 'countWaiting'>;
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
  readonly clock: Clock;
}

/** How many reports wait for the moderator; none for who is none any more. */
export async function countReports(
  { moderation, safety }: ReminderSources,
  memberId: MemberId,
): Promise<number> {
  const { value: standing } = await safety.loadStanding(memberId);
  return isModerator(standing) ? (await moderation.countWaiting(memberId)).reports : 0;
}

/** What to store when the day's letter is sent, or not to be sent: the next day's, while reports wait. */
export async function remindAgain(
  sources: ReminderSources,
  memberId: MemberId,
): Promise<readonly MailChange[]> {
  if ((await countReports(sources, memberId)) === 0) return [];
  return [{ type: 'queue_letter', queued: dailyLetter(memberId, sources.clock.now()) }];
}
