import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes sources by their paths in a folder, and makes the folders between. */
export async function plantFiles(
  root: string,
  sources: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [path, source] of Object.entries(sources)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), source);
  }
}
