-- An address that nobody has confirmed need not belong to anybody: its key is NULL, and several members may have it.
ALTER TABLE member ALTER COLUMN email_key DROP NOT NULL;

ALTER TABLE member ADD COLUMN email_confirmed_at INTEGER;

-- The address that a member wishes to have instead, until they confirm it.
ALTER TABLE member ADD COLUMN pending_email TEXT;
ALTER TABLE member ADD COLUMN pending_email_at INTEGER;

-- Profiles that were sealed as evidence say, as all others do, whether the address was confirmed.
UPDATE report SET profile = json_insert(profile, '$.verified', json('false'));
