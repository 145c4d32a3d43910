-- Processes of the version before may go on.
-- When a member first opened a notice; nobody is told again of what they could read before that was kept.
ALTER TABLE notice ADD COLUMN read_at INTEGER;
UPDATE notice SET read_at = at;
