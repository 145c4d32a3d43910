import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** A copy of the folder with one more migration at the end. */
export function plantMigration(migrationsFolder: string, sql: string): string {
  const folder = makeTemporaryFolder();
  cpSync(migrationsFolder, folder, { recursive: true });
  const number = readdirSync(folder).length + 1;
  writeFileSync(join(folder, `${String(number).padStart(4, '0')}-planted.sql`), sql);
  return folder;
}
