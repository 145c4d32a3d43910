-- What members log in with beside their password. Of recovery codes only the hashes are stored; the secret of an
-- app has to be read, because codes are made of it.
CREATE TABLE second_factor (
  member_id INTEGER PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
  authenticator TEXT NOT NULL CHECK (authenticator IN ('off', 'begun', 'on')),
  secret TEXT,
  last_step INTEGER,
  recovery_codes TEXT, -- a list of the hashes of those that are not used, as JSON
  recovery_codes_made_at INTEGER,
  only_passkeys INTEGER NOT NULL CHECK (only_passkeys IN (0, 1)),
  version INTEGER NOT NULL DEFAULT 1, -- counts the changes of the member's passkeys as well
  CHECK ((authenticator = 'off') = (secret IS NULL)),
  CHECK ((authenticator = 'on') = (last_step IS NOT NULL)),
  CHECK ((recovery_codes IS NULL) = (recovery_codes_made_at IS NULL))
) STRICT;

CREATE TABLE passkey (
  credential_id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  public_key TEXT NOT NULL,
  sign_count INTEGER NOT NULL,
  transports TEXT NOT NULL, -- a list of words, as JSON
  name TEXT NOT NULL,
  added_at INTEGER NOT NULL,
  last_used_at INTEGER
) STRICT;

CREATE INDEX passkey_of_member ON passkey (member_id);

-- What devices are asked to sign, by its hash, for a few minutes.
CREATE TABLE passkey_challenge (
  challenge_hash TEXT PRIMARY KEY,
  purpose TEXT NOT NULL CHECK (purpose IN ('add_passkey', 'log_in', 'prove_identity')),
  member_id INTEGER REFERENCES member (id) ON DELETE CASCADE, -- NULL: to be found out
  origin TEXT NOT NULL, -- the page on which it must be signed
  expires_at INTEGER NOT NULL
) STRICT;

CREATE INDEX passkey_challenge_by_expiry ON passkey_challenge (expires_at);
