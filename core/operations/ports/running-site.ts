import type { EmailAddress } from '#core/kernel/email-address.ts';
import type { Finding, NamedFinding } from '#core/operations/domain/finding.ts';
import type { RecentFailure } from '#core/operations/domain/recent-failures.ts';

/** A setting as the process understands it. */
export interface SettingGiven {
  readonly name: string;
  /** The value, without anything secret; `none` for no value. */
  readonly value: string;
  readonly isDefault: boolean;
}

/** What only the process that answers knows of itself and of what it stands on. */
export interface RunningSite {
  readonly version: string;
  /** Since when it has been running (ISO 8601 in UTC). */
  readonly startedAt: string;
  readonly settings: readonly SettingGiven[];
  /** Looks at database, disk, mails and the rest; those who ask meanwhile get the same answer. */
  look(): Promise<readonly NamedFinding[]>;
  /** What it has failed at since it started, the latest first. */
  failures(): readonly RecentFailure[];
  /** Sends a mail to that address, and says whether the mail server has taken it. */
  sendTestMail(to: EmailAddress): Promise<Finding>;
}
