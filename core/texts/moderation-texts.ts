import type { Guideline } from '#core/moderation/domain/guideline.ts';
import type { EndingAction } from '#core/moderation/domain/measure.ts';
import type { AppealOutcome, MeasureContent } from '#core/moderation/domain/notice.ts';
import type { ReportOutcome } from '#core/moderation/reports/domain/report.ts';

/** What the product says of decisions, in one language. */
interface ModerationTexts {
  /** The points of the guidelines, as moderators choose among them and as members read them. */
  readonly guidelines: Readonly<Record<Guideline, string>>;
  /** Said to the member about whom was decided. */
  readonly measures: Readonly<Record<MeasureContent['kind'], string>>;
  /** Said to the member for whom a measure ends early. */
  readonly endings: Readonly<Record<EndingAction, string>>;
  /** Said to the member who appealed. */
  readonly appealOutcomes: Readonly<Record<AppealOutcome, string>>;
  /** Said to the one who filed a report. It says nothing of what was done, and to whom. */
  readonly reportOutcomes: Readonly<Record<ReportOutcome, string>>;
  /** For a member whose account someone else asks for. */
  readonly recoveryBegun: string;
}

/** What the product says of decisions, in English; apart from the rest, for few pages need it. */
export const moderationTexts: ModerationTexts = {
  guidelines: {
    impersonation: 'Be who you say you are',
    under_18: 'Members must be 18 or older',
    romance: 'No flirting and nothing sexual',
    money: 'No asking for money, selling or recruiting',
    unwanted_contact: 'Take no for an answer',
    disrespect: 'Talk to others with respect',
    threats: 'Don’t threaten anyone',
    privacy: 'Keep what you’re told to yourself',
    spam: 'Leave room for others',
    site_security: 'Leave the site and its limits alone',
  },
  recoveryBegun:
    'Someone who can’t log in asked for your account, and two moderators agreed. Unless you stop it, they can choose a new password after three days. Then nothing else lets anyone in.',
  measures: {
    suspend: 'We have suspended your account for a while.',
    remove: 'We have removed your account.',
    warn: 'Something you did here goes against our guidelines. Please read what we wrote to you.',
    unlist:
      'Other members can’t find you in searches any more. Your connections can still see you.',
    stop_requests: 'You can’t send new requests at the moment. You can still answer others.',
  },
  endings: {
    restore: 'Your account is as it was before. Welcome back.',
    lift: 'Your suspension has ended early. Welcome back.',
    list: 'Other members can find you in searches again.',
    allow_requests: 'You can send requests again.',
  },
  appealOutcomes: {
    upheld: 'We looked at our decision again, and we’re keeping it.',
    reversed: 'We looked at our decision again, and you were right. It no longer applies.',
  },
  reportOutcomes: {
    acted:
      'Thank you for telling us. We looked at what you reported and did something about it. We don’t share the details, just as we wouldn’t if it were about you.',
    no_action:
      'Thank you for telling us. We looked at what you reported and didn’t find that it breaks our guidelines. You can still block this member, and tell us again whenever something worries you.',
  },
};
