-- Which mails a member chose; NULL in all three while they have chosen none, and get what is usual by then. Rows from
-- before stay: in them, what was usual can't be told from a choice.
ALTER TABLE mail_state
  ALTER COLUMN requests DROP NOT NULL,
  ALTER COLUMN acceptances DROP NOT NULL,
  ALTER COLUMN messages DROP NOT NULL,
  ADD CHECK (
    (requests IS NULL) = (acceptances IS NULL) AND (requests IS NULL) = (messages IS NULL)
  );
