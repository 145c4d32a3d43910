-- The browsers that a member has logged in with before, each by the hash of its token and the member together.
CREATE TABLE known_device (
  device_hash text COLLATE "C" PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  last_used_at bigint NOT NULL
);

CREATE INDEX known_device_by_member ON known_device (member_id);
CREATE INDEX known_device_by_last_use ON known_device (last_used_at);

-- What the browser of a session says that it is. Nothing is known of those that began before.
ALTER TABLE session ADD COLUMN browser text;
ALTER TABLE session ADD COLUMN operating_system text;
