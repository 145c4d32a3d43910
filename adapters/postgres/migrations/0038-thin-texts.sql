-- The grams of a member take six times as much as the texts. Without them, the members who have a text are on a sixth of
-- the pages.
ALTER TABLE member_text RENAME TO member_text_grams;
ALTER INDEX member_text_pkey RENAME TO member_text_grams_pkey;
ALTER TABLE member_text_grams RENAME CONSTRAINT member_text_member_id_fkey TO member_text_grams_member_id_fkey;
DROP INDEX member_text_by_name_trigram, member_text_by_bio_trigram;

CREATE TABLE member_text (
  member_id bigint PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
  name text COLLATE "C" NOT NULL,
  bio text COLLATE "C" NOT NULL
);
INSERT INTO member_text (member_id, name, bio)
SELECT member_id, name, bio FROM member_text_grams ORDER BY member_id;
CREATE INDEX member_text_by_name_trigram ON member_text USING gin (name gin_trgm_ops);
CREATE INDEX member_text_by_bio_trigram ON member_text USING gin (bio gin_trgm_ops);

ALTER TABLE member_text_grams DROP COLUMN name, DROP COLUMN bio;
