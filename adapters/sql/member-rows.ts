import type { EmailAddress, Username } from '#core/members/domain/field-rules.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import { toLoginName, type NewMember, type Self } from '#core/members/domain/member.ts';
import type { Preferences } from '#core/members/domain/preferences.ts';

/** A row of the table `member`, without what is never returned. */
export interface MemberRow {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly name: string;
  readonly bio: string | null;
  readonly location: string | null;
  readonly age: number | null;
  readonly avatar_url: string | null;
  readonly created_at: number;
  readonly preferences: string;
}

/** The columns of `MemberRow`. */
export const MEMBER_COLUMNS = `member.id, member.username, member.email, member.name, member.bio,
  member.location, member.age, member.avatar_url, member.created_at, member.preferences`;

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
  };
}
