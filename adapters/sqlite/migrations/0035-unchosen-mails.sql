-- Which mails a member chose; NULL in all three while they have chosen none, and get what is usual by then. Rows from
-- before stay: in them, what was usual can't be told from a choice.
CREATE TABLE new_mail_state (
  member_id INTEGER PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
  requests TEXT,
  acceptances TEXT,
  messages TEXT,
  mailed_until INTEGER,
  version INTEGER NOT NULL DEFAULT 1,
  CHECK (
    (requests IS NULL) = (acceptances IS NULL) AND (requests IS NULL) = (messages IS NULL)
  )
) STRICT;

INSERT INTO new_mail_state (member_id, requests, acceptances, messages, mailed_until, version)
SELECT member_id, requests, acceptances, messages, mailed_until, version FROM mail_state;

DROP TABLE mail_state;

ALTER TABLE new_mail_state RENAME TO mail_state;
