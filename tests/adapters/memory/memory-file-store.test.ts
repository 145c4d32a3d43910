import { expect, test } from 'vitest';
import { createMemoryFileStore } from '#adapters/memory/memory-file-store.ts';
import { createSystemClock } from '#adapters/system/system-clock.ts';
import { describeFileStore } from '#tests/contracts/file-store.ts';

describeFileStore('memory', () => Promise.resolve(createMemoryFileStore(createSystemClock())));

test('what is written again counts as written now', async () => {
  let now = '2026-11-25T12:00:00.000Z';
  const store = createMemoryFileStore({ now: () => now });
  await store.write(Buffer.from('bread'));
  now = '2026-11-26T12:00:00.000Z';
  await store.write(Buffer.from('bread'));
  expect(await store.list(null, 1)).toMatchObject([{ writtenAt: Date.parse(now) }]);
});
