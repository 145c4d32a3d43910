-- Who sees the photos of a member's profile: everyone at first, as before.
ALTER TABLE member ADD COLUMN photos_seen_by TEXT NOT NULL DEFAULT 'everyone'
  CHECK (photos_seen_by IN ('everyone', 'connections'));
