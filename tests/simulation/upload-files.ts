import { readFileSync, rmSync } from 'node:fs';
import fsPromises from 'node:fs/promises';

/**
 * The calls by which the server keeps uploads while it works on them. They keep them in memory: real files are written by
 * other threads, whose order no seed decides.
 */
export function keepUploadsInMemory(): Readonly<Record<string, unknown>> {
  const files = new Map<string, Buffer>();
  let folders = 0;
  const at = <Value>(look: () => Value) => Promise.resolve().then(look);
  return {
    readdir: () => at(() => []),
    mkdtemp: (prefix: string) => at(() => `${prefix}${(folders += 1)}`),
    open: (file: string, ...given: [string, number]) => {
      if (given[0] !== 'wx') return fsPromises.open(file, ...given);
      files.set(file, Buffer.alloc(0));
      const appendFile = (bytes: Buffer) =>
        at(() => files.set(file, Buffer.concat([files.get(file) ?? Buffer.alloc(0), bytes])));
      return at(() => ({ appendFile, close: () => at(() => undefined) }));
    },
    readFile: (file: string, options: BufferEncoding) =>
      at(() => files.get(file)?.toString() ?? readFileSync(file, options)),
    rm: (file: string) =>
      at(() => {
        if (!files.delete(file)) rmSync(file, { recursive: true, force: true });
      }),
  };
}
