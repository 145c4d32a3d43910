-- Processes of the version before may go on.
-- The member that a moderator looked up. The number stays when that member's account is deleted.
ALTER TABLE security_entry ADD COLUMN about_id bigint;

-- What moderators see has grown.
DROP INDEX security_entry_for_desk;
CREATE INDEX security_entry_for_desk ON security_entry (id) WHERE fact IN ('log_in_failed', 'log_in_held_back', 'second_step_failed', 'one_time_password_given',
  'second_step_reset', 'role_given', 'role_taken', 'desk_opened', 'member_looked_up', 'recovery_stopped');
