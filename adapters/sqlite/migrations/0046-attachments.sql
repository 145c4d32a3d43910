-- Processes of the version before may go on.
-- What messages show or let one hear beside their words. The files are elsewhere, each named by what it holds; the
-- content of a row names its own. An attachment outlives its message where that is sealed, or evidence of a report.
CREATE TABLE attachment (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  connection_id INTEGER NOT NULL,
  member_id INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  message_id INTEGER,
  attachment_key TEXT NOT NULL UNIQUE,
  content TEXT NOT NULL,
  bytes INTEGER NOT NULL CHECK (bytes > 0),
  idempotency_key TEXT,
  evidence INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX attachment_of_member ON attachment (member_id, id);

CREATE UNIQUE INDEX attachment_made_once ON attachment (member_id, idempotency_key) WHERE idempotency_key IS NOT NULL;

-- The same without the names of files, JSON in the order in which they are shown; empty for most messages.
ALTER TABLE message ADD COLUMN attachments TEXT;
ALTER TABLE sealed_message ADD COLUMN attachments TEXT;
