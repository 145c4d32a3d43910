-- What is kept of a connection that has ended, until a time: for reports alone. It names the two members as they were
-- then, and refers to neither: it stays when one of them goes.
CREATE TABLE sealed_conversation (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  requester_id INTEGER NOT NULL,
  recipient_id INTEGER NOT NULL,
  requester_name TEXT NOT NULL,
  recipient_name TEXT NOT NULL,
  accepted_at INTEGER NOT NULL,
  ended_by INTEGER NOT NULL,
  ended_at INTEGER NOT NULL,
  keep_until INTEGER NOT NULL,
  CHECK (ended_by IN (requester_id, recipient_id))
) STRICT;

CREATE INDEX sealed_conversation_of_requester ON sealed_conversation (requester_id, id);

CREATE INDEX sealed_conversation_of_recipient ON sealed_conversation (recipient_id, id);

CREATE INDEX sealed_conversation_kept_until ON sealed_conversation (keep_until);

-- A message keeps its id.
CREATE TABLE sealed_message (
  id INTEGER PRIMARY KEY,
  conversation_id INTEGER NOT NULL REFERENCES sealed_conversation (id) ON DELETE CASCADE,
  sender_id INTEGER NOT NULL,
  content TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX sealed_message_in_conversation ON sealed_message (conversation_id, id);

-- What members report, with the evidence as it was: a profile, and messages where there are any, as JSON. Like sealed
-- conversations, reports refer to no member.
CREATE TABLE report (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  reporter_id INTEGER NOT NULL,
  about_id INTEGER NOT NULL,
  about_name TEXT NOT NULL,
  reason TEXT NOT NULL CHECK (
    reason IN ('danger', 'under_18', 'threats', 'sexual', 'money', 'impersonation', 'other')
  ),
  words TEXT,
  created_at INTEGER NOT NULL,
  profile TEXT NOT NULL,
  messages TEXT,
  state TEXT NOT NULL CHECK (state IN ('open', 'answered')),
  claimed_by INTEGER,
  claimed_at INTEGER,
  decided_by INTEGER,
  decided_at INTEGER,
  outcome TEXT CHECK (outcome IN ('no_action', 'acted')),
  outcome_words TEXT,
  version INTEGER NOT NULL DEFAULT 1,
  CHECK (reporter_id <> about_id),
  CHECK ((claimed_by IS NULL) = (claimed_at IS NULL)),
  CHECK ((state = 'answered') = (decided_by IS NOT NULL)),
  CHECK ((state = 'answered') = (decided_at IS NOT NULL)),
  CHECK ((state = 'answered') = (outcome IS NOT NULL)),
  CHECK (state = 'answered' OR outcome_words IS NULL)
) STRICT;

CREATE INDEX report_by ON report (reporter_id, id);

CREATE INDEX report_about ON report (about_id, id);

CREATE INDEX report_waiting ON report (id) WHERE state = 'open';
