-- The moderator who proposed to remove the reported member, and when. A second moderator has to agree.
ALTER TABLE report ADD COLUMN proposed_by INTEGER CHECK (state = 'open' OR proposed_by IS NULL);

ALTER TABLE report ADD COLUMN proposed_at INTEGER CHECK ((proposed_by IS NULL) = (proposed_at IS NULL));

CREATE INDEX report_by_time ON report (created_at);

CREATE INDEX moderation_entry_by_time ON moderation_entry (at);

CREATE INDEX standing_of_moderators ON standing (member_id) WHERE role = 'moderator';

-- The report that led to a notice; and the answer to an appeal: by whom, and when.
ALTER TABLE notice ADD COLUMN report_id INTEGER;

ALTER TABLE notice ADD COLUMN answer TEXT
  CHECK (answer IN ('upheld', 'reversed') AND (answer IS NULL OR appealed_at IS NOT NULL));

ALTER TABLE notice ADD COLUMN answer_words TEXT CHECK ((answer IS NULL) = (answer_words IS NULL));

ALTER TABLE notice ADD COLUMN answered_by TEXT CHECK ((answer IS NULL) = (answered_by IS NULL));

ALTER TABLE notice ADD COLUMN answered_at INTEGER CHECK ((answer IS NULL) = (answered_at IS NULL));

CREATE INDEX notice_with_open_appeal ON notice (id) WHERE appealed_at IS NOT NULL AND answer IS NULL;
