import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMemoryArchive } from '#adapters/memory/memory-archive.ts';
import { createMemoryState } from '#adapters/memory/memory-state.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { describeArchive } from '#tests/contracts/archive-contract.ts';
import { describeRetention } from '#tests/contracts/retention-contract.ts';
import { describeBackfilledTraits } from '#tests/contracts/backfilled-traits-contract.ts';
import { describeMovedTables } from '#tests/contracts/moved-tables-contract.ts';
import { copyArchive } from '#tests/support/copied-archive.ts';
import { fillSite } from '#tests/support/filled-site.ts';
import { POSTGRES_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { openPostgresSite } from '#tests/support/postgres-site.ts';

describeArchive('storage in PostgreSQL', openPostgresSite);
describeRetention('storage in PostgreSQL', openPostgresSite);
describeBackfilledTraits(openPostgresSite, join(POSTGRES_MIGRATIONS, '0021-languages.sql'));
describeMovedTables('PostgreSQL', openPostgresSite, POSTGRES_MIGRATIONS);

test('a reader finds where discovery holds other things than the core makes of a record', async () => {
  const site = await openPostgresSite();
  const state = createMemoryState();
  await fillSite(createMemoryStorage(state));
  await copyArchive(createMemoryArchive(state, 'memory'), site.archive);
  await site.run('UPDATE member_trait SET age = 99 WHERE member_id = 4');
  await site.run("INSERT INTO member_interest VALUES ('x', 5)");
  await site.run("UPDATE member_text SET bio = bio || '!' WHERE member_id = 6");
  await site.run('DELETE FROM member_text WHERE member_id = 7');
  const reader = await site.archive.openReader();
  const faults = await reader.findFaults();
  await reader.close();
  expect(faults.map((sentence) => /member (\d+)/.exec(sentence)?.[1]).sort()).toEqual([
    '4',
    '5',
    '6',
    '7',
  ]);
  await site.release();
});

test('a reader refuses what holds nothing, and what an older version has left', async () => {
  const site = await openPostgresSite();
  await expect(site.archive.openReader()).rejects.toThrow(/holds nothing/);
  await (await site.openStorage()).close();
  await site.run('DELETE FROM migration WHERE number > 1');
  await expect(site.archive.openReader()).rejects.toThrow(/older version.*"npm run storage/);
  await site.release();
});
