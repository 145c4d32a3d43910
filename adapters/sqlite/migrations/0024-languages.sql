-- What a member speaks (+) and learns (~) as one text, the marks in the order of their letters, and where they live:
-- languages and places are reasons and filters of discovery.
ALTER TABLE member_trait ADD COLUMN languages TEXT;
ALTER TABLE member_trait ADD COLUMN country TEXT;
ALTER TABLE member_trait ADD COLUMN town TEXT;

UPDATE member_trait SET (languages, country, town) = (
  SELECT
    (SELECT group_concat(mark, '' ORDER BY mark) FROM (
      SELECT iif(value ->> 'level' = 'learning', '~', '+') || (value ->> 'tag') || ' ' AS mark
      FROM json_each(member.preferences, '$.languages')
    )),
    member.preferences ->> 'country',
    member.preferences ->> 'town'
  FROM member WHERE member.id = member_trait.member_id
);
