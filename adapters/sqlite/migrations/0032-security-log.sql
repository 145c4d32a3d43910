-- What happened with accounts, for 90 days. Tries that were refused are counted, at most one entry an hour.
CREATE TABLE security_entry (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  fact TEXT NOT NULL,
  count INTEGER NOT NULL,
  browser TEXT,
  operating_system TEXT
) STRICT;

CREATE INDEX security_entry_by_member ON security_entry (member_id, id);
-- What moderators see.
CREATE INDEX security_entry_for_desk ON security_entry (id) WHERE fact IN ('log_in_failed', 'log_in_held_back', 'second_step_failed', 'one_time_password_given',
  'second_step_reset', 'role_given', 'role_taken', 'desk_opened');
CREATE INDEX security_entry_by_time ON security_entry (at);
