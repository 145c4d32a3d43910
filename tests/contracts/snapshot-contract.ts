import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { storeMember, storeMembers } from '#tests/support/stored-records.ts';
import type { OpenSite, TestSite } from './test-site.ts';
import { updateMember } from '#tests/support/writes.ts';

/** What a storage that several may use at once promises of being read while it is written. */
export function describeSnapshot(name: string, openSite: OpenSite): void {
  let site: TestSite;

  beforeEach(async () => {
    site = await openSite();
  });
  afterEach(() => site.release());

  describe(`a reader of ${name}`, () => {
    test('sees what was there when it was opened, whatever is written meanwhile', async () => {
      const storage = await site.openStorage();
      const [first] = await storeMembers(storage, 3);
      const reader = await site.archive.openReader();
      const before = await reader.read('member', { after: null, limit: 10 });
      await storeMember(storage);
      await updateMember(storage, first!.id, { name: 'Another name' });
      expect(await reader.count('member')).toBe(3);
      expect(await reader.read('member', { after: null, limit: 10 })).toEqual(before);
      expect(await reader.lastNumbers()).toMatchObject({ member: 3 });
      await reader.close();
      await storage.close();
    });
  });
}
