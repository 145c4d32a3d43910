-- Processes of the version before may go on.
-- A member can be trusted with running the site.
ALTER TABLE standing DROP CONSTRAINT standing_role_check;

ALTER TABLE standing ADD CONSTRAINT standing_role_check CHECK (role IN ('member', 'moderator', 'operator'));

DROP INDEX standing_of_moderators;

CREATE INDEX standing_of_moderators ON standing (member_id) WHERE role <> 'member';
