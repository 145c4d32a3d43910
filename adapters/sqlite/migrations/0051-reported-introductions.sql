-- Processes of the version before may go on.
-- What the one who is reported wrote to introduce others to the reporter, as JSON; NULL in reports of before.
ALTER TABLE report ADD COLUMN introductions TEXT;
