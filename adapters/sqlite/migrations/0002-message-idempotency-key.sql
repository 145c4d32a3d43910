-- Names a message among those of its sender in its connection, so that sending it again adds none.
ALTER TABLE message ADD COLUMN idempotency_key TEXT;

CREATE UNIQUE INDEX message_by_idempotency_key
ON message (connection_id, sender_id, idempotency_key)
WHERE idempotency_key IS NOT NULL;
