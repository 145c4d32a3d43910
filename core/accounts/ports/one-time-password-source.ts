import type { OneTimePasswordText } from '#core/accounts/domain/one-time-password.ts';

/** Makes one-time passwords that nobody can guess. */
export interface OneTimePasswordSource {
  create(): OneTimePasswordText;
}
