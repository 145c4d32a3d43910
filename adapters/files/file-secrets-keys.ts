import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeSecretsKey, parseSecretsKeys } from './secrets-keys.ts';

/**
 * The keys in that file, one a line and the newest first. Where there is none, the first is made, for the owner of the
 * file alone to read, by one of the processes that start at once. Throws if the file holds anything else.
 */
export function readSecretsKeysFile(file: string): readonly Buffer[] {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) makeFile(file);
  const keys = parseSecretsKeys(readFileSync(file, 'utf8'));
  if (keys === null) throw new Error('it must hold keys of 32 bytes in base64, one a line');
  return keys;
}

/** It has another name until it's whole: another process may read it at any moment. */
function makeFile(file: string): void {
  const unfinished = `${file}-${randomUUID()}`;
  writeFileSync(unfinished, `${makeSecretsKey().toString('base64')}\n`, {
    flag: 'wx',
    mode: 0o600,
    flush: true,
  });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished);
  }
}
