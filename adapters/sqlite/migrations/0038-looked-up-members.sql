-- Processes of the version before may go on.
-- Whom a moderator looked up. It stays as a number when that member goes.
ALTER TABLE security_entry ADD COLUMN about_id INTEGER;

-- What moderators see has grown.
DROP INDEX security_entry_for_desk;
CREATE INDEX security_entry_for_desk ON security_entry (id) WHERE fact IN ('log_in_failed', 'log_in_held_back', 'second_step_failed', 'one_time_password_given',
  'second_step_reset', 'role_given', 'role_taken', 'desk_opened', 'member_looked_up', 'recovery_stopped');
