-- Processes of the version before may go on.
-- When a member first opened a notice. Earlier notices count as read, so that nobody is told about them again.
ALTER TABLE notice ADD COLUMN read_at bigint;
UPDATE notice SET read_at = at;
