-- The browsers that a member has logged in with before, each by the hash of its token and the member together.
CREATE TABLE known_device (
  device_hash TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  last_used_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX known_device_by_member ON known_device (member_id);
CREATE INDEX known_device_by_last_use ON known_device (last_used_at);

-- What the browser of a session says that it is. Nothing is known of those that began before.
ALTER TABLE session ADD COLUMN browser TEXT;
ALTER TABLE session ADD COLUMN operating_system TEXT;
