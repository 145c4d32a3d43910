import type { ComingDay } from '#core/connections/days/domain/seen-day.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import { lastWordAt, type ConnectionCounts, type ListedConnection } from './connection.ts';
import type { PickUp } from './picking-up.ts';
import type { RhythmNewsOf } from './rhythm-for-two.ts';

/** How many requests and how many connections an overview has at most (specification §9). */
export const OVERVIEW_REQUESTS = 10;
export const OVERVIEW_CONNECTIONS = 3;

/** For how many days a yes is news. */
export const DAYS_OF_A_YES = 14;

/** The time after which a yes must have been said to be news still. */
export function newsSince(at: string): string {
  return daysAfter(at, -DAYS_OF_A_YES);
}

/** What those who run the site can have told a member: what is read first comes first. */
export const TOLD = ['decision', 'report_answered'] as const;

/** A decision about the member, or the answer to their report. */
export type Told = (typeof TOLD)[number];

/** After how many days without a word two people are quiet. */
const DAYS_UNTIL_QUIET = 30;

/** Those who have not written since that time are quiet. */
export function quietSince(at: string): string {
  return daysAfter(at, -DAYS_UNTIL_QUIET);
}

/** Whether the two have not written to each other for long, or ever since they are connected. */
export function isQuiet(connection: ListedConnection, at: string): boolean {
  return lastWordAt(connection) < quietSince(at);
}

/** The people to begin with: those with the newest words, and one who has gone quiet, who would otherwise be forgotten. */
export function peopleAtAGlance(
  newest: readonly ListedConnection[],
  quiet: ListedConnection | undefined,
): readonly ListedConnection[] {
  if (quiet === undefined || newest.some(({ id }) => id === quiet.id)) return newest;
  return [...newest.slice(0, OVERVIEW_CONNECTIONS - 1), quiet];
}

/** What a member sees of their connections at a glance. */
export interface ConnectionOverview {
  readonly counts: ConnectionCounts;
  /** The newest requests that wait for the member's answer. */
  readonly received: readonly ListedConnection[];
  /** Those with the newest words, and one who has gone quiet. */
  readonly accepted: readonly ListedConnection[];
  /** The connection of the newest message that the member has not read. */
  readonly unread: ListedConnection | null;
  /** The newest of the member's own requests that was accepted of late, while nothing has been written there yet. */
  readonly saidYes: ListedConnection | null;
  /** What the member was told and has not opened. */
  readonly told: readonly Told[];
  // The rest isn't looked up while any of these waits for the member: see `waitingLeadOf`.
  /** Someone to pick up again with; it can be in `accepted` as well. */
  readonly pickUp: PickUp | null;
  /** A rhythm whose day has come without a word, or that rests. */
  readonly rhythm: RhythmNewsOf | null;
  /** The next day that matters to someone who shows it to the member, or on which the two met, up to a week before. */
  readonly day: ComingDay | null;
}
