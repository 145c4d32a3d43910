-- Has one row from the beginning to the end of a copy into this database: what it is a copy of.
CREATE TABLE unfinished_copy (source text NOT NULL);
