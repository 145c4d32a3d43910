import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeSecretsKey, parseSecretsKeys } from './secrets-keys.ts';

/**
 * The keys in that file, one a line and the newest first. Where there is none, the first is made, for the owner of the
 * file alone to read. Throws if the file holds anything else.
 */
export function readSecretsKeysFile(file: string): readonly Buffer[] {
  mkdirSync(dirname(file), { recursive: true });
  try {
    const made = `${makeSecretsKey().toString('base64')}\n`;
    writeFileSync(file, made, { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const keys = parseSecretsKeys(readFileSync(file, 'utf8'));
  if (keys === null) throw new Error('it must hold keys of 32 bytes in base64, one a line');
  return keys;
}
