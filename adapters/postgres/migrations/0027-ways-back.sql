-- Since when an app is in use, and when what is asked for beside the password ends, because its member has lost it.
ALTER TABLE second_factor ADD COLUMN authenticator_since bigint;
ALTER TABLE second_factor ADD COLUMN ends_at bigint;
