-- Processes of the version before may go on.
-- A member can be trusted with running the site. SQLite changes a condition only with its table.
CREATE TABLE new_standing (
  member_id INTEGER PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
  role TEXT NOT NULL CHECK (role IN ('member', 'moderator', 'operator')),
  status TEXT NOT NULL CHECK (
    status IN ('active', 'awaiting_approval', 'under_age', 'suspended', 'removed', 'deleted')
  ),
  suspended_until INTEGER,
  listed INTEGER NOT NULL CHECK (listed IN (0, 1)),
  may_ask INTEGER NOT NULL CHECK (may_ask IN (0, 1)),
  break_since INTEGER,
  break_told INTEGER NOT NULL DEFAULT 0 CHECK (break_told IN (0, 1)),
  leaves_on INTEGER, -- until then the member may come back; of a deleted account: its traces are not removed yet
  version INTEGER NOT NULL DEFAULT 1,
  CHECK ((status = 'suspended') = (suspended_until IS NOT NULL)),
  CHECK (break_told = 0 OR break_since IS NOT NULL)
) STRICT;

INSERT INTO new_standing (
  member_id, role, status, suspended_until, listed, may_ask, break_since, break_told, leaves_on, version
)
SELECT
  member_id, role, status, suspended_until, listed, may_ask, break_since, break_told, leaves_on, version
FROM standing;

DROP TABLE standing;

ALTER TABLE new_standing RENAME TO standing;

CREATE INDEX standing_out_of_discovery ON standing (member_id)
WHERE status <> 'deleted'
  AND (status <> 'active' OR listed = 0 OR break_since IS NOT NULL OR leaves_on IS NOT NULL);

CREATE INDEX standing_by_end_of_suspension ON standing (suspended_until)
WHERE suspended_until IS NOT NULL;

CREATE INDEX standing_by_leaving ON standing (leaves_on) WHERE leaves_on IS NOT NULL;

CREATE INDEX standing_awaiting_approval ON standing (member_id) WHERE status = 'awaiting_approval';

CREATE INDEX standing_of_moderators ON standing (member_id) WHERE role <> 'member';

CREATE INDEX standing_deleted ON standing (member_id) WHERE status = 'deleted';
