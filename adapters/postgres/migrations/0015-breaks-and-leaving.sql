-- A member can take a break, of which their connections may be told, and can leave, with some days to come back. A
-- deleted account keeps its id and nothing else.
ALTER TABLE standing DROP CONSTRAINT standing_status_check;

ALTER TABLE standing ADD CONSTRAINT standing_status_check CHECK (
  status IN ('active', 'awaiting_approval', 'under_age', 'suspended', 'removed', 'deleted')
);

ALTER TABLE standing ADD COLUMN break_since bigint;

ALTER TABLE standing ADD COLUMN break_told integer NOT NULL DEFAULT 0 CHECK (break_told IN (0, 1));

-- Until then the member may come back; of a deleted account: its traces are not removed yet.
ALTER TABLE standing ADD COLUMN leaves_on bigint;

ALTER TABLE standing ADD CONSTRAINT standing_break_check CHECK (break_told = 0 OR break_since IS NOT NULL);

DROP INDEX standing_out_of_discovery;

CREATE INDEX standing_out_of_discovery ON standing (member_id)
WHERE status <> 'deleted'
  AND (status <> 'active' OR listed = 0 OR break_since IS NOT NULL OR leaves_on IS NOT NULL);

CREATE INDEX standing_by_leaving ON standing (leaves_on) WHERE leaves_on IS NOT NULL;

CREATE INDEX standing_deleted ON standing (member_id) WHERE status = 'deleted';
