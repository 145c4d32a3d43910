import type { Branded } from '#core/kernel/branded.ts';
import { requiredTextRule, type FieldRule } from '#core/kernel/field-rule.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { parserBy, type Parser } from '#core/kernel/parser.ts';
import type { ModerationFault } from '#core/moderation/refusals.ts';

/** Who decided: a moderator, whoever runs the server, or the clock when a suspension is over. */
export type ModerationActor = MemberId | 'operator' | 'clock';

/** What can be decided about a member. */
export const MODERATION_ACTIONS = [
  'suspend',
  'remove',
  'restore',
  'lift',
  'end_sessions',
  'make_moderator',
  'make_member',
] as const;

/** What was decided about a member. */
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/** What whoever decides writes to the member about it: 1 to 2,000 characters, normalised. */
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
  readonly reportId: number | null;
  readonly action: ModerationAction;
  /** Until when, of a suspension. */
  readonly until: string | null;
  /** Which of the guidelines was broken, if one was. */
  readonly reason: string | null;
  readonly words: ModerationWords | null;
}

/** A decision in the log, which is only added to. */
export interface ModerationEntry extends NewModerationEntry {
  readonly id: number;
}
