-- Processes of the version before may go on.
-- Whether a moderator gets a mail once a day while reports wait.
ALTER TABLE mail_state ADD COLUMN reports_daily INTEGER NOT NULL DEFAULT 1;
