-- Times are milliseconds since 1970 in UTC.

CREATE TABLE member (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  username TEXT NOT NULL,
  username_key TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL UNIQUE,
  password_hash TEXT NOT NULL,
  name TEXT NOT NULL,
  bio TEXT,
  location TEXT,
  age INTEGER,
  avatar_url TEXT,
  created_at INTEGER NOT NULL,
  preferences TEXT NOT NULL -- JSON, read only for members who are handed out
) STRICT;

-- What discovery compares of a member, in few bytes.
CREATE TABLE member_trait (
  member_id INTEGER PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
  types INTEGER NOT NULL, -- a bit for each relationship type
  interests INTEGER NOT NULL, -- a bit for each listed interest
  age INTEGER,
  youngest_age INTEGER NOT NULL, -- the ages that the member would like to meet
  oldest_age INTEGER NOT NULL,
  location TEXT, -- folded
  last_activity INTEGER NOT NULL UNIQUE -- grows with every activity of anybody
) STRICT;

-- The interests that are not listed, folded.
CREATE TABLE member_interest (
  interest TEXT NOT NULL,
  member_id INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  PRIMARY KEY (interest, member_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX member_interest_by_member ON member_interest (member_id);

-- The folded texts by every three characters in a row, which finds terms of three and more, ...
CREATE VIRTUAL TABLE member_trigram USING fts5 (
  name,
  bio,
  content = '',
  contentless_delete = 1,
  tokenize = 'trigram case_sensitive 1'
);

-- ... and by every one and two, each written as a word, which finds the shorter ones.
CREATE VIRTUAL TABLE member_gram USING fts5 (
  name,
  bio,
  content = '',
  contentless_delete = 1,
  detail = 'none',
  tokenize = 'ascii'
);

CREATE TABLE connection (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id1 INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  user_id2 INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  relationship_type_id INTEGER,
  status TEXT NOT NULL CHECK (status IN ('pending', 'accepted')),
  created_at INTEGER NOT NULL,
  accepted_at INTEGER,
  lower_user_id INTEGER NOT NULL GENERATED ALWAYS AS (min(user_id1, user_id2)) VIRTUAL,
  higher_user_id INTEGER NOT NULL GENERATED ALWAYS AS (max(user_id1, user_id2)) VIRTUAL,
  UNIQUE (lower_user_id, higher_user_id),
  CHECK (user_id1 <> user_id2),
  CHECK ((status = 'accepted') = (accepted_at IS NOT NULL))
) STRICT;

-- Both lead to the ids of connections in order, as every index ends in the id.
CREATE INDEX connection_by_user1 ON connection (user_id1);
CREATE INDEX connection_by_user2 ON connection (user_id2);

CREATE TABLE message (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  connection_id INTEGER NOT NULL REFERENCES connection (id) ON DELETE CASCADE,
  sender_id INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  receiver_id INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  content TEXT NOT NULL,
  read INTEGER NOT NULL DEFAULT 0 CHECK (read IN (0, 1)),
  created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX message_by_connection ON message (connection_id);
CREATE INDEX message_unread_by_receiver ON message (receiver_id) WHERE read = 0;

CREATE TABLE session (
  token_hash TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX session_by_member ON session (member_id);
CREATE INDEX session_by_creation ON session (created_at);
CREATE INDEX session_by_last_use ON session (last_used_at);
