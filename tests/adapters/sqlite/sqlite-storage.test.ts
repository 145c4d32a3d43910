import { describeStorage } from '#tests/contracts/storage-contract.ts';
import { makeSqliteOpener } from '#tests/support/sqlite-storage.ts';

describeStorage('storage in SQLite', makeSqliteOpener());
