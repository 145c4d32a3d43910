import type { LengthFault, RequiredFault } from '#core/kernel/fault.ts';

/** The refusals about accounts and sessions. */
export type AccountRefusal =
  | { readonly code: 'bad_credentials' }
  /** The time until which the account is suspended is ISO 8601 in UTC. */
  | { readonly code: 'account_suspended'; readonly until: string }
  | { readonly code: 'account_removed' }
  /** The member has come in by a one-time password, and may do nothing else before. */
  | { readonly code: 'must_choose_password' }
  /** Those who run the site have not decided about the registration yet. */
  | { readonly code: 'awaiting_approval' }
  /** The member said that they are too young for the site. */
  | { readonly code: 'account_under_age' }
  /** What was accepted are not the terms as they are now. */
  | { readonly code: 'terms_changed' };

/** What can be wrong with a password, and with the forms about accounts. */
export type AccountFault =
  | RequiredFault<'username' | 'password' | 'confirmPassword' | 'acceptTerms'>
  | { readonly rule: 'password_too_short'; readonly minimum: number }
  | LengthFault<'password'>
  | { readonly rule: 'password_too_common' }
  /** It has the form of those that are made for members. */
  | { readonly rule: 'password_not_own' }
  | { readonly rule: 'not_a_one_time_password' }
  | { readonly rule: 'passwords_differ' }
  /** It is not the one of the signed-in member. */
  | { readonly rule: 'wrong_password' };
