import { describeSearchesOfOtherProcess } from '#tests/contracts/other-process-search-contract.ts';
import { openSharedPostgresDatabase } from '#tests/support/shared-postgres-database.ts';

describeSearchesOfOtherProcess(openSharedPostgresDatabase);
