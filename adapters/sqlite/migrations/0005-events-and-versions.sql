-- Counts the changes of a row, so that a change can name what it was decided upon.
ALTER TABLE member ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE connection ADD COLUMN version INTEGER NOT NULL DEFAULT 1;

-- What has happened, in the order of commits.
CREATE TABLE event (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  happened_at INTEGER NOT NULL,
  content TEXT NOT NULL -- JSON
) STRICT;

-- How far each handler of events has come, and who holds it until when.
CREATE TABLE event_handler (
  name TEXT PRIMARY KEY,
  handled INTEGER NOT NULL, -- the id of the last event
  holder TEXT NOT NULL,
  held_until INTEGER NOT NULL
) STRICT;
