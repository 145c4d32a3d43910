import { NO_PASSWORD_HASH } from '#adapters/emptied-member.ts';
import type { MovedRow } from './moved-tables.ts';
import { TABLES } from './tables.ts';
import { writtenColumns } from './written-columns.ts';
import type { EmailAddress, Username } from '#core/members/domain/field-rules.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import { toLoginName, type NewMember, type Self } from '#core/members/domain/member.ts';
import type { Preferences } from '#core/members/domain/preferences.ts';
import { EVERYONE, isEveryone, type WhoMayAsk } from '#core/members/domain/who-may-ask.ts';

/** What searching and logging in need, which no record has. */
type Hidden = 'username_key' | 'email_key' | 'password_hash' | 'version';
const HIDDEN: readonly string[] = ['username_key', 'email_key', 'password_hash'];

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
    preferences: JSON.parse(row.preferences) as Preferences,
    whoMayAsk: row.who_may_ask === null ? EVERYONE : (JSON.parse(row.who_may_ask) as WhoMayAsk),
  };
}

/** The record as parameters, which are named like the columns. */
export function toMemberParameters(member: Omit<NewMember, 'passwordHash'>) {
  return {
    username: member.username,
    username_key: toLoginName(member.username),
    email: member.email,
    email_key: toLoginName(member.email),
    name: member.name,
    bio: member.bio,
    location: member.location,
    age: member.age,
    avatar_url: member.avatarUrl,
    created_at: Date.parse(member.createdAt),
    preferences: JSON.stringify(member.preferences),
    who_may_ask: isEveryone(member.whoMayAsk) ? null : JSON.stringify(member.whoMayAsk),
  };
}
