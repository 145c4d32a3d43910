import type { LengthFault, RequiredFault } from '#core/kernel/fault.ts';

/** The refusals about accounts and sessions. */
export type AccountRefusal =
  | { readonly code: 'bad_credentials' }
  /** The time until which the account is suspended is ISO 8601 in UTC. */
  | { readonly code: 'account_suspended'; readonly until: string }
  | { readonly code: 'account_removed' };

/** What can be wrong with a password, and with the forms about accounts. */
export type AccountFault =
  | RequiredFault<'username' | 'password' | 'confirmPassword' | 'acceptTerms'>
  | { readonly rule: 'password_too_short'; readonly minimum: number }
  | LengthFault<'password'>
  | { readonly rule: 'password_too_common' }
  | { readonly rule: 'passwords_differ' };
