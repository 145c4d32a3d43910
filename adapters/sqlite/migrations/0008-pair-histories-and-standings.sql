-- What has gone before between two members: who blocks whom since when, from when on each may ask the other, and
-- the last request of each that the other declined.
CREATE TABLE pair_history (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  lower_member_id INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  higher_member_id INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  lower_blocked_at INTEGER,
  higher_blocked_at INTEGER,
  lower_may_ask_from INTEGER,
  higher_may_ask_from INTEGER,
  lower_declined TEXT, -- JSON
  higher_declined TEXT, -- JSON
  version INTEGER NOT NULL DEFAULT 1,
  UNIQUE (lower_member_id, higher_member_id),
  CHECK (lower_member_id < higher_member_id)
) STRICT;

-- Blocks are few among the histories, and everyone who searches asks for theirs.
CREATE INDEX pair_history_blocked_by_lower ON pair_history (lower_member_id, higher_member_id)
WHERE lower_blocked_at IS NOT NULL OR higher_blocked_at IS NOT NULL;

CREATE INDEX pair_history_blocked_by_higher ON pair_history (higher_member_id, lower_member_id)
WHERE lower_blocked_at IS NOT NULL OR higher_blocked_at IS NOT NULL;

-- Where a member stands with those who run the site; most have no row.
CREATE TABLE standing (
  member_id INTEGER PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
  role TEXT NOT NULL CHECK (role IN ('member', 'moderator')),
  status TEXT NOT NULL CHECK (status IN ('active', 'suspended', 'removed')),
  suspended_until INTEGER,
  listed INTEGER NOT NULL CHECK (listed IN (0, 1)),
  may_ask INTEGER NOT NULL CHECK (may_ask IN (0, 1)),
  version INTEGER NOT NULL DEFAULT 1,
  CHECK ((status = 'suspended') = (suspended_until IS NOT NULL))
) STRICT;

CREATE INDEX standing_out_of_discovery ON standing (member_id) WHERE status <> 'active' OR listed = 0;
