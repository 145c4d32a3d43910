import { expect, test } from 'vitest';
import type { Storage } from '#core/storage.ts';
import { EVER, storeConnection, storeMembers } from '#tests/support/stored-records.ts';
import { updateMember } from '#tests/support/writes.ts';
import type { SharedPlace } from './other-process-search-contract.ts';

/** That a member is shown as another process has changed them, also one whom this process has shown before. */
export function describeMembersOfOtherProcess(openPlace: () => Promise<SharedPlace>): void {
  test('a member is shown as another process has just changed them', async () => {
    const place = await openPlace();
    const [here, there] = [await place.open(), await place.open()];
    const [viewer, other] = await storeMembers(here, 2);
    await storeConnection(here, viewer!.id, other!.id);
    const readNames = async ({ members, connections }: Storage) => {
      const newest = {
        status: null,
        direction: null,
        before: null,
        limit: 10,
        openSince: EVER,
      } as const;
      const [connection] = await connections.listOf(viewer!.id, newest);
      const [listed] = await members.list({ after: viewer!.id, limit: 1 });
      const found = await members.findById(other!.id);
      return [found?.name, listed?.name, connection?.member.name];
    };
    for (const name of ['Rosa', 'Daniel', 'Rosa']) {
      await updateMember(there, other!.id, { name });
      expect(await readNames(here)).toEqual([name, name, name]);
      expect(await readNames(there)).toEqual([name, name, name]);
    }
    await Promise.all([here.close(), there.close()]);
    await place.release();
  });
}
