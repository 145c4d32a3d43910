import type { EmailAddress } from '#core/kernel/email-address.ts';

/** A letter with all its words, ready to be sent. */
export interface Mail {
  readonly to: EmailAddress;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for every attempt at a letter, so that a receiver can tell a double: letters, digits and dashes. */
  readonly messageId: string;
  /** Where one request without a page ends mails of this kind (RFC 8058); `null` for what an account needs. */
  readonly unsubscribeUrl: string | null;
}

/** Why a mail was not accepted. */
export type MailFailure =
  /** It may be accepted later. */
  | { readonly type: 'unavailable'; readonly reason: string }
  /** It never will be. */
  | { readonly type: 'refused'; readonly reason: string };

/** How many milliseconds sending a mail may take: whoever holds it for longer than that never sends it twice. */
export const LONGEST_SENDING = 40_000;

/** Sends mails. */
export interface Mailer {
  /**
   * Resolves with `null` once someone else is responsible for the mail, and within `LONGEST_SENDING`. Never rejects.
   * Reasons name no address and quote nothing of the mail.
   */
  send(mail: Mail): Promise<MailFailure | null>;
  /** Resolves with `null` if mails would be taken now, as far as can be told without sending one. Never rejects. */
  reach(): Promise<MailFailure | null>;
  /** Lets go of connections; nothing may be sent afterwards. */
  close(): Promise<void>;
}
