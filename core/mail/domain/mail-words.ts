import type { ActivityCounts } from './activity.ts';
import type { LetterKind } from '#core/letters/domain/letter.ts';
import type { UrgentReason } from '#core/moderation/reports/domain/report-reason.ts';
import type { AccountStatus } from '#core/safety/domain/standing.ts';

/** What a letter of each kind needs to know beside whom it is to; most need nothing. */
export interface LetterFacts extends Record<LetterKind, object> {
  /** Whether a member has the address already: then the letter says so, and confirms nothing. */
  readonly confirm_address: {
    readonly isKnown: boolean;
    /** Whether nobody else may be asked before. */
    readonly isRequired: boolean;
  };
  readonly confirm_new_address: { readonly isKnown: boolean };
  /** Until when the member can come back, ISO 8601 in UTC. */
  readonly leaving_begun: { readonly until: string };
  readonly ways_in_ended: {
    readonly passkeys: number;
    readonly recoveryCodes: boolean;
    readonly authenticator: boolean;
  };
  /** When it ends, ISO 8601 in UTC. */
  readonly second_step_ending: { readonly until: string };
  readonly confirm_recovery: { readonly isKnown: boolean };
  /** When the person who asked for the account gets it, ISO 8601 in UTC. */
  readonly recovery_begun: { readonly until: string };
  readonly recovery_agreed: { readonly until: string };
  /** The gravest that waits. */
  readonly urgent_report: { readonly reason: UrgentReason };
  /** How many, at least one. */
  readonly reports_waiting: { readonly count: number };
  /** What keeps the member from logging in, if anything does; a suspension says until when, ISO 8601 in UTC. */
  readonly decision: { readonly account: AccountStatus };
  /** How many people have asked, said yes, written, and introduced the member to someone. */
  readonly activity: ActivityCounts;
  /** The words of those who run the site; an empty line ends a paragraph. */
  readonly newsletter: { readonly subject: string; readonly text: string };
}

/** What a letter says, in the order in which it is read. */
export interface MailWords {
  /** One line, which is also the heading; in the subject of the mail, the name of the site comes before it. */
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What the button says; `null` for a letter without one. */
  readonly button: string | null;
  /** What to do about it if it is not what the reader expected. */
  readonly otherwise: string;
}

/** What letters say in one language; a kind without words does not compile. */
export interface MailTexts {
  readonly letters: {
    readonly [Kind in LetterKind]:
      | MailWords
      | ((facts: LetterFacts[Kind], siteName: string) => MailWords);
  };
  /** Said before and after the name, and without one. */
  readonly greeting: { readonly before: string; readonly after: string; readonly unnamed: string };
  /** Follows the button, before its address. */
  readonly orCopy: string;
  /** Where mails of a kind can be stopped. */
  readonly stop: string;
  /** The last lines: who writes, and where to write to them. */
  readonly runBy: (site: {
    readonly name: string;
    readonly operator: string;
    readonly country: string;
  }) => string;
  readonly writeTo: string;
}

/** What is said in a letter of that kind, from a site of that name. */
export function wordsOf<Kind extends LetterKind>(
  texts: MailTexts,
  kind: Kind,
  facts: LetterFacts[Kind],
  siteName: string,
): MailWords {
  const words: MailTexts['letters'][Kind] = texts.letters[kind];
  return typeof words === 'function' ? words(facts, siteName) : words;
}
