-- Processes of the version before may go on.
-- Settings that an operator has changed while the site ran.
CREATE TABLE site_setting (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL,
  set_at INTEGER NOT NULL,
  set_by INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
