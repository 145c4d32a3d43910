import { expect, test } from 'vitest';
import { createMemoryFileStore } from '#adapters/memory/memory-file-store.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import { countFileBytes } from '#core/media/steps/count-file-bytes.ts';
import { limitFiles } from '#core/media/steps/limit-files.ts';
import { describeFileStore } from '#tests/contracts/file-store.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';

describeFileStore('memory with more room than anybody needs', () => {
  const clock = { now: () => new Date().toISOString() };
  const countBytes = () => Promise.resolve(0);
  return Promise.resolve(
    limitFiles(createMemoryFileStore(clock), { limit: 1e12, countBytes, clock }),
  );
});

/** A store for ten bytes, of which records name as many as `named` says. */
function openSmall() {
  const clock = createSettableClock();
  const state = { named: 0, counted: 0 };
  const countBytes = () => {
    state.counted += 1;
    return Promise.resolve(state.named);
  };
  const fileStore = limitFiles(createMemoryFileStore(clock), { limit: 10, countBytes, clock });
  const write = (text: string) => fileStore.write(Buffer.from(text));
  return { clock, state, fileStore, write };
}

test('no more is written than there is room for, and all else goes on', async () => {
  const { fileStore, write } = openSmall();
  const bread = await write('bread');
  await expect(write('breads')).rejects.toThrow(
    new StorageUnavailable('The files of members take all the room that this site has.'),
  );
  await write('salts');
  await expect(write('x')).rejects.toThrow(StorageUnavailable);
  expect(Buffer.from((await fileStore.read(bread))!).toString()).toBe('bread');
  await fileStore.remove(bread);
  expect(await fileStore.list(null, 10)).toHaveLength(1);
});

test('it is counted anew after a minute, by what records name then', async () => {
  const { clock, state, write } = openSmall();
  await write('bread');
  await write('salts');
  expect(state.counted).toBe(1);
  clock.advance(60_000);
  state.named = 5;
  await write('water');
  expect(state.counted).toBe(2);
  await expect(write('x')).rejects.toThrow(StorageUnavailable);
  clock.advance(60_000);
  state.named = 0;
  await write('x');
});

test('those that come at one moment have the room of one', async () => {
  const { state, write } = openSmall();
  const written = await Promise.allSettled([write('breads'), write('waters'), write('salt')]);
  expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(state.counted).toBe(1);
});

test('while it can’t be counted, nothing is written', async () => {
  const clock = createSettableClock();
  const countBytes = () => Promise.reject(new StorageUnavailable('It is away.'));
  const fileStore = createMemoryFileStore(clock);
  const limited = limitFiles(fileStore, { limit: 10, countBytes, clock });
  for (let tries = 0; tries < 2; tries += 1) {
    await expect(limited.write(Buffer.from('x'))).rejects.toThrow('It is away.');
  }
  expect(await fileStore.list(null, 10)).toEqual([]);
});

test('what is counted is the pictures and what was sent in conversations', async () => {
  const counted = (bytes: number) => ({ countBytes: () => Promise.resolve(bytes) });
  expect(await countFileBytes({ pictures: counted(500), attachments: counted(20) })).toBe(520);
});
