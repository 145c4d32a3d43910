-- What a member lets those they talk with see, where the others have chosen that too: nothing at first.
ALTER TABLE member ADD COLUMN shares_typing integer NOT NULL DEFAULT 0;
ALTER TABLE member ADD COLUMN shares_reading integer NOT NULL DEFAULT 0;
