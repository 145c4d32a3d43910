-- Nothing finer than the day of a member's last activity is kept: whole days since 1970 in UTC.
ALTER TABLE member_trait ADD COLUMN active_on integer NOT NULL DEFAULT 0;

UPDATE member_trait SET active_on = (
  SELECT greatest(member.created_at, max(session.last_used_at)) / 86400000
  FROM member LEFT JOIN session ON session.member_id = member.id
  WHERE member.id = member_trait.member_id
  GROUP BY member.id
);

ALTER TABLE member_trait DROP COLUMN last_activity;
DROP SEQUENCE activity;
