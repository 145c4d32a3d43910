import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readMigrations } from '#adapters/sql/migration-files.ts';
import { rows, type Steps } from '#adapters/sql/steps.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = makeTemporaryFolder();

function* work(): Steps<void> {
  yield* rows('SELECT 1');
}

test('migrations are SQL and code in the order of their numbers', () => {
  writeFileSync(join(folder, '0002-later.ts'), 'export function* work() {}\n');
  writeFileSync(join(folder, '0001-first.sql'), 'SELECT 1;\n');
  expect(readMigrations(folder, { '0002-later.ts': work })).toMatchObject([
    { number: 1, name: '0001-first.sql', work: 'SELECT 1;\n' },
    { number: 2, name: '0002-later.ts', work },
  ]);
});

test('the first line says whether processes of the version before may go on', () => {
  const rolling = makeTemporaryFolder();
  const line = 'Processes of the version before may go on.\n';
  writeFileSync(join(rolling, '0001-one.sql'), `-- ${line}SELECT 1;\n`);
  writeFileSync(join(rolling, '0002-two.ts'), `// ${line}export function* work() {}\n`);
  writeFileSync(join(rolling, '0003-three.sql'), `SELECT 1;\n-- ${line}`);
  const migrations = readMigrations(rolling, { '0002-two.ts': work });
  expect(migrations.map(({ mayRoll }) => mayRoll)).toEqual([true, true, false]);
});

test('a file of code needs its code, and code needs its file', () => {
  expect(() => readMigrations(folder)).toThrow(/List the code of .*0002-later\.ts/);
  const code = { '0002-later.ts': work, '0003-elsewhere.ts': work };
  expect(() => readMigrations(folder, code)).toThrow(/Put 0003-elsewhere\.ts into/);
});

test('a gap in the numbers is refused', () => {
  writeFileSync(join(folder, '0004-too-far.sql'), 'SELECT 1;\n');
  expect(() => readMigrations(folder, { '0002-later.ts': work })).toThrow(/without a gap/);
});
