-- Nothing finer than the day of a member's last activity is kept: whole days since 1970 in UTC.
ALTER TABLE member_trait ADD COLUMN active_on INTEGER NOT NULL DEFAULT 0;

UPDATE member_trait SET active_on = (
  SELECT max(
    created_at,
    ifnull((SELECT max(last_used_at) FROM session WHERE session.member_id = member.id), 0)
  ) / 86400000
  FROM member WHERE member.id = member_trait.member_id
);

-- Grows with every change of a row, so that processes find what they have not seen yet.
ALTER TABLE member_trait RENAME COLUMN last_activity TO change_number;
