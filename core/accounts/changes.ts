import type { KnownDevice } from '#core/accounts/domain/known-device.ts';
import type { OneTimePassword } from '#core/accounts/domain/one-time-password.ts';
import type { Passkey } from '#core/accounts/domain/passkey.ts';
import type { SecondFactor } from '#core/accounts/domain/second-factor.ts';
import type { Session } from '#core/accounts/domain/session.ts';
import type { TermsAcceptance } from '#core/accounts/domain/terms.ts';
import type {
  FailedTry,
  NewSecurityEntry,
} from '#core/accounts/security-log/domain/security-entry.ts';
import type { MemberId } from '#core/kernel/ids.ts';

/** What is stored of sessions. */
export type SessionChange =
  | {
      readonly type: 'add_session';
      readonly session: Session;
      /** The version of the member's standing that allowed the log-in; 0 when nothing was stored. */
      readonly standingVersion: number;
      /** The hash of the password that allowed it, where one did: it must still be the member's. */
      readonly passwordHash?: string;
    }
  /** Nothing happens when it is gone already. */
  | { readonly type: 'remove_session'; readonly tokenHash: string }
  /** Ends every session of the member. */
  | { readonly type: 'end_sessions'; readonly memberId: MemberId }
  /** Ends every session of the member but that one. */
  | {
      readonly type: 'end_other_sessions';
      readonly memberId: MemberId;
      readonly tokenHash: string;
    };

/** What is stored of the devices that members have logged in with. */
export type KnownDeviceChange =
  /** Adds it, or notes that it was used again. */
  | { readonly type: 'put_known_device'; readonly device: KnownDevice }
  /** Nothing happens when it is gone already. */
  | { readonly type: 'forget_known_device'; readonly deviceHash: string };

/** What is stored of passwords. */
export type PasswordChange =
  /** In the place of the last one of the member, used or not. */
  | { readonly type: 'put_one_time_password'; readonly oneTimePassword: OneTimePassword }
  /** Uses up the one that has this hash, while it is there. */
  | {
      readonly type: 'use_one_time_password';
      readonly memberId: MemberId;
      readonly passwordHash: string;
    }
  /** Replaces the hash that the decision is based on. */
  | {
      readonly type: 'put_password';
      readonly memberId: MemberId;
      readonly passwordHash: string;
      readonly replaces: string;
    };

/** What is stored of the terms. The version counts the acceptances, and is 0 when nothing was stored. */
export interface TermsChange {
  readonly type: 'put_terms_acceptance';
  readonly acceptance: TermsAcceptance;
  readonly version: number;
}

/** What is stored of second factors and passkeys. */
export type FactorChange =
  | {
      readonly type: 'put_second_factor';
      readonly secondFactor: SecondFactor;
      /**
       * Counts the changes, those of the member's passkeys included; 0 when nothing was stored. So a decision
       * that is based on both holds only while neither changes.
       */
      readonly version: number;
    }
  /** Nothing is stored if the device is known already. */
  | { readonly type: 'add_passkey'; readonly passkey: Passkey }
  | {
      readonly type: 'use_passkey';
      readonly credentialId: string;
      /** What the device says now, and what the decision is based on. */
      readonly signCount: number;
      readonly replaces: number;
      readonly at: string;
    }
  | { readonly type: 'remove_passkey'; readonly credentialId: string };

/** What is stored of what happened with accounts. */
export type SecurityChange =
  | {
      readonly type: 'add_security_entry';
      readonly entry: NewSecurityEntry;
      /** Nothing is added if the member has an entry of that fact, and about the same member, since that time. */
      readonly onceSince?: string;
    }
  /**
   * Adds the tries to the member's entry of such tries that began at that time or later, or as an entry of their own.
   * Nothing happens when the account is gone.
   */
  | {
      readonly type: 'count_security_entry';
      readonly entry: NewSecurityEntry & { readonly fact: FailedTry };
      readonly since: string;
    };
