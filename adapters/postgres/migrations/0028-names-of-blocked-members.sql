-- By which name a member knows the one whom they block: it stays as it was when they blocked them. For blocks of
-- before it is the name when their last connection was sealed, or the present one.
ALTER TABLE pair_history ADD COLUMN lower_blocked_name text;
ALTER TABLE pair_history ADD COLUMN higher_blocked_name text;
UPDATE pair_history SET
  lower_blocked_name = CASE WHEN lower_blocked_at IS NOT NULL THEN coalesce(
    (
      SELECT CASE requester_id WHEN higher_member_id THEN requester_name ELSE recipient_name END
      FROM sealed_conversation
      WHERE (requester_id = lower_member_id AND recipient_id = higher_member_id)
        OR (requester_id = higher_member_id AND recipient_id = lower_member_id)
      ORDER BY sealed_conversation.id DESC LIMIT 1
    ),
    (SELECT name FROM member WHERE member.id = higher_member_id)
  ) END,
  higher_blocked_name = CASE WHEN higher_blocked_at IS NOT NULL THEN coalesce(
    (
      SELECT CASE requester_id WHEN lower_member_id THEN requester_name ELSE recipient_name END
      FROM sealed_conversation
      WHERE (requester_id = lower_member_id AND recipient_id = higher_member_id)
        OR (requester_id = higher_member_id AND recipient_id = lower_member_id)
      ORDER BY sealed_conversation.id DESC LIMIT 1
    ),
    (SELECT name FROM member WHERE member.id = lower_member_id)
  ) END
WHERE lower_blocked_at IS NOT NULL OR higher_blocked_at IS NOT NULL;
