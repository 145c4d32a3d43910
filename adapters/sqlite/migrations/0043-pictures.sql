-- Processes of the version before may go on.
-- The pictures that members keep here. Their files are elsewhere, each named by what it holds; a row names its own.
CREATE TABLE picture (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  picture_key TEXT NOT NULL UNIQUE,
  files TEXT NOT NULL,
  width INTEGER NOT NULL CHECK (width > 0),
  height INTEGER NOT NULL CHECK (height > 0),
  thumb_hash TEXT NOT NULL,
  description TEXT CHECK (description <> ''),
  bytes INTEGER NOT NULL CHECK (bytes > 0),
  idempotency_key TEXT,
  created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX picture_of_member ON picture (member_id, id);

CREATE UNIQUE INDEX picture_sent_once ON picture (member_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
