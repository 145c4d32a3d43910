-- Who may ask a member to connect; everyone where there is nothing.
ALTER TABLE member ADD COLUMN who_may_ask TEXT; -- JSON

-- The words that came with a request, which are sealed and reported as messages are.
ALTER TABLE connection ADD COLUMN note TEXT;
ALTER TABLE sealed_conversation ADD COLUMN note TEXT;
ALTER TABLE report ADD COLUMN note TEXT; -- JSON

-- Requests that nobody answers are looked for by their age, and declines until they can no longer be undone.
CREATE INDEX connection_unanswered ON connection (created_at) WHERE status = 'pending';
CREATE INDEX pair_history_declined ON pair_history (id)
WHERE lower_declined IS NOT NULL OR higher_declined IS NOT NULL;
