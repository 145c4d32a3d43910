-- Processes of the version before may go on.
-- A member introduces two of their connections to each other. The ids of the two are in order.
CREATE TABLE introduction (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  introducer_id INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  relationship_type_id INTEGER,
  created_at INTEGER NOT NULL,
  lower_member_id INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  lower_note TEXT NOT NULL,
  lower_answer TEXT CHECK (lower_answer IN ('yes', 'no')),
  higher_member_id INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  higher_note TEXT NOT NULL,
  higher_answer TEXT CHECK (higher_answer IN ('yes', 'no')),
  withdrawn INTEGER NOT NULL DEFAULT 0 CHECK (withdrawn IN (0, 1)),
  connection_id INTEGER REFERENCES connection (id) ON DELETE SET NULL,
  version INTEGER NOT NULL DEFAULT 1,
  CHECK (lower_member_id < higher_member_id)
) STRICT;

CREATE INDEX introduction_by ON introduction (introducer_id, id);

CREATE INDEX introduction_of_lower ON introduction (lower_member_id, id);

CREATE INDEX introduction_of_higher ON introduction (higher_member_id, id);

CREATE INDEX introduction_created ON introduction (created_at);

CREATE INDEX introduction_connection ON introduction (connection_id) WHERE connection_id IS NOT NULL;
