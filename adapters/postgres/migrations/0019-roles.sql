-- Which side of each relationship type a member would take: a bit where they would have such a person, and one
-- where they would be one. Nobody has said so yet, and whoever has not would take either.
ALTER TABLE member_trait ADD COLUMN seeks integer NOT NULL DEFAULT 0;
ALTER TABLE member_trait ADD COLUMN offers integer NOT NULL DEFAULT 0;

UPDATE member_trait SET seeks = types, offers = types;
