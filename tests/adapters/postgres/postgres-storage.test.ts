import { describeStorage } from '#tests/contracts/storage-contract.ts';
import { openTemporaryPostgresStorage } from '#tests/support/postgres-storage.ts';

describeStorage('storage in PostgreSQL', openTemporaryPostgresStorage);
