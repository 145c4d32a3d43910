-- Processes of the version before may go on.
-- When a member put a connection aside, so that it isn't offered to be picked up again, and whether for good.
ALTER TABLE conversation_choice ADD COLUMN aside_at INTEGER;
ALTER TABLE conversation_choice ADD COLUMN aside_for_good INTEGER CHECK (aside_for_good IN (0, 1));

-- When the two last wrote again after a long silence; noted with each message from now on.
ALTER TABLE connection ADD COLUMN picked_up_at INTEGER;
