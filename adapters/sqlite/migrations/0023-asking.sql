-- What the other answered when they declined the last request of each, until it is read or past.
ALTER TABLE pair_history ADD COLUMN lower_answer TEXT; -- JSON
ALTER TABLE pair_history ADD COLUMN higher_answer TEXT; -- JSON

-- Answers are few among the histories, and everyone looks for theirs.
CREATE INDEX pair_history_answered_lower ON pair_history (lower_member_id, higher_member_id)
WHERE lower_answer IS NOT NULL;

CREATE INDEX pair_history_answered_higher ON pair_history (higher_member_id, lower_member_id)
WHERE higher_answer IS NOT NULL;
