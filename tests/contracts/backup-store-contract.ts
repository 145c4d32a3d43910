import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BackupStore } from '#server/backups/backup-store.ts';
import { HOUR } from '#tests/support/settable-clock.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const NAME = 'hearthkin-2026-11-25-0300.db';

/** What is promised of a place of backups, which is new and empty for each test. */
export function describeBackupStore(
  what: string,
  openEmpty: () => Promise<(now: () => number) => Promise<BackupStore>>,
): void {
  describe(`${what} as a place of backups`, () => {
    const elsewhere = makeTemporaryFolder();
    let open: (now: () => number) => Promise<BackupStore>;
    let store: BackupStore;
    beforeEach(async () => {
      open = await openEmpty();
      store = await open(Date.now);
    });

    const keep = async (name: string, content: Uint8Array) => {
      const letGo = await store.claim();
      writeFileSync(join(store.workFolder, name), content);
      await store.upload?.(name);
      await letGo?.();
    };

    test('is empty at first', async () => {
      expect(await store.list()).toEqual([]);
      await store.remove(NAME);
    });

    test.each([
      ['nothing', 0],
      ['a little', 1_000],
      ['several pieces', 20_000_001],
    ])('keeps %s as it is until it is removed', async (_what, size) => {
      const content = Buffer.alloc(size, 'All about bread. ');
      await keep(NAME, content);
      expect(await store.list()).toEqual([NAME]);
      const fetched = readFileSync(await store.fetch(NAME, elsewhere));
      expect(fetched.equals(content)).toBe(true);
      await store.remove(NAME);
      expect(await store.list()).toEqual([]);
    });

    test('lists all of many', async () => {
      const names = Array.from(
        { length: 12 },
        (_none, day) => `hearthkin-2026-10-${10 + day}-0300.db`,
      );
      for (const name of names) await keep(name, Buffer.from(name));
      expect((await store.list()).toSorted()).toEqual(names);
    });

    test('is claimed by one process at a time, which works in a folder that nobody else may read', async () => {
      const letGo = await store.claim();
      expect(statSync(store.workFolder).mode & 0o777).toBe(0o700);
      expect(await (await open(Date.now)).claim()).toBeNull();
      await letGo?.();
      const again = await store.claim();
      expect(again).not.toBeNull();
      await again?.();
    });

    test('is free again two hours after a process was killed that had claimed it', async () => {
      await store.claim();
      const inTwoHours = () => Date.now() + 2 * HOUR;
      const soon = await open(() => inTwoHours() - HOUR);
      expect(await soon.claim()).toBeNull();
      const later = await open(() => inTwoHours() + HOUR);
      const letGo = await later.claim();
      expect(letGo).not.toBeNull();
      await letGo?.();
      expect(await later.list()).toEqual([]);
    });
  });
}
