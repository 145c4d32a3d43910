import type { MovedRow } from './moved-tables.ts';
import { TABLES } from './tables.ts';
import { writtenColumns } from './written-columns.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { DeclineAnswer } from '#core/safety/domain/decline-answer.ts';
import type { DeclinedRequest, PairHistory } from '#core/safety/domain/pair-history.ts';
import type { AccountStatus, Break, Role, Standing } from '#core/safety/domain/standing.ts';

/** A row of the table `pair_history`. */
export type PairHistoryRow = Omit<MovedRow<'pair_history'>, 'id' | 'version'>;

/** A row of the table `standing`. */
export type StandingRow = Omit<MovedRow<'standing'>, 'version'>;

/** The columns of these rows. */
export const PAIR_HISTORY_COLUMNS = writtenColumns(TABLES.pair_history).join(', ');
export const STANDING_COLUMNS = writtenColumns(TABLES.standing).join(', ');

/** The history of a row. */
export function toPairHistory(row: PairHistoryRow): PairHistory {
  return [
    {
      memberId: trusted<MemberId>(row.lower_member_id),
      blockedAt: toTime(row.lower_blocked_at),
      mayAskFrom: toTime(row.lower_may_ask_from),
      declined: toDeclined(row.lower_declined),
      answer: toAnswer(row.lower_answer),
    },
    {
      memberId: trusted<MemberId>(row.higher_member_id),
      blockedAt: toTime(row.higher_blocked_at),
      mayAskFrom: toTime(row.higher_may_ask_from),
      declined: toDeclined(row.higher_declined),
      answer: toAnswer(row.higher_answer),
    },
  ];
}

/** The history as parameters, which are named like the columns. */
export function toPairHistoryParameters([lower, higher]: PairHistory): PairHistoryRow {
  return {
    lower_member_id: lower.memberId,
    higher_member_id: higher.memberId,
    lower_blocked_at: toMoment(lower.blockedAt),
    higher_blocked_at: toMoment(higher.blockedAt),
    lower_may_ask_from: toMoment(lower.mayAskFrom),
    higher_may_ask_from: toMoment(higher.mayAskFrom),
    lower_declined: lower.declined && JSON.stringify(lower.declined),
    higher_declined: higher.declined && JSON.stringify(higher.declined),
    lower_answer: lower.answer && JSON.stringify(lower.answer),
    higher_answer: higher.answer && JSON.stringify(higher.answer),
  };
}

/** The standing of a row. */
export function toStanding(row: StandingRow): Standing {
  return {
    memberId: trusted<MemberId>(row.member_id),
    role: row.role as Role,
    account: toAccountStatus(row),
    isListed: row.listed === 1,
    mayAsk: row.may_ask === 1,
    onBreak: toBreak(row),
    leavesOn: toTime(row.leaves_on),
  };
}

/** The standing as parameters, which are named like the columns. */
export function toStandingParameters(standing: Standing): StandingRow {
  const { account, onBreak, leavesOn } = standing;
  return {
    member_id: standing.memberId,
    role: standing.role,
    status: account.status,
    suspended_until: account.status === 'suspended' ? Date.parse(account.until) : null,
    listed: standing.isListed ? 1 : 0,
    may_ask: standing.mayAsk ? 1 : 0,
    break_since: onBreak && Date.parse(onBreak.since),
    break_told: onBreak?.isTold === true ? 1 : 0,
    leaves_on: toMoment(leavesOn),
  };
}

/** A value that may have been stored before it had the key. */
type Earlier<Value, Key extends keyof Value> = Omit<Value, Key> & Partial<Value>;

function toDeclined(content: string | null): DeclinedRequest | null {
  if (content === null) return null;
  const {
    relationshipTypeId,
    side = null,
    note = null,
    createdAt,
    declinedAt,
  } = JSON.parse(content) as Earlier<DeclinedRequest, 'side' | 'note'>;
  return { relationshipTypeId, side, note, createdAt, declinedAt };
}

/** An answer as it is stored. */
export function parseAnswer(content: string): DeclineAnswer {
  return JSON.parse(content) as DeclineAnswer;
}

function toAnswer(content: string | null): DeclineAnswer | null {
  return content === null ? null : parseAnswer(content);
}

/** The table makes sure that exactly suspended accounts say until when. */
function toAccountStatus(row: StandingRow): AccountStatus {
  const status = row.status as AccountStatus['status'];
  switch (status) {
    case 'suspended':
      return { status, until: new Date(row.suspended_until ?? 0).toISOString() };
    case 'active':
    case 'awaiting_approval':
    case 'under_age':
    case 'removed':
    case 'deleted':
      return { status };
    default:
      return unreachable(status);
  }
}

function toBreak({ break_since, break_told }: StandingRow): Break | null {
  const since = toTime(break_since);
  return since === null ? null : { since, isTold: break_told === 1 };
}

function toTime(moment: number | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}

function toMoment(time: string | null): number | null {
  return time === null ? null : Date.parse(time);
}
