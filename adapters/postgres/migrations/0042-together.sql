-- Processes of the version before may go on.
-- What the two of a connection keep together, such as the questions that they answer.
ALTER TABLE connection ADD COLUMN together text;
