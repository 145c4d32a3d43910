import { daysAfter } from '#core/kernel/days-after.ts';
import { textRule, type FieldRule } from '#core/kernel/field-rule.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { MessageFault } from '#core/messaging/refusals.ts';

/** For how many days a note is kept once the connection has ended, or the other's account is deleted. */
export const DAYS_NOTED = 30;

const MAXIMUM_NOTE = 1_000;

/** The words of a private note; none where it is empty. */
export const checkPrivateNote: FieldRule<string, MessageFault> = textRule('text', MAXIMUM_NOTE);

/** What a member has noted about someone they're connected with, for themselves alone. */
export interface PrivateNote {
  readonly id: number;
  /** Who wrote it: nobody else is ever shown it. */
  readonly memberId: MemberId;
  readonly connectionId: ConnectionId;
  readonly otherId: MemberId;
  /** Never empty. */
  readonly text: string;
  /** When it is removed (ISO 8601 in UTC); `null` while the two are connected. */
  readonly keptUntil: string | null;
}

/** Until when the notes are kept about a connection that ends, or someone whose account is deleted, at that time. */
export function noteKeptUntil(at: string): string {
  return daysAfter(at, DAYS_NOTED);
}
