import type { Fault } from '#core/kernel/fault.ts';

/** What can be wrong with a choice of mails. */
export interface MailFault extends Fault {
  readonly rule: 'unknown_mail_pace';
}
