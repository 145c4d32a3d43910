-- The newest message of a connection, so that inboxes are in order without reading the messages.
ALTER TABLE connection ADD COLUMN last_message_id INTEGER;
ALTER TABLE connection ADD COLUMN last_message_at INTEGER;

UPDATE connection SET
  last_message_id = (SELECT max(id) FROM message WHERE connection_id = connection.id),
  last_message_at = (
    SELECT created_at FROM message
    WHERE id = (SELECT max(id) FROM message WHERE connection_id = connection.id)
  )
WHERE status = 'accepted';

-- An inbox is read along both, as a member may have either part in a connection. Every index ends in the id.
CREATE INDEX conversation_by_user1
ON connection (user_id1, coalesce(last_message_at, accepted_at)) WHERE status = 'accepted';
CREATE INDEX conversation_by_user2
ON connection (user_id2, coalesce(last_message_at, accepted_at)) WHERE status = 'accepted';

-- Unread messages are counted for all of a member's conversations, and for each.
DROP INDEX message_unread_by_receiver;
CREATE INDEX message_unread_by_receiver ON message (receiver_id, connection_id) WHERE read = 0;

-- What members have chosen for their conversations, each for themselves.
CREATE TABLE conversation_choice (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  connection_id INTEGER NOT NULL REFERENCES connection (id) ON DELETE CASCADE,
  pinned INTEGER NOT NULL CHECK (pinned IN (0, 1)),
  muted INTEGER NOT NULL CHECK (muted IN (0, 1)),
  version INTEGER NOT NULL DEFAULT 1,
  UNIQUE (member_id, connection_id)
) STRICT;

CREATE INDEX conversation_choice_of_connection ON conversation_choice (connection_id);
CREATE INDEX conversation_choice_pinned ON conversation_choice (member_id) WHERE pinned = 1;
