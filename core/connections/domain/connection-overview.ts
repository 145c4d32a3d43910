import { daysAfter } from '#core/kernel/days-after.ts';
import type { ConnectionCounts, ConnectionWithMember } from './connection.ts';

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

/** What a member sees of their connections at a glance. */
export interface ConnectionOverview {
  readonly counts: ConnectionCounts;
  /** The newest requests that wait for the member's answer. */
  readonly received: readonly ConnectionWithMember[];
  /** The newest connections. */
  readonly accepted: readonly ConnectionWithMember[];
  /** The connection of the newest message that the member has not read. */
  readonly unread: ConnectionWithMember | null;
  /** The newest of the member's own requests that was accepted of late, while nothing has been written there yet. */
  readonly saidYes: ConnectionWithMember | null;
  /** What the member was told and has not opened; servers of the version before say nothing of it. */
  readonly told?: readonly Told[];
}
