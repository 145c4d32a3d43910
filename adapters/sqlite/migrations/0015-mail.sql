-- Letters that are to be mailed, written with what makes them necessary, and gone once they are sent.
CREATE TABLE queued_letter (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id INTEGER REFERENCES member (id) ON DELETE CASCADE, -- NULL: to a mere address
  letter_key TEXT UNIQUE, -- those with the same are one while it waits
  content TEXT NOT NULL,
  due_at INTEGER NOT NULL,
  held_until INTEGER NOT NULL DEFAULT 0,
  attempts INTEGER NOT NULL DEFAULT 0,
  failed_at INTEGER,
  reason TEXT,
  CHECK ((failed_at IS NULL) = (reason IS NULL))
) STRICT;

CREATE INDEX letter_due ON queued_letter (due_at, id) WHERE failed_at IS NULL;
CREATE INDEX letter_of_member ON queued_letter (member_id);

-- Links in letters. Only the hash of a link's token is stored.
CREATE TABLE link (
  token_hash TEXT PRIMARY KEY,
  purpose TEXT NOT NULL,
  member_id INTEGER REFERENCES member (id) ON DELETE CASCADE, -- NULL: of the newsletter
  address TEXT,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX link_of_member ON link (member_id, purpose);
CREATE INDEX link_expiry ON link (expires_at);
