-- What a member lets those they talk with see, where the others have chosen that too: nothing at first.
ALTER TABLE member ADD COLUMN shares_typing INTEGER NOT NULL DEFAULT 0;
ALTER TABLE member ADD COLUMN shares_reading INTEGER NOT NULL DEFAULT 0;
