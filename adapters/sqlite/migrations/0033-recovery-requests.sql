-- Requests to moderators from people who say they have lost every way into their account. The sender may not be a member.
CREATE TABLE recovery_request (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id INTEGER REFERENCES member (id) ON DELETE CASCADE,
  address TEXT NOT NULL,
  answers TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('asked', 'confirmed', 'agreed', 'declined', 'waiting', 'open')),
  -- The first of two moderators.
  agreed_by INTEGER,
  -- When the clock goes on with it.
  due_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  CHECK ((status = 'agreed') = (agreed_by IS NOT NULL))
) STRICT;

CREATE INDEX recovery_request_of_member ON recovery_request (member_id) WHERE member_id IS NOT NULL;
CREATE INDEX recovery_request_by_address ON recovery_request (address) WHERE status = 'asked';
CREATE INDEX recovery_request_at_desk ON recovery_request (id) WHERE status IN ('confirmed', 'agreed');
CREATE INDEX recovery_request_due ON recovery_request (due_at);
