import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder of its own for a test file, which is removed when the file is through. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hearthkin-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
