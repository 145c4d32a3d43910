import type { Presence } from '#core/connections/domain/connection.ts';
import type { ConnectionStanding } from '#ui/parts/connections/connection-standing.ts';

/** What a conversation is waiting for, in a few words. */
export const STANDING_LABELS: Readonly<Record<ConnectionStanding, string>> = {
  accepted: 'Connected',
  sent: 'Waiting for an answer',
  received: 'Wants to connect with you',
};

/** What is said instead of the other party who is not there as ever. */
export const PRESENCE_LABELS: Readonly<Partial<Record<Presence, string>>> = {
  on_break: 'Taking a break',
  former: 'Has left',
};
