import { expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { seedStorage } from '#server/commands/seed/seed-storage.ts';

test('most invented members have confirmed their addresses, those to log in as among them', async () => {
  const storage = createMemoryStorage();
  const now = '2026-11-22T10:00:00.000Z';
  const { logIns } = await seedStorage(storage, { count: 16, passwordHash: 'hash', now });
  const members = await storage.members.list({ after: 0, limit: 100 });
  expect(members.filter(({ verified }) => verified)).toHaveLength(14);
  for (const name of logIns) {
    expect(members.find(({ username }) => username === name)).toMatchObject({ verified: true });
  }
});
