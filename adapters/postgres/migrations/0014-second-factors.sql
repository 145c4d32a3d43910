-- What members log in with beside their password. Of recovery codes only the hashes are stored; the secret of an
-- app has to be read, because codes are made of it.
CREATE TABLE second_factor (
  member_id bigint PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
  authenticator text NOT NULL CHECK (authenticator IN ('off', 'begun', 'on')),
  secret text,
  last_step bigint,
  recovery_codes text, -- a list of the hashes of those that are not used, as JSON
  recovery_codes_made_at bigint,
  only_passkeys integer NOT NULL CHECK (only_passkeys IN (0, 1)),
  version integer NOT NULL DEFAULT 1, -- counts the changes of the member's passkeys as well
  CHECK ((authenticator = 'off') = (secret IS NULL)),
  CHECK ((authenticator = 'on') = (last_step IS NOT NULL)),
  CHECK ((recovery_codes IS NULL) = (recovery_codes_made_at IS NULL))
);

CREATE TABLE passkey (
  credential_id text COLLATE "C" PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  public_key text NOT NULL,
  sign_count bigint NOT NULL,
  transports text NOT NULL, -- a list of words, as JSON
  name text NOT NULL,
  added_at bigint NOT NULL,
  last_used_at bigint
);

CREATE INDEX passkey_of_member ON passkey (member_id);

-- What devices are asked to sign, by its hash, for a few minutes.
CREATE TABLE passkey_challenge (
  challenge_hash text COLLATE "C" PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('add_passkey', 'log_in', 'prove_identity')),
  member_id bigint REFERENCES member (id) ON DELETE CASCADE, -- NULL: to be found out
  origin text NOT NULL, -- the page on which it must be signed
  expires_at bigint NOT NULL
);

CREATE INDEX passkey_challenge_by_expiry ON passkey_challenge (expires_at);
