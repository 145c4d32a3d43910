-- What was decided about members. It outlasts them, so it refers to nothing, and it is only added to.
CREATE TABLE moderation_entry (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  member_id INTEGER NOT NULL,
  report_id INTEGER,
  action TEXT NOT NULL,
  until INTEGER,
  reason TEXT,
  words TEXT,
  CHECK ((action = 'suspend') = (until IS NOT NULL))
) STRICT;

CREATE INDEX moderation_entry_by_member ON moderation_entry (member_id, id);

CREATE TRIGGER moderation_entry_is_not_changed BEFORE UPDATE ON moderation_entry
BEGIN
  SELECT RAISE(ABORT, 'The moderation log is only added to.');
END;

CREATE TRIGGER moderation_entry_is_not_removed BEFORE DELETE ON moderation_entry
BEGIN
  SELECT RAISE(ABORT, 'The moderation log is only added to.');
END;

CREATE INDEX standing_by_end_of_suspension ON standing (suspended_until)
WHERE suspended_until IS NOT NULL;

-- What members were told of decisions about them, with what they have to say against them.
CREATE TABLE notice (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  kind TEXT NOT NULL,
  params TEXT NOT NULL,
  appeal_words TEXT,
  appealed_at INTEGER,
  version INTEGER NOT NULL DEFAULT 1,
  CHECK ((appeal_words IS NULL) = (appealed_at IS NULL))
) STRICT;

CREATE INDEX notice_of_member ON notice (member_id, id);
