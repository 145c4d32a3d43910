-- The words that messages are found by, conversation by conversation: made from the messages some moments after they are
-- stored, those of older messages little by little after this update.
CREATE TABLE message_word (
  connection_id INTEGER NOT NULL REFERENCES connection (id) ON DELETE CASCADE,
  word TEXT NOT NULL,
  message_id INTEGER NOT NULL,
  PRIMARY KEY (connection_id, word, message_id)
) STRICT, WITHOUT ROWID;

ALTER TABLE message ADD COLUMN indexed INTEGER NOT NULL DEFAULT 0 CHECK (indexed IN (0, 1));

-- Newest first.
CREATE INDEX message_unindexed ON message (indexed, -id) WHERE indexed = 0;
