import type { RequiredFault, TextFault } from '#core/kernel/fault.ts';

/** The refusals about requests to win an account back. */
export type RecoveryRequestRefusal =
  /** It is too late for that: it was decided, stopped or used, or its time is over. */
  | { readonly code: 'recovery_decided' }
  /** This moderator has agreed already; another one has to. */
  | { readonly code: 'recovery_needs_another' }
  /** The answers are not enough to tell the owner from someone who knows them. */
  | { readonly code: 'too_few_answers' };

/** What can be wrong with a request to win an account back. */
export type RecoveryRequestFault =
  | TextFault<'recoveryAnswer'>
  | RequiredFault<'username'>
  | { readonly rule: 'not_a_month' };

/** What of requests to win an account back a caller may ask for and not find. */
export type RecoveryRequestSubject = 'recovery_request';
