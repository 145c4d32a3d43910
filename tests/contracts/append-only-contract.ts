import { describe, expect, test } from 'vitest';
import { fillSite } from '#tests/support/filled-site.ts';
import type { DatabaseSite } from './test-site.ts';

const REFUSED = /moderation log is only added to/;

/** That nobody changes what the moderation log holds, whoever asks the database. */
export function describeModerationLog(name: string, openSite: () => Promise<DatabaseSite>): void {
  describe(`the moderation log in ${name}`, () => {
    test.each([
      "UPDATE moderation_entry SET words = 'Something else'",
      'UPDATE moderation_entry SET member_id = 1 WHERE id = 1',
      'DELETE FROM moderation_entry WHERE id = 1',
      'DELETE FROM moderation_entry',
    ])('refuses %s', async (sql) => {
      const site = await openSite();
      await fillLog(site);
      const before = (await site.readTables())['moderation_entry'];
      expect(before?.rows.length).toBeGreaterThan(1);
      await expect(site.run(sql)).rejects.toThrow(REFUSED);
      expect((await site.readTables())['moderation_entry']).toEqual(before);
      await site.release();
    });
  });
}

async function fillLog(site: DatabaseSite): Promise<void> {
  const storage = await site.openStorage();
  await fillSite(storage);
  await storage.close();
}
