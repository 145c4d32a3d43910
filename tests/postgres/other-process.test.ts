import { describeMembersOfOtherProcess } from '#tests/contracts/other-process-member-contract.ts';
import { describeSearchesOfOtherProcess } from '#tests/contracts/other-process-search-contract.ts';
import { openSharedPostgresDatabase } from '#tests/support/shared-postgres-database.ts';

describeMembersOfOtherProcess(openSharedPostgresDatabase);
describeSearchesOfOtherProcess(openSharedPostgresDatabase);
