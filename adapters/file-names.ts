import { createHash } from 'node:crypto';
import { trusted } from '#core/kernel/trusted.ts';
import type { FileName } from '#core/media/domain/file-name.ts';

/** The name of a file that holds these bytes. */
export function nameFile(bytes: Uint8Array): FileName {
  return trusted<FileName>(createHash('sha256').update(bytes).digest('hex'));
}

/** Whether it's the name of a file; nothing else becomes a part of a path. */
export function isFileName(text: string): text is FileName {
  return /^[\da-f]{64}$/.test(text);
}
