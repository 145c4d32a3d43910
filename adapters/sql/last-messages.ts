const NEWEST = `
  SELECT max(message.id) FROM message WHERE message.connection_id = connection.id`;

const noteLastMessages = (condition: string): string => `
  UPDATE connection SET
    last_message_id = (${NEWEST}),
    last_message_at = (SELECT created_at FROM message WHERE id = (${NEWEST}))
  WHERE ${condition}`;

/** Notes the newest message of every connection, once all have been moved. */
export const NOTE_LAST_MESSAGES = noteLastMessages("status = 'accepted'");

/** Notes the newest message that is left in each connection of the member. */
export const NOTE_LAST_MESSAGES_OF = noteLastMessages(
  '(user_id1 = @memberId OR user_id2 = @memberId) AND last_message_id IS NOT NULL',
);
