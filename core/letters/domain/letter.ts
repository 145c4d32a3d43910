import type { LetterId, MemberId, NewsletterIssueId } from '#core/kernel/ids.ts';
import type { EmailAddress } from '#core/kernel/email-address.ts';

/**
 * What is to be mailed, to a member or to an address. It holds no words and no secrets: both are made when the letter
 * is sent, from what is stored by then, and a letter that no longer applies is not sent. Times are ISO 8601 in UTC.
 */
export type Letter =
  /** To the member's own address, with a link that confirms it. */
  | { readonly kind: 'confirm_address'; readonly memberId: MemberId }
  /** To whoever has that address, if they are a member: with a link to choose a new password. */
  | { readonly kind: 'recover_password'; readonly address: EmailAddress }
  /** To the address that the member wishes to have, with a link that confirms it. */
  | {
      readonly kind: 'confirm_new_address';
      readonly memberId: MemberId;
      readonly address: EmailAddress;
    }
  /** To the address that the member had before, with a link that takes the change back. */
  | {
      readonly kind: 'address_changed';
      readonly memberId: MemberId;
      readonly address: EmailAddress;
    }
  /** To the address that the member had before and never confirmed: it may be a stranger's, so it has no link. */
  | {
      readonly kind: 'unconfirmed_address_changed';
      readonly memberId: MemberId;
      readonly address: EmailAddress;
    }
  /** To the address that the member had for a short while: it may be an intruder's, so it takes nothing back. */
  | {
      readonly kind: 'new_address_changed';
      readonly memberId: MemberId;
      readonly address: EmailAddress;
    }
  | { readonly kind: 'password_changed'; readonly memberId: MemberId }
  | { readonly kind: 'second_factor_changed'; readonly memberId: MemberId }
  /** Which ways in were ended when the account was won back: so many passkeys, and whether the codes and the app. */
  | {
      readonly kind: 'ways_in_ended';
      readonly memberId: MemberId;
      readonly ended: {
        readonly passkeys: number;
        readonly recoveryCodes: boolean;
        readonly authenticator: boolean;
      };
    }
  /** That the second step ends then, because somebody has said by a link that it is lost; with a link that keeps it. */
  | { readonly kind: 'second_step_ending'; readonly memberId: MemberId; readonly until: string }
  /** To the address of someone who asks moderators for an account, with a link that confirms it. */
  | { readonly kind: 'confirm_recovery'; readonly address: EmailAddress }
  /** To an address that the account has or had lately: someone gets the account then. With a link that stops it. */
  | {
      readonly kind: 'recovery_begun';
      readonly memberId: MemberId;
      readonly address: EmailAddress;
      readonly until: string;
    }
  /** To the person who asked for the account: they get it then, unless someone stops it. */
  | {
      readonly kind: 'recovery_agreed';
      readonly memberId: MemberId;
      readonly address: EmailAddress;
      readonly until: string;
    }
  /** To the person who asked for an account, which may not exist: they don't get it. */
  | {
      readonly kind: 'recovery_closed';
      readonly memberId: MemberId | null;
      readonly address: EmailAddress;
    }
  /** To the person who was about to get the account: someone has stopped it. */
  | {
      readonly kind: 'recovery_stopped';
      readonly memberId: MemberId;
      readonly address: EmailAddress;
    }
  /** To the person who asked for the account, with a link to choose its password. */
  | {
      readonly kind: 'win_account_back';
      readonly memberId: MemberId;
      readonly address: EmailAddress;
    }
  /** To the address that the account had until it was won back. */
  | {
      readonly kind: 'account_won_back';
      readonly memberId: MemberId;
      readonly address: EmailAddress;
    }
  | { readonly kind: 'data_export_ready'; readonly memberId: MemberId }
  /** Until when the member can come back. */
  | { readonly kind: 'leaving_begun'; readonly memberId: MemberId; readonly until: string }
  /** To the address of an account that no longer exists. */
  | { readonly kind: 'account_deleted'; readonly address: EmailAddress }
  /** To a moderator: that an urgent report waits at the desk. */
  | { readonly kind: 'urgent_report'; readonly memberId: MemberId }
  /** To a moderator, once a day while there are some: how many reports wait at the desk. */
  | { readonly kind: 'reports_waiting'; readonly memberId: MemberId }
  /** That there is a decision about the member which they have not read. */
  | { readonly kind: 'decision'; readonly memberId: MemberId }
  /** That there is an answer to a report of the member which they have not read. */
  | { readonly kind: 'report_answered'; readonly memberId: MemberId }
  /** To somebody who waited for approval: they have it, and may log in. */
  | { readonly kind: 'registration_approved'; readonly memberId: MemberId }
  /** To somebody who waited for approval: they don't get it. */
  | { readonly kind: 'registration_declined'; readonly memberId: MemberId }
  /** What waits for the member: requests, acceptances and messages, in numbers alone. */
  | { readonly kind: 'activity'; readonly memberId: MemberId }
  /** That a day has come on which the member means to write to someone. */
  | { readonly kind: 'rhythm_day'; readonly memberId: MemberId }
  /** With a link that confirms a subscription to the newsletter. */
  | { readonly kind: 'confirm_newsletter'; readonly address: EmailAddress }
  /** An issue of the newsletter, to somebody who subscribed to it. */
  | {
      readonly kind: 'newsletter';
      readonly issueId: NewsletterIssueId;
      readonly address: EmailAddress;
    };

/** For how many days a letter is kept that is not tried any more, unless it is a last trace. */
export const FAILED_LETTER_DAYS = 30;

export type LetterKind = Letter['kind'];

/** A letter on its way into the outbox. */
export interface NewLetter {
  readonly letter: Letter;
  /** Letters with the same key are one while it waits, due at the earliest of their times; `null`: one of its own. */
  readonly key: string | null;
  /** Not to be sent before. */
  readonly dueAt: string;
}

/** A letter to a member, of whose kind one waits for them at a time. */
export function singleLetter(
  letter: Extract<Letter, { readonly memberId: MemberId }>,
  dueAt: string,
): NewLetter {
  return { letter, key: `${letter.kind}:${letter.memberId}`, dueAt };
}

/** A letter in the outbox. */
export interface QueuedLetter extends NewLetter {
  readonly id: LetterId;
  /** How often sending it has failed. */
  readonly attempts: number;
  /** Why it is not tried any more; `null` while it waits. */
  readonly failure: { readonly at: string; readonly reason: string } | null;
}

/** Whether the letter holds the last that is left of a deleted account: it goes once it is sent or given up. */
export function isLastTrace({ kind }: Letter): boolean {
  return kind === 'account_deleted';
}

/** The member whose letter it is; `null` for one to a mere address. */
export function memberOf(letter: Letter): MemberId | null {
  return 'memberId' in letter ? letter.memberId : null;
}
