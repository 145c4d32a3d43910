import type { Branded } from '#core/kernel/branded.ts';
import { requiredTextRule, type FieldRule } from '#core/kernel/field-rule.ts';
import type { MemberId, ReportId } from '#core/kernel/ids.ts';
import { parserBy, type Parser } from '#core/kernel/parser.ts';
import type { ModerationFault } from '#core/moderation/refusals.ts';
import type { Guideline } from './guideline.ts';

/**
 * Who decided: a moderator, the operator, the clock when a suspension is over, or a rule of the product
 * when a member said that they are too young.
 */
export type ModerationActor = MemberId | 'operator' | 'clock' | 'rule';

/** What can be done about a member. */
export const MEASURE_ACTIONS = [
  'suspend',
  'remove',
  'restore',
  'lift',
  'end_sessions',
  'make_moderator',
  'make_operator',
  'make_member',
  'warn',
  'unlist',
  'list',
  'stop_requests',
  'allow_requests',
  'approve',
  'decline',
  'close_under_age',
] as const;

/** What is done about a member. */
export type MeasureAction = (typeof MEASURE_ACTIONS)[number];

/** What can be decided about a member, or on what they or others say of it. */
export const MODERATION_ACTIONS = [
  ...MEASURE_ACTIONS,
  /** Nothing is done upon a report. */
  'dismiss',
  /** A moderator would remove the member, and waits for another to say the same. */
  'propose_removal',
  /** An appeal changes nothing. */
  'uphold',
  /** An appeal ends what it was against. */
  'reverse',
  /** An operator lets a member in who has lost their password. */
  'give_one_time_password',
  /** An operator deletes an account at once, because the member asks for it. */
  'delete_account',
  /** An operator lets a member in who has lost what they log in with beside their password. */
  'switch_off_second_factor',
  /** A moderator agrees to give an account back to someone who has lost everything; two have to agree. */
  'agree_recovery',
  'decline_recovery',
] as const;

/** What was decided about a member. */
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/** What is written to the member about the decision: 1 to 2,000 characters, normalised. */
export type ModerationWords = Branded<string, 'ModerationWords'>;

/** The words of a decision, already normalised: 1 to 2,000 characters. */
const checkModerationWords: FieldRule<string, ModerationFault> = requiredTextRule('words', 2_000);

export const parseModerationWords: Parser<ModerationWords, ModerationFault> =
  parserBy(checkModerationWords);

/** A decision as it is added to the log. Times are ISO 8601 in UTC. */
export interface NewModerationEntry {
  readonly at: string;
  readonly actor: ModerationActor;
  /** The member whom it is about. */
  readonly memberId: MemberId;
  /** The report that it answers, if it does. */
  readonly reportId: ReportId | null;
  readonly action: ModerationAction;
  /** Until when, of a suspension. */
  readonly until: string | null;
  /** Which of the guidelines was broken, if one was. */
  readonly reason: Guideline | null;
  readonly words: ModerationWords | null;
}

/** A decision in the log, which is only added to. */
export interface ModerationEntry extends NewModerationEntry {
  readonly id: number;
}
