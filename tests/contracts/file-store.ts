import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { trusted } from '#core/kernel/trusted.ts';
import type { FileName } from '#core/media/domain/file-name.ts';
import type { FileStore } from '#core/media/ports/file-store.ts';

/** What is promised of a store of files, which is new and empty for each test. */
export function describeFileStore(what: string, openEmpty: () => Promise<FileStore>): void {
  describe(`${what} as a store of files`, () => {
    let store: FileStore;
    beforeEach(async () => {
      store = await openEmpty();
    });

    test('is empty at first', async () => {
      expect(await store.list(null, 10)).toEqual([]);
      expect(await store.read(nameOf('bread'))).toBeNull();
      await store.remove(nameOf('bread'));
      await store.ping();
      expect(await store.list(null, 10)).toEqual([]);
    });

    test.each([
      ['nothing', 0],
      ['a little', 9],
      ['much', 1_000_000],
    ])('keeps %s as it is until it is removed', async (_what, size) => {
      const bytes = Uint8Array.from({ length: size }, (_byte, place) => place * place);
      const name = await store.write(bytes);
      expect(name).toBe(createHash('sha256').update(bytes).digest('hex'));
      const kept = (await store.read(name)) ?? expect.fail('It is gone.');
      expect(Buffer.compare(kept, bytes)).toBe(0);
      await store.remove(name);
      expect(await store.read(name)).toBeNull();
      expect(await store.list(null, 10)).toEqual([]);
    });

    test('keeps the same but once', async () => {
      const bread = Buffer.from('bread');
      const names = await Promise.all([bread, bread, bread].map((bytes) => store.write(bytes)));
      expect(new Set(names)).toEqual(new Set([nameOf('bread')]));
      expect(await store.list(null, 10)).toHaveLength(1);
    });

    test('keeps nothing of what whoever wrote or read it changes later', async () => {
      const bytes = Buffer.from('bread');
      const name = await store.write(bytes);
      bytes.fill(0);
      (await store.read(name))?.fill(0);
      expect(String(Buffer.from((await store.read(name)) ?? []))).toBe('bread');
    });

    test('lists them in the order of their names, piece by piece', async () => {
      const texts = Array.from({ length: 23 }, (_text, place) => `loaf ${place}`);
      for (const text of texts) await store.write(Buffer.from(text));
      const names = texts.map(nameOf).toSorted();
      const listed = await store.list(null, 100);
      expect(listed.map(({ name }) => name)).toEqual(names);
      for (const { writtenAt } of listed) {
        expect(Math.abs(writtenAt - Date.now())).toBeLessThan(600_000);
      }
      const places = fc.record({
        after: fc.constantFrom(null, ...names, nameOf('wine')),
        limit: fc.integer({ min: 1, max: 30 }),
      });
      await fc.assert(
        fc.asyncProperty(places, async ({ after, limit }) => {
          const some = await store.list(after, limit);
          const left = names.filter((name) => after === null || name > after);
          expect(some.map(({ name }) => name)).toEqual(left.slice(0, limit));
        }),
        { numRuns: 25 },
      );
    });

    test.each([
      '',
      '.',
      '../secret',
      '/etc/passwd',
      'a'.repeat(63),
      'A'.repeat(64),
      'é'.repeat(64),
    ])('has nothing that is named %j', async (text) => {
      await store.write(Buffer.from('bread'));
      const name = trusted<FileName>(text);
      expect(await store.read(name)).toBeNull();
      await store.remove(name);
      expect(await store.list(null, 10)).toHaveLength(1);
    });
  });
}

/** The name of a file that holds this text. */
export function nameOf(text: string): FileName {
  return trusted<FileName>(createHash('sha256').update(text).digest('hex'));
}
