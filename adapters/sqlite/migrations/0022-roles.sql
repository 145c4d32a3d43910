-- Which side of each relationship type a member would take: a bit where they would have such a person, and one
-- where they would be one. Nobody has said so yet, and whoever has not would take either.
ALTER TABLE member_trait ADD COLUMN seeks INTEGER NOT NULL DEFAULT 0;
ALTER TABLE member_trait ADD COLUMN offers INTEGER NOT NULL DEFAULT 0;

UPDATE member_trait SET seeks = types, offers = types;

-- The day from which on a member is recommended, in whole days since 1970 in UTC: a week after they joined, and never
-- while their profile is empty.
ALTER TABLE member_trait ADD COLUMN introduced_from INTEGER NOT NULL DEFAULT 0;

UPDATE member_trait SET introduced_from = (
  SELECT iif(
    bio IS NULL AND member_trait.types = 0 AND json_array_length(preferences, '$.interests') = 0,
    65535,
    created_at / 86400000 + 7
  )
  FROM member WHERE member.id = member_trait.member_id
);

-- Of which the key is made that seals cursors, for all processes of this site.
CREATE TABLE cursor_secret (content TEXT NOT NULL) STRICT;

INSERT INTO cursor_secret (content) VALUES (lower(hex(randomblob(32))));
