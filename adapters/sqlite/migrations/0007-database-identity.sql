-- Tells this database from every other one, also from one that a copy or a backup filled with the same rows.
CREATE TABLE database_identity (id TEXT NOT NULL) STRICT;

INSERT INTO database_identity (id) VALUES (lower(hex(randomblob(16))));
