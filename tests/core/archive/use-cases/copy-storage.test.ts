import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createMemoryArchive } from '#adapters/memory/memory-archive.ts';
import { createMemoryState } from '#adapters/memory/memory-state.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { createSha256Digest } from '#adapters/system/sha256-digest.ts';
import { toCanonicalJson } from '#core/archive/domain/canonical-json.ts';
import type { ArchiveReader } from '#core/archive/ports/storage-archive.ts';
import {
  copyStorage,
  type CopyDependencies,
  type CopyProgress,
} from '#core/archive/use-cases/copy-storage.ts';
import { storeMember, storeMembers } from '#tests/support/stored-records.ts';

/** Copies a site of five members, to which a sixth comes while both are compared. */
async function copy(equalTo: CopyDependencies['equalTo']) {
  const state = createMemoryState();
  const storage = createMemoryStorage(state);
  await storeMembers(storage, 5);
  const source = createMemoryArchive(state, 'a growing site');
  const target = await createMemoryArchive(createMemoryState(), 'the copy').openWriter();
  const progress: CopyProgress[] = [];
  let open = 0;
  const countOpen = async (): Promise<ArchiveReader> => {
    const reader = await source.openReader();
    open += 1;
    const close = async () => {
      open -= 1;
      await reader.close();
    };
    return { ...reader, close };
  };
  let arrival: Promise<unknown> = Promise.resolve();
  const outcome = await copyStorage({
    source: { ...source, openReader: countOpen },
    equalTo,
    target,
    createDigest: createSha256Digest,
    batch: 2,
    onBegin: () => undefined,
    onProgress: (made) => progress.push(made),
    onComparison: () => {
      arrival = storeMember(storage);
    },
  });
  await arrival;
  const reader = await source.openReader();
  const items = await reader.read('member', { after: null, limit: 9 });
  return { outcome, open, progress: progress.filter(({ kind }) => kind === 'member'), items };
}

it('of a backup is equal to the source as it was in the beginning', async () => {
  const { outcome, open, progress, items } = await copy('source-in-the-beginning');
  const checksum = createHash('sha256');
  for (const member of items.slice(0, 5)) checksum.update(`${toCanonicalJson(member)}\n`);
  const members = { count: 5, checksum: checksum.digest('hex') };
  const kinds = { member: members };
  expect(outcome).toMatchObject({ status: 'equal', source: { kinds }, target: { kinds } });
  expect(progress.map(({ done, total }) => [done, total])).toEqual(
    [0, 2, 4, 5].map((done) => [done, 5]),
  );
  expect(open).toBe(0);
});

it('of a site that moves differs when the source has grown in between', async () => {
  const { outcome, open } = await copy('source-in-the-end');
  expect(outcome).toMatchObject({
    status: 'different',
    source: { kinds: { member: { count: 6 } } },
    target: { kinds: { member: { count: 5 } } },
  });
  expect(open).toBe(0);
});
