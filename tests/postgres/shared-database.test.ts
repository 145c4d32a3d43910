import { describeSharedDatabase } from '#tests/contracts/shared-database-contract.ts';
import { openSharedPostgresDatabase } from '#tests/support/shared-postgres-database.ts';

describeSharedDatabase('one database of several processes', openSharedPostgresDatabase);
