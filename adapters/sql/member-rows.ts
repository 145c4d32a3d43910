import { NO_PASSWORD_HASH } from '#adapters/emptied-member.ts';
import type { MovedRow } from './moved-tables.ts';
import { TABLES } from './tables.ts';
import { writtenColumns } from './written-columns.ts';
import type { Address } from '#core/members/domain/address.ts';
import type { EmailAddress } from '#core/kernel/email-address.ts';
import type { Username } from '#core/members/domain/field-rules.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import { toLoginName, type NewMember, type Self } from '#core/members/domain/member.ts';
import { DEFAULT_PREFERENCES, type Preferences } from '#core/members/domain/preferences.ts';
import { EVERYONE, isEveryone, type WhoMayAsk } from '#core/members/domain/who-may-ask.ts';

/** What logging in needs and the member's address alone, which no record has. */
type Hidden =
  'username_key' | 'email_key' | 'pending_email' | 'pending_email_at' | 'password_hash' | 'version';
const HIDDEN: readonly string[] = [
  'username_key',
  'email_key',
  'pending_email',
  'pending_email_at',
  'password_hash',
] satisfies readonly Hidden[];

/** A row of the table `member`, without what is never returned. */
export type MemberRow = Omit<MovedRow<'member'>, Hidden>;

/** The columns of `MemberRow`. */
export const MEMBER_COLUMNS = ['id', ...writtenColumns(TABLES.member)]
  .filter((column) => !HIDDEN.includes(column))
  .map((column) => `member.${column}`)
  .join(', ');

/** True of rows that are more than the number of a deleted account. */
export const IS_MEMBER = `member.password_hash <> '${NO_PASSWORD_HASH}'`;

/** The record of a row. */
export function toSelf(row: MemberRow): Self {
  return {
    id: trusted<MemberId>(row.id),
    name: row.name,
    username: trusted<Username>(row.username),
    email: trusted<EmailAddress>(row.email),
    bio: row.bio,
    location: row.location,
    age: row.age,
    avatarUrl: row.avatar_url,
    createdAt: new Date(row.created_at).toISOString(),
    preferences: toPreferences(row.preferences),
    verified: row.email_confirmed_at !== null,
    whoMayAsk: row.who_may_ask === null ? EVERYONE : (JSON.parse(row.who_may_ask) as WhoMayAsk),
    sharedSigns: { typing: row.shares_typing === 1, reading: row.shares_reading === 1 },
  };
}

/** The preferences of a row; one that was stored before a preference existed has it as at first. */
export function toPreferences(stored: string): Preferences {
  return withAllPreferences(JSON.parse(stored) as Partial<Preferences>);
}

/** The preferences with those that they lack as they are at first. */
export function withAllPreferences(stored: Partial<Preferences>): Preferences {
  return { ...DEFAULT_PREFERENCES, ...stored };
}

/** What is known of an address, in the columns of the table `member`. */
export type AddressRow = Pick<
  MovedRow<'member'>,
  'email' | 'email_key' | 'email_confirmed_at' | 'pending_email' | 'pending_email_at'
>;

/** The columns of `AddressRow`. */
export const ADDRESS_COLUMNS = [
  'email',
  'email_key',
  'email_confirmed_at',
  'pending_email',
  'pending_email_at',
] as const satisfies readonly (keyof AddressRow)[];

/** The address of a row. */
export function toAddress(row: AddressRow): Address {
  const { pending_email: pending, pending_email_at: askedAt } = row;
  return {
    email: trusted<EmailAddress>(row.email),
    isClaimed: row.email_key !== null,
    confirmedAt:
      row.email_confirmed_at === null ? null : new Date(row.email_confirmed_at).toISOString(),
    pending:
      pending === null || askedAt === null
        ? null
        : { email: trusted<EmailAddress>(pending), askedAt: new Date(askedAt).toISOString() },
  };
}

/** The address as parameters, which are named like the columns. */
export function toAddressParameters(address: Address): AddressRow {
  const { email, isClaimed, confirmedAt, pending } = address;
  return {
    email,
    email_key: isClaimed ? toLoginName(email) : null,
    email_confirmed_at: confirmedAt === null ? null : Date.parse(confirmedAt),
    pending_email: pending?.email ?? null,
    pending_email_at: pending === null ? null : Date.parse(pending.askedAt),
  };
}

/** The record as parameters, which are named like the columns. */
export function toMemberParameters(member: Omit<NewMember, 'passwordHash' | 'email' | 'verified'>) {
  return {
    username: member.username,
    username_key: toLoginName(member.username),
    name: member.name,
    bio: member.bio,
    location: member.location,
    age: member.age,
    avatar_url: member.avatarUrl,
    created_at: Date.parse(member.createdAt),
    preferences: JSON.stringify(member.preferences),
    who_may_ask: isEveryone(member.whoMayAsk) ? null : JSON.stringify(member.whoMayAsk),
    shares_typing: member.sharedSigns.typing ? 1 : 0,
    shares_reading: member.sharedSigns.reading ? 1 : 0,
  };
}
