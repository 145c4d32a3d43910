-- Processes of the version before may go on.
-- Days that matter to members, each with the connections whose other member may see it: their ids between commas.
CREATE TABLE kept_day (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  year_day TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('birthday', 'own')),
  content TEXT,
  tone TEXT CHECK (tone IN ('glad', 'quiet')),
  shown_to TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  CHECK ((kind = 'own') = (content IS NOT NULL)),
  CHECK ((kind = 'own') = (tone IS NOT NULL))
) STRICT;

CREATE INDEX kept_day_of_member ON kept_day (member_id, year_day);

CREATE UNIQUE INDEX kept_birthday ON kept_day (member_id) WHERE kind = 'birthday';
