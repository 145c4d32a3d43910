-- What members note about people they're connected with, each for themselves. A note outlives its connection for a
-- while, and refers to neither that nor the one it is about.
CREATE TABLE private_note (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  connection_id INTEGER NOT NULL,
  other_id INTEGER NOT NULL,
  content TEXT NOT NULL CHECK (content <> ''),
  keep_until INTEGER,
  UNIQUE (member_id, connection_id)
) STRICT;

CREATE INDEX private_note_of_member ON private_note (member_id, id);

CREATE INDEX private_note_on_connection ON private_note (connection_id);

CREATE INDEX private_note_about ON private_note (other_id);

CREATE INDEX private_note_kept_until ON private_note (keep_until) WHERE keep_until IS NOT NULL;
