-- What a member speaks (+) and learns (~) as one text, the marks in the order of their letters, and where they live:
-- languages and places are reasons and filters of discovery.
ALTER TABLE member_trait ADD COLUMN languages text;
ALTER TABLE member_trait ADD COLUMN country text;
ALTER TABLE member_trait ADD COLUMN town text;

UPDATE member_trait SET (languages, country, town) = (
  SELECT
    (SELECT string_agg(mark, '' ORDER BY mark COLLATE "C") FROM (
      SELECT CASE language ->> 'level' WHEN 'learning' THEN '~' ELSE '+' END
        || (language ->> 'tag') || ' ' AS mark
      FROM json_array_elements(member.preferences::json -> 'languages') AS language
    ) AS marks),
    member.preferences::json ->> 'country',
    member.preferences::json ->> 'town'
  FROM member WHERE member.id = member_trait.member_id
);
