-- Messages of the contact form, and whether somebody has dealt with them.
CREATE TABLE contact_message (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at INTEGER NOT NULL,
  topic TEXT NOT NULL,
  member_id INTEGER REFERENCES member (id) ON DELETE SET NULL,
  email TEXT,
  content TEXT NOT NULL,
  handled_by TEXT,
  handled_at INTEGER,
  CHECK ((handled_by IS NULL) = (handled_at IS NULL))
) STRICT;

CREATE INDEX contact_message_of_member ON contact_message (member_id) WHERE member_id IS NOT NULL;
CREATE INDEX open_contact_message ON contact_message (id) WHERE handled_at IS NULL;
CREATE INDEX contact_message_by_handling ON contact_message (handled_at) WHERE handled_at IS NOT NULL;

-- Passwords made for members who have lost theirs, until they are used or expire.
CREATE TABLE one_time_password (
  member_id INTEGER PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
  password_hash TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

-- A session that began with one is good for nothing but choosing a password.
ALTER TABLE session ADD COLUMN must_choose_password INTEGER NOT NULL DEFAULT 0;
