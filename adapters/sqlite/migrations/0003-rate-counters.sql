-- How often something was done under a key, until when (milliseconds since 1970) it counts.
CREATE TABLE rate_counter (
  key TEXT PRIMARY KEY,
  points INTEGER NOT NULL DEFAULT 0,
  expire INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX rate_counter_by_expiry ON rate_counter (expire);
