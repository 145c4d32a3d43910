-- Processes of the version before may go on.
-- What moderators see has grown.
DROP INDEX security_entry_for_desk;
CREATE INDEX security_entry_for_desk ON security_entry (id) WHERE fact IN ('log_in_failed', 'log_in_held_back', 'second_step_failed', 'one_time_password_given',
  'second_step_reset', 'role_given', 'role_taken', 'desk_opened', 'recovery_stopped');
