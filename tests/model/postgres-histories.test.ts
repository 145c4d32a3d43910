import { openTemporaryPostgresStorage } from '#tests/support/postgres-storage.ts';
import { describeSiteHistories } from './site-histories.ts';

describeSiteHistories('storage in PostgreSQL', openTemporaryPostgresStorage);
