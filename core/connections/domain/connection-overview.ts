import type { ConnectionCounts, ConnectionWithMember } from './connection.ts';

/** How many requests and how many connections an overview has at most (specification §9). */
export const OVERVIEW_REQUESTS = 10;
export const OVERVIEW_CONNECTIONS = 3;

/** What a member sees of their connections at a glance. */
export interface ConnectionOverview {
  readonly counts: ConnectionCounts;
  /** The newest requests that wait for the member's answer. */
  readonly received: readonly ConnectionWithMember[];
  /** The newest connections. */
  readonly accepted: readonly ConnectionWithMember[];
  /** The connection of the newest message that the member has not read. */
  readonly unread: ConnectionWithMember | null;
}
