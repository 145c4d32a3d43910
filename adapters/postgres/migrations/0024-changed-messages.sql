-- What a message said before its sender changed it, oldest first: JSON, kept as evidence. A message that is taken back
-- says nothing any more.
ALTER TABLE message ADD COLUMN earlier text;
ALTER TABLE sealed_message ADD COLUMN earlier text;

-- The message of the same connection that it answers; that one may be gone.
ALTER TABLE message ADD COLUMN reply_to_id bigint;
