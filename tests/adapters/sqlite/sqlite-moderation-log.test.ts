import { describeModerationLog } from '#tests/contracts/append-only-contract.ts';
import { openSqliteSite } from '#tests/support/sqlite-site.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = makeTemporaryFolder();

describeModerationLog('SQLite', () => openSqliteSite(folder));
