import { makeSqliteOpener } from '#tests/support/sqlite-storage.ts';
import { describeSiteHistories } from './site-histories.ts';

describeSiteHistories('storage in SQLite', makeSqliteOpener());
