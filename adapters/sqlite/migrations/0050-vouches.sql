-- Processes of the version before may go on.
-- A member says how well they know someone they're connected with. All times are beginnings of days. A vouch outlives its
-- connection until the end of the day, so it doesn't refer to it.
CREATE TABLE vouch (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  voucher_id INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  member_id INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  connection_id INTEGER NOT NULL,
  said TEXT NOT NULL CHECK (said IN ('written', 'spoken', 'met')),
  counts_from INTEGER NOT NULL,
  said_before TEXT CHECK (said_before IN ('written', 'spoken', 'met')),
  counts_until INTEGER,
  CHECK (voucher_id <> member_id),
  UNIQUE (voucher_id, connection_id)
) STRICT;

CREATE INDEX vouch_for_member ON vouch (member_id, voucher_id);

CREATE INDEX vouch_on_connection ON vouch (connection_id);

CREATE INDEX vouch_counts_until ON vouch (counts_until) WHERE counts_until IS NOT NULL;
