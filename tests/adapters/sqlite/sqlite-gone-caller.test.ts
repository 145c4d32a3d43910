import SqliteDriver from 'better-sqlite3';
import { join } from 'node:path';
import { describeGoneCallers } from '#tests/contracts/gone-caller-contract.ts';
import { openSqliteFile } from '#tests/support/sqlite-storage.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = makeTemporaryFolder();
let opened = 0;

describeGoneCallers('SQLite', () => {
  opened += 1;
  const file = join(folder, `${opened}.db`);
  return {
    storage: openSqliteFile(file),
    removeMember: (id) => {
      const driver = new SqliteDriver(file);
      driver.pragma('foreign_keys = ON');
      driver.prepare('DELETE FROM member WHERE id = ?').run(id);
      driver.close();
      return Promise.resolve();
    },
  };
});
