import { SILENCE } from './message-store.ts';

const NEWEST = `
  SELECT max(message.id) FROM message WHERE message.connection_id = connection.id`;

const noteLastMessages = (condition: string, more = ''): string => `
  UPDATE connection SET
    last_message_id = (${NEWEST}),
    last_message_at = (SELECT created_at FROM message WHERE id = (${NEWEST}))${more}
  WHERE ${condition}`;

/** When the two last wrote again after a long silence, as `notePickedUp` notes it with a message. */
const PICKED_UP = `,
    picked_up_at = (
      SELECT max(said.created_at) FROM (
        SELECT created_at, lag(created_at, 1, connection.accepted_at) OVER (ORDER BY id) AS before_at
        FROM message WHERE connection_id = connection.id
      ) AS said WHERE said.before_at < said.created_at - ${SILENCE})`;

/** Notes the newest message of every connection, once all have been moved. */
export const NOTE_LAST_MESSAGES = noteLastMessages("status = 'accepted'", PICKED_UP);

/** Notes the newest message that is left in each connection of the member. */
export const NOTE_LAST_MESSAGES_OF = noteLastMessages(
  '(user_id1 = @memberId OR user_id2 = @memberId) AND last_message_id IS NOT NULL',
);
