import { describeSnapshot } from '#tests/contracts/snapshot-contract.ts';
import { openPostgresSite } from '#tests/support/postgres-site.ts';

describeSnapshot('storage in PostgreSQL', openPostgresSite);
