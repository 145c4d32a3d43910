import type { MemberId } from '#core/kernel/ids.ts';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Storage } from '#core/storage.ts';
import { answersOf, keepIn, type KeptSite } from '#tests/support/kept-site.ts';
import { findIds } from '#tests/support/search-results.ts';
import { storeMember, storeMembers } from '#tests/support/stored-records.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { recordActivity, updateMember } from '#tests/support/writes.ts';
import type { DatabaseSite } from './test-site.ts';

const PATIENCE = { timeout: 30_000, interval: 50 };

/** That columns which were kept answer as if they had been loaded from the rows, whatever became of either. */
export function describeKeptColumns(name: string, openSite: () => Promise<DatabaseSite>): void {
  const folder = makeTemporaryFolder();

  describe(name, () => {
    let site: DatabaseSite;
    let kept: KeptSite;
    let viewerId: MemberId;

    beforeEach(async () => {
      site = await openSite();
      kept = keepIn(join(folder, randomUUID(), 'site-columns'), site.openStorage);
      const storage = await kept.start();
      expect(kept.notices).toEqual([]);
      viewerId = (await storeMember(storage)).id;
      await storeMember(storage, {
        age: 30,
        location: 'Leeds',
        preferences: { interests: ['Music', 'Knots'], relationshipTypes: [2] },
      });
      await storeMember(storage, { age: 50, location: 'York' });
      await storeMember(storage, { location: 'Leeds' });
      await kept.stop(storage);
      expect(kept.notices).toEqual([]);
    });

    afterEach(() => site.release());

    /** Starts the next process, which must answer like one that keeps nothing, and stops it. */
    async function expectRightAnswers(...expected: object[]): Promise<void> {
      const fresh = await site.openStorage();
      const right = await answersOf(fresh, viewerId);
      await fresh.close();
      const storage = await kept.start();
      expect(await answersOf(storage, viewerId)).toEqual(right);
      await kept.stop(storage);
      expect(kept.notices).toMatchObject(expected);
      expect(kept.notices).toHaveLength(expected.length);
    }

    const rebuilt = (why: string) => ({ kind: 'rebuilt', why });

    /** Changes the database without a word to the snapshot. */
    async function change(work: (storage: Storage) => Promise<unknown>): Promise<void> {
      const other = await site.openStorage();
      await work(other);
      await other.close();
    }

    async function changeMuch(): Promise<void> {
      await change(async (storage) => {
        await updateMember(storage, viewerId + 1, { age: 45, location: 'York' });
        await storeMembers(storage, 2);
        await storeMember(storage, { location: 'Leeds', age: 70 });
        await recordActivity(storage, viewerId + 2);
      });
    }

    test('a restart answers the same', async () => {
      await expectRightAnswers();
    });

    test('a restart takes in what another process has changed since', async () => {
      await changeMuch();
      await expectRightAnswers();
      await changeMuch();
      await expectRightAnswers();
    });

    test('a process that goes on takes in what changed before its start and after', async () => {
      await changeMuch();
      const storage = await kept.start();
      const { id } = await storeMember(storage, { location: 'Hull' });
      expect(await findIds(storage, viewerId, { location: 'hull' })).toContain(id);
      await kept.stop(storage);
      expect(kept.notices).toEqual([]);
      await expectRightAnswers();
    });

    test('what has not changed is not written again', async () => {
      // On PostgreSQL a transaction of another database, while it is under way, leaves the mark short of the last change.
      await vi.waitFor(async () => {
        const storage = await kept.start();
        await rm(kept.file);
        await kept.stop(storage);
        expect(existsSync(kept.file)).toBe(false);
      }, PATIENCE);
      expect(kept.notices).toEqual([]);
      await expectRightAnswers(rebuilt('missing'));
    });

    test('without a snapshot everyone is read', async () => {
      await changeMuch();
      await rm(kept.file);
      await expectRightAnswers(rebuilt('missing'));
      await expectRightAnswers();
    });

    test.each([
      ['truncated', (bytes: Buffer) => bytes.subarray(0, bytes.length - 100)],
      ['empty', () => Buffer.alloc(0)],
      [
        'changed in one byte',
        (bytes: Buffer) => {
          const place = Math.floor(bytes.length / 2);
          return bytes.fill(bytes[place]! ^ 1, place, place + 1);
        },
      ],
    ])('a snapshot that is %s is not used', async (_what, damage) => {
      await changeMuch();
      await writeFile(kept.file, damage(await readFile(kept.file)));
      await expectRightAnswers(rebuilt('damaged'));
      await expectRightAnswers();
    });

    test('a snapshot of another database is not used', async () => {
      const otherSite = await openSite();
      const other = keepIn(kept.file, otherSite.openStorage);
      const storage = await other.start();
      await storeMembers(storage, 5);
      await other.stop(storage);
      expect(other.notices).toMatchObject([rebuilt('other_database')]);
      await otherSite.release();
      await expectRightAnswers(rebuilt('other_database'));
      await expectRightAnswers();
      // A second database takes its time to start on a busy machine.
    });

    test('a snapshot with members who are gone is not used', async () => {
      await site.run(`DELETE FROM member WHERE id = ${viewerId + 1}`);
      await change((storage) => storeMember(storage, { location: 'Hull' }));
      await expectRightAnswers(rebuilt('members_gone'));
      await expectRightAnswers();
    });

    test('a snapshot is not used once the number of its last change may be given again', async () => {
      await site.run(`DELETE FROM member WHERE id = ${viewerId + 3}`);
      await change(async (storage) => {
        await updateMember(storage, viewerId + 1, { location: 'York' });
        await storeMember(storage, { location: 'Hull' });
      });
      await expectRightAnswers(rebuilt('other_past'));
      await expectRightAnswers();
    });

    test('a snapshot that cannot be read or written is reported, and everything goes on', async () => {
      await rm(kept.file);
      await mkdir(join(kept.file, 'in the way'), { recursive: true });
      const storage = await kept.start();
      await storage.directory.keep();
      await storeMembers(storage, 1);
      await kept.stop(storage);
      expect(kept.notices).toMatchObject([
        { ...rebuilt('unreadable'), error: expect.any(Error) as Error },
        { kind: 'not_kept', error: expect.any(Error) as Error },
      ]);
      expect(kept.notices).toHaveLength(2);
      await rm(dirname(kept.file), { recursive: true });
      await expectRightAnswers(rebuilt('missing'));
    });
  });
}
