import type { Fault } from '#core/kernel/fault.ts';

/** The refusals about mails. */
export interface MailRefusal {
  /** It was used, has expired, is for something else, or never was: all the same to whoever follows it. */
  readonly code: 'link_not_valid';
}

/** What can be wrong with a choice of mails. */
export interface MailFault extends Fault {
  readonly rule: 'unknown_mail_pace';
}

/** What of mails a caller may ask for and not find. */
export type MailSubject = 'letter';
