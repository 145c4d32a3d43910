import type { ContactMessage } from '#core/moderation/contact/domain/contact-message.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { ModerationActor } from '#core/moderation/domain/moderation-entry.ts';
import type { Report } from '#core/moderation/reports/domain/report.ts';

/** The names that members have now; those who are gone have none. */
export type Names = ReadonlyMap<MemberId, string>;

/** Those who handle the report. */
export function handlersOf({ handling }: Pick<Report, 'handling'>): readonly MemberId[] {
  const other = handling.state === 'open' ? handling.proposal : handling.decision;
  return [handling.claim, other].flatMap((step) => (step === null ? [] : [step.by]));
}

/** The moderator who decided, if it was one. */
export function moderatorOf(actor: ModerationActor): MemberId | null {
  return typeof actor === 'number' ? actor : null;
}

/** Who wrote a message to those who run the site, and who handled it, as far as they are members. */
export function contactPeopleOf({
  memberId,
  handling,
}: ContactMessage): readonly (MemberId | null)[] {
  return [memberId, handling && moderatorOf(handling.by)];
}
