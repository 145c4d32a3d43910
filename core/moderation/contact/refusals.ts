import type { RequiredFault, TextFault } from '#core/kernel/fault.ts';

/** What can be wrong with a message to those who run the site. */
export type ContactFault =
  | RequiredFault<'email' | 'message'>
  | TextFault<'message'>
  | { readonly rule: 'unknown_contact_topic' };

/** What of messages to those who run the site a caller may ask for and not find. */
export type ContactSubject = 'contact_message';
