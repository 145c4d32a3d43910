import { describeModerationLog } from '#tests/contracts/append-only-contract.ts';
import { openPostgresSite } from '#tests/support/postgres-site.ts';

describeModerationLog('PostgreSQL', () => openPostgresSite());
