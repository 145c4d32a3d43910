/** Notes, in a database that was just migrated, which of its tables migrations have filled: what is in them stays. */
export const NOTE_FILLED_TABLES = `
  CREATE SCHEMA tests;
  CREATE TABLE tests.filled (name name);
  DO $$ DECLARE name name; is_filled boolean; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE format('SELECT EXISTS (SELECT 1 FROM public.%I)', name) INTO is_filled;
      IF is_filled THEN INSERT INTO tests.filled VALUES (name); END IF;
    END LOOP;
  END $$;`;

/**
 * Makes such a database as it was when that was noted. Triggers, those of references too, are not asked: some keep
 * rows for good. Few rows are deleted sooner than the files of their tables are.
 */
export const EMPTY_TABLES = `
  SET session_replication_role = replica;
  DO $$ DECLARE name name; sequence record; BEGIN
    FOR name IN SELECT tablename FROM pg_tables
      WHERE schemaname = 'public' AND tablename NOT IN (SELECT filled.name FROM tests.filled)
    LOOP
      EXECUTE format('DELETE FROM public.%I', name);
    END LOOP;
    FOR sequence IN SELECT * FROM pg_sequences WHERE last_value IS NOT NULL LOOP
      PERFORM setval(format('public.%I', sequence.sequencename), sequence.start_value, false);
    END LOOP;
  END $$;`;
