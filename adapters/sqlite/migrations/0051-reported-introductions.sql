-- Processes of the version before may go on.
-- With what words the one who is reported has introduced others to the reporter, as JSON; NULL in reports of before.
ALTER TABLE report ADD COLUMN introductions TEXT;
