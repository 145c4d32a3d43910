/** What can be wrong with a choice of mails. */
export type MailFault =
  | { readonly rule: 'unknown_mail_pace' }
  | { readonly rule: 'unknown_choice' };
