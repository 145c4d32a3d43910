-- Copies of members' data, for a week. A member has at most one. `held_until` belongs to whoever makes it.
CREATE TABLE data_export (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id INTEGER NOT NULL UNIQUE REFERENCES member (id) ON DELETE CASCADE,
  requested_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('waiting', 'making', 'ready', 'failed')),
  held_until INTEGER,
  ended_at INTEGER,
  expires_at INTEGER,
  size INTEGER,
  version INTEGER NOT NULL DEFAULT 1,
  CHECK ((status = 'making') = (held_until IS NOT NULL)),
  CHECK ((status IN ('ready', 'failed')) = (ended_at IS NOT NULL)),
  CHECK ((ended_at IS NULL) = (expires_at IS NULL)),
  CHECK ((status = 'ready') = (size IS NOT NULL))
) STRICT;

CREATE INDEX data_export_under_way ON data_export (id) WHERE status IN ('waiting', 'making');

CREATE INDEX data_export_by_end ON data_export (expires_at) WHERE expires_at IS NOT NULL;

-- The file of a copy, piece by piece.
CREATE TABLE data_export_piece (
  export_id INTEGER NOT NULL REFERENCES data_export (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  content BLOB NOT NULL,
  PRIMARY KEY (export_id, number)
) STRICT;
