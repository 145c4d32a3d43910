import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { ConversationChoices } from '#core/messaging/domain/conversation.ts';
import type { MovedRow } from './moved-tables.ts';

/** A row of the table `conversation_choice`. */
export type ChoicesRow = Omit<MovedRow<'conversation_choice'>, 'id' | 'version'>;

/** The choices of a row. */
export function toChoices(row: ChoicesRow): ConversationChoices {
  return {
    memberId: trusted<MemberId>(row.member_id),
    connectionId: trusted<ConnectionId>(row.connection_id),
    isPinned: row.pinned === 1,
    isMuted: row.muted === 1,
  };
}

/** The choices as parameters named like the columns. */
export function toChoicesParameters(choices: ConversationChoices) {
  return {
    member_id: choices.memberId,
    connection_id: choices.connectionId,
    pinned: choices.isPinned ? 1 : 0,
    muted: choices.isMuted ? 1 : 0,
  };
}
