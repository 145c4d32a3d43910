-- Which mails a member wishes about what happens, and what they have been told. No row: as everyone at first.
CREATE TABLE mail_state (
  member_id INTEGER PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
  requests TEXT NOT NULL,
  acceptances TEXT NOT NULL,
  messages TEXT NOT NULL,
  mailed_until INTEGER,
  version INTEGER NOT NULL DEFAULT 1
) STRICT;

-- Who gets the newsletter. They need no account.
CREATE TABLE newsletter_subscriber (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  address TEXT NOT NULL,
  address_key TEXT NOT NULL UNIQUE, -- the address in lower case
  since INTEGER NOT NULL
) STRICT;

-- The letters to all of them. Those with an id up to queued_until have theirs in the outbox, or have had it.
CREATE TABLE newsletter_issue (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  subject TEXT NOT NULL,
  content TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  queued_until INTEGER NOT NULL DEFAULT 0
) STRICT;
