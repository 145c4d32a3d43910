import { NO_PASSWORD_HASH } from '#adapters/emptied-member.ts';
import type { RowRead } from '#adapters/records/field.ts';
import { SELF } from '#adapters/records/member.ts';
import { columnsIn } from './written-columns.ts';

/** A row of the table `member`, without what is never returned. */
export type MemberRow = RowRead<typeof SELF>;

/** The columns of `MemberRow`. */
export const MEMBER_COLUMNS = columnsIn('member', SELF);

/** True of rows that are more than the number of a deleted account. */
export const IS_MEMBER = `member.password_hash <> '${NO_PASSWORD_HASH}'`;
