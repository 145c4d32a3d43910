-- Invitations to register. Only the hash of a code is stored, and who registered by it is not.
CREATE TABLE invitation (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  code_hash TEXT NOT NULL UNIQUE,
  inviter_id INTEGER REFERENCES member (id) ON DELETE CASCADE, -- NULL: those who run the site
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('open', 'used', 'withdrawn')),
  ended_at INTEGER,
  version INTEGER NOT NULL DEFAULT 1,
  CHECK ((status = 'open') = (ended_at IS NULL))
) STRICT;

CREATE INDEX invitation_of_inviter ON invitation (inviter_id, id);

-- Which terms each member accepted last; those who joined before this was stored have no row.
CREATE TABLE terms_acceptance (
  member_id INTEGER PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
  terms_version TEXT NOT NULL,
  accepted_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1
) STRICT;

-- An account can also wait for approval, or be closed because its member is too young. SQLite changes a condition
-- only with its table.
CREATE TABLE new_standing (
  member_id INTEGER PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
  role TEXT NOT NULL CHECK (role IN ('member', 'moderator')),
  status TEXT NOT NULL CHECK (
    status IN ('active', 'awaiting_approval', 'under_age', 'suspended', 'removed')
  ),
  suspended_until INTEGER,
  listed INTEGER NOT NULL CHECK (listed IN (0, 1)),
  may_ask INTEGER NOT NULL CHECK (may_ask IN (0, 1)),
  version INTEGER NOT NULL DEFAULT 1,
  CHECK ((status = 'suspended') = (suspended_until IS NOT NULL))
) STRICT;

INSERT INTO new_standing (member_id, role, status, suspended_until, listed, may_ask, version)
SELECT member_id, role, status, suspended_until, listed, may_ask, version FROM standing;

DROP TABLE standing;

ALTER TABLE new_standing RENAME TO standing;

CREATE INDEX standing_out_of_discovery ON standing (member_id) WHERE status <> 'active' OR listed = 0;

CREATE INDEX standing_by_end_of_suspension ON standing (suspended_until)
WHERE suspended_until IS NOT NULL;

CREATE INDEX standing_awaiting_approval ON standing (member_id) WHERE status = 'awaiting_approval';

CREATE INDEX standing_of_moderators ON standing (member_id) WHERE role = 'moderator';
