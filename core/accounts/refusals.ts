import type { LengthFault, RequiredFault, TextFault } from '#core/kernel/fault.ts';

/** The refusals about accounts and sessions. */
export type AccountRefusal =
  | { readonly code: 'bad_credentials' }
  /** The time until which the account is suspended is ISO 8601 in UTC. */
  | { readonly code: 'account_suspended'; readonly until: string }
  /** The member has left, and may come back until that time (ISO 8601 in UTC). */
  | { readonly code: 'account_leaving'; readonly until: string }
  | { readonly code: 'account_removed' }
  /** The member has come in by a one-time password, and may do nothing else before. */
  | { readonly code: 'must_choose_password' }
  /** The site doesn't say who runs it yet, so only the first member can register. */
  | { readonly code: 'not_open_yet' }
  /** Those who run the site have not decided about the registration yet. */
  | { readonly code: 'awaiting_approval' }
  /** The member said that they are too young for the site. */
  | { readonly code: 'account_under_age' }
  /** What was accepted are not the terms as they are now. */
  | { readonly code: 'terms_changed' }
  /** The password was right, and a code is needed as well. */
  | { readonly code: 'second_factor_required' }
  /** The password was right, and the code is not, or was used before. */
  | { readonly code: 'second_factor_wrong' }
  /** An app is in use already, or none is. */
  | { readonly code: 'authenticator_on' }
  | { readonly code: 'authenticator_off' }
  | { readonly code: 'too_many_passkeys' }
  /** What a device answered is not what it was asked, or it took too long. */
  | { readonly code: 'passkey_not_valid' }
  /** The device is a member's already. */
  | { readonly code: 'passkey_known' }
  /** The password can be done without only with a passkey and recovery codes. */
  | { readonly code: 'passkey_and_codes_needed' }
  /** The password lets nobody in, so the last passkey has to stay. */
  | { readonly code: 'last_passkey' };

/** What can be wrong with a password, and with the forms about accounts. */
export type AccountFault =
  | RequiredFault<'username' | 'password' | 'confirmPassword' | 'acceptTerms'>
  | RequiredFault<'passkeyName'>
  | TextFault<'passkeyName'>
  /** A code of an app that is not the one it shows now. */
  | { readonly rule: 'wrong_code' }
  /** It is no passkey of the signed-in member, or has not signed what it was asked to. */
  | { readonly rule: 'wrong_passkey' }
  /** Neither yes nor no. */
  | { readonly rule: 'unknown_choice' }
  | { readonly rule: 'password_too_short'; readonly minimum: number }
  | LengthFault<'password'>
  | { readonly rule: 'password_too_common' }
  /** It has the form of those that are made for members. */
  | { readonly rule: 'password_not_own' }
  | { readonly rule: 'not_a_one_time_password' }
  | { readonly rule: 'passwords_differ' }
  | { readonly rule: 'unknown_come_back' }
  /** It is not the one of the signed-in member. */
  | { readonly rule: 'wrong_password' };

/** What of accounts a caller may ask for and not find. */
export type AccountSubject = 'session' | 'passkey';
