import { describeDeletion } from '#tests/contracts/deletion-contract.ts';
import { POSTGRES_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { openPostgresSite } from '#tests/support/postgres-site.ts';

describeDeletion('PostgreSQL', openPostgresSite, POSTGRES_MIGRATIONS);
