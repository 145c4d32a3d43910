-- The words that messages are found by, conversation by conversation: made from the messages some moments after they are
-- stored, those of older messages little by little after this update.
CREATE TABLE message_word (
  connection_id bigint NOT NULL REFERENCES connection (id) ON DELETE CASCADE,
  word text COLLATE "C" NOT NULL,
  message_id bigint NOT NULL,
  PRIMARY KEY (connection_id, word, message_id)
);

ALTER TABLE message ADD COLUMN indexed integer NOT NULL DEFAULT 0 CHECK (indexed IN (0, 1));

-- Newest first, and unlike the order of the primary key: without fresh statistics PostgreSQL would walk along that.
CREATE INDEX message_unindexed ON message (indexed, (-id)) WHERE indexed = 0;
