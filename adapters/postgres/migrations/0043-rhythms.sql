-- Processes of the version before may go on.
-- When there is something to do about the rhythm of two members; most have none.
CREATE INDEX connection_by_rhythm
ON connection (((together::json -> 'rhythm' ->> 'dueAt') COLLATE "C"))
WHERE (together::json -> 'rhythm' ->> 'dueAt') COLLATE "C" IS NOT NULL;
CREATE INDEX connection_with_rhythm_by_user1 ON connection (user_id1)
WHERE (together::json -> 'rhythm' ->> 'dueAt') COLLATE "C" IS NOT NULL;
CREATE INDEX connection_with_rhythm_by_user2 ON connection (user_id2)
WHERE (together::json -> 'rhythm' ->> 'dueAt') COLLATE "C" IS NOT NULL;

-- Whether a mail tells a member of the days of the rhythms that they have chosen with others.
ALTER TABLE mail_state ADD COLUMN rhythm_days integer NOT NULL DEFAULT 0;
