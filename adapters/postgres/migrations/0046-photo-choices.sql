-- Who sees the photos of a member's profile: everyone at first, as before.
ALTER TABLE member ADD COLUMN photos_seen_by text NOT NULL DEFAULT 'everyone'
  CHECK (photos_seen_by IN ('everyone', 'connections'));
-- Whether photos in messages stay blurred until the member taps them, also after the first week of a connection.
ALTER TABLE member ADD COLUMN blurs_photos integer NOT NULL DEFAULT 0 CHECK (blurs_photos IN (0, 1));
