import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPreferences } from '#tests/support/arbitraries.ts';
import { newMember } from '#tests/support/new-member.ts';
import { createMember } from '#tests/support/writes.ts';
import type { DatabaseSite } from './test-site.ts';

const FORGET = 'UPDATE member_trait SET languages = NULL, country = NULL, town = NULL';

/** That a migration makes of the members who are stored already the same languages and places as the core does. */
export function describeBackfilledTraits(
  openSite: () => Promise<DatabaseSite>,
  migrationFile: string,
): void {
  test('a migration reads languages and places off the profiles as the core does', async () => {
    const site = await openSite();
    const storage = await site.openStorage();
    for (const preferences of fc.sample(anyPreferences, { numRuns: 40 })) {
      await createMember(storage, newMember({ preferences }));
    }
    await storage.close();
    await site.run(FORGET);
    expect(await findFaults(site)).not.toEqual([]);
    const migration = readFileSync(migrationFile, 'utf8');
    await site.run(migration.slice(migration.indexOf('UPDATE member_trait')));
    expect(await findFaults(site)).toEqual([]);
    await site.release();
  });
}

async function findFaults({ archive }: DatabaseSite): Promise<readonly string[]> {
  const reader = await archive.openReader();
  const faults = await reader.findFaults();
  await reader.close();
  return faults;
}
