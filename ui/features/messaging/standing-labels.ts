import type { ConnectionStanding } from '#ui/parts/connections/connection-standing.ts';

/** What a conversation is waiting for, in a few words. */
export const STANDING_LABELS: Readonly<Record<ConnectionStanding, string>> = {
  accepted: 'Connected',
  sent: 'Waiting for an answer',
  received: 'Wants to connect with you',
};
