import { toMemberId } from '#tests/support/ids.ts';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryArchive } from '#adapters/memory/memory-archive.ts';
import { createMemoryState, type MemoryState } from '#adapters/memory/memory-state.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { Storage } from '#core/storage.ts';
import { StorageUnusable } from '#core/kernel/storage-unusable.ts';
import { copyArchive } from '#tests/support/copied-archive.ts';
import { askEverything, fillSite } from '#tests/support/filled-site.ts';
import { findIds } from '#tests/support/search-results.ts';
import { storeConnection, storeMember, storeMessage } from '#tests/support/stored-records.ts';
import type { OpenSite, TestSite } from './test-site.ts';
import { recordActivity } from '#tests/support/writes.ts';

/** After everything that has happened on the site. */
const LATER = '2126-05-06T07:08:09.012Z';

/** What every storage promises of being moved; the other side is memory. */
export function describeArchive(name: string, openSite: OpenSite): void {
  /** A site that is filled; nothing here changes it. */
  let state: MemoryState;
  /** What it answers by its ports, asked before anything is copied. */
  let answers: unknown;
  beforeAll(async () => {
    state = createMemoryState();
    await fillSite(createMemoryStorage(state));
    answers = await askEverything(createMemoryStorage(state));
  });

  const filled = () => createMemoryArchive(state, 'the filled site');

  describe(`${name} as something to be moved`, () => {
    let site: TestSite;

    beforeEach(async () => {
      site = await openSite();
    });
    afterEach(() => site.release());

    test('holds afterwards what the source holds, and passes it on as it is', async () => {
      const copied = await copyArchive(filled(), site.archive);
      if (copied.status !== 'equal') throw new Error(`It was ${copied.status}.`);
      expect(copied.source).toEqual(copied.target);
      const onward = createMemoryState();
      expect(await copyArchive(site.archive, createMemoryArchive(onward, 'b'))).toMatchObject({
        status: 'equal',
        target: copied.source,
      });
      expect(await askEverything(createMemoryStorage(onward))).toEqual(answers);
    });

    test('answers as the source does, and gives no id of what was removed', async () => {
      const source = createMemoryState();
      const original = createMemoryStorage(source);
      await fillSite(original);
      const before = await askEverything(original);
      await copyArchive(createMemoryArchive(source, 'the source'), site.archive);
      const storage = await site.openStorage();
      try {
        expect(await askEverything(storage)).toEqual(before);
        expect(await addOfEachKind(storage)).toEqual(await addOfEachKind(original));
        await recordActivity(storage, 12, LATER);
        expect((await findIds(storage, toMemberId(1)))[0]).toBe(12);
      } finally {
        await storage.close();
      }
    });

    test('passes on all that it answers, and the ids that come next', async () => {
      const storage = await site.openStorage();
      await fillSite(storage);
      const before = await askEverything(storage);
      await storage.close();
      const moved = createMemoryState();
      await copyArchive(site.archive, createMemoryArchive(moved, 'the copy'));
      const copy = createMemoryStorage(moved);
      expect(await askEverything(copy)).toEqual(before);
      const again = await site.openStorage();
      try {
        expect(await addOfEachKind(copy)).toEqual(await addOfEachKind(again));
      } finally {
        await again.close();
      }
    });

    test('has no faults', async () => {
      await copyArchive(filled(), site.archive);
      const reader = await site.archive.openReader();
      expect(await reader.findFaults()).toEqual([]);
      await reader.close();
    });

    test('may hold nothing', async () => {
      const empty = createMemoryArchive(createMemoryState(), 'empty');
      expect(await copyArchive(empty, site.archive)).toMatchObject({ status: 'equal' });
      const storage = await site.openStorage();
      expect((await storeMember(storage)).id).toBe(1);
      await storage.close();
    });

    test('is not filled when it holds anything', async () => {
      const storage = await site.openStorage();
      await storeMember(storage);
      await storage.close();
      const refusal = { status: 'refused', reason: 'not-empty' };
      expect(await copyArchive(filled(), site.archive)).toMatchObject(refusal);
    });

    test('opens for nobody until the copy is finished, and then for a copy of nothing else', async () => {
      await copyArchive(filled(), site.archive, { batch: 7, stopAfter: 3 });
      await expect(site.openStorage()).rejects.toThrow(StorageUnusable);
      await expect(site.archive.openReader()).rejects.toThrow(/unfinished copy of the filled site/);
      const other = createMemoryArchive(state, 'another site');
      const refusal = { status: 'refused', reason: 'other-copy', source: 'the filled site' };
      expect(await copyArchive(other, site.archive)).toMatchObject(refusal);
      expect(await copyArchive(filled(), site.archive)).toMatchObject({
        status: 'equal',
        beginning: 'resumed',
      });
    });

    test('is not finished when the source has changed meanwhile', async () => {
      const source = createMemoryState();
      await copyArchive(filled(), createMemoryArchive(source, 'a copy'));
      const archive = createMemoryArchive(source, 'changing');
      const storage = createMemoryStorage(source);
      await copyArchive(archive, site.archive, { batch: 10, stopAfter: 4 });
      await recordActivity(storage, 3, LATER);
      const outcome = await copyArchive(archive, site.archive);
      if (outcome.status !== 'different') throw new Error(`It was ${outcome.status}.`);
      expect(outcome.source.kinds.member).not.toEqual(outcome.target.kinds.member);
      expect(outcome.source.kinds.message).toEqual(outcome.target.kinds.message);
      await expect(site.openStorage()).rejects.toThrow(/unfinished copy of changing/);
    });

    test('takes a batch as a whole or not at all', async () => {
      const writer = await site.archive.openWriter();
      await writer.begin('anywhere');
      const reader = await filled().openReader();
      const members = await reader.read('member', { after: null, limit: 3 });
      const [first, second] = members;
      await expect(writer.write('member', [first!, second!, first!])).rejects.toThrow();
      expect(await writer.count('member')).toBe(0);
      await writer.write('member', members);
      expect(await writer.count('member')).toBe(3);
      expect(await writer.lastKey('member')).toBe(3);
      expect(await writer.read('member', { after: 1, limit: 1 })).toEqual([second]);
      await writer.close();
    });
  });

  test(`a copy into ${name} goes on wherever it was stopped`, async () => {
    const anyStop = [fc.nat(12), fc.integer({ min: 4, max: 15 })] as const;
    await fc.assert(
      fc.asyncProperty(...anyStop, async (stopAfter, batch) => {
        const site = await openSite();
        try {
          const first = await copyArchive(filled(), site.archive, { batch, stopAfter });
          fc.pre(first.status === 'stopped');
          const outcome = await copyArchive(filled(), site.archive);
          expect(outcome).toMatchObject({ status: 'equal', beginning: 'resumed' });
        } finally {
          await site.release();
        }
      }),
      { numRuns: 6 },
    );
  });
}

/** The ids of a member, a connection and a message that are added now. */
async function addOfEachKind(storage: Storage): Promise<number[]> {
  const member = await storeMember(storage);
  const connection = await storeConnection(storage, member.id, toMemberId(1));
  const message = await storeMessage(storage, member.id, connection);
  return [member.id, connection.id, message.id];
}
