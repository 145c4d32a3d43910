import { describe, expect, test } from 'vitest';
import {
  keyOf,
  RECORD_KINDS,
  type ArchivedRecords,
  type RecordKey,
  type RecordKind,
} from '#core/archive/domain/archived-records.ts';
import { RETENTION, type Retention } from '#core/archive/domain/retention.ts';
import type { StorageArchive } from '#core/archive/ports/storage-archive.ts';
import { makeUseCases } from '#server/composition/contexts.ts';
import { makeRemoveExpired } from '#server/composition/expiry.ts';
import { storeCanary } from '#tests/support/canary.ts';
import { fillSite } from '#tests/support/filled-site.ts';
import { createTestWorld } from '#tests/support/world.ts';
import type { OpenSite, TestSite } from './test-site.ts';

/** The kinds of which the filled site has records whose time ends. */
const ENDING_KINDS = RECORD_KINDS.filter((kind) => RETENTION[kind].kept === 'until');

/** That every record is kept as long as `RETENTION` says, and no longer. */
export function describeRetention(name: string, openSite: OpenSite): void {
  describe(`what is kept in ${name}`, () => {
    test('is there until its time is over, and gone after that', async () => {
      const site = await openSite();
      const storage = await site.openStorage();
      await fillSite(storage);
      await storeCanary(storage);
      await storage.close();

      const ends = await readEnds(site.archive);
      const kinds = new Set(ends.map(({ kind }) => kind));
      expect([...kinds].toSorted()).toEqual(ENDING_KINDS.toSorted());
      for (const time of new Set(ends.map(({ endsAt }) => endsAt).toSorted())) {
        await removeExpiredAt(site, Date.parse(time) - 1);
        expect(await readEnds(site.archive)).toEqual(ends.filter(({ endsAt }) => endsAt >= time));
        await removeExpiredAt(site, Date.parse(time) + 1);
        expect(await readEnds(site.archive)).toEqual(ends.filter(({ endsAt }) => endsAt > time));
      }
      expect(await readEnds(site.archive)).toEqual([]);
      await site.release();
    });
  });
}

/** Removes what has expired by that time (milliseconds since 1970), as the server does every hour. */
async function removeExpiredAt(site: TestSite, time: number): Promise<void> {
  const storage = await site.openStorage();
  const world = createTestWorld(storage, { clock: { now: () => new Date(time).toISOString() } });
  await makeRemoveExpired({ ...world, ...makeUseCases(world) }, [])(() => false);
  await storage.close();
}

/** A record whose time ends. */
interface Ending {
  readonly kind: RecordKind;
  readonly key: RecordKey;
  readonly endsAt: string;
}

async function readEnds(archive: StorageArchive): Promise<Ending[]> {
  const reader = await archive.openReader();
  const ends: Ending[] = [];
  for (const kind of RECORD_KINDS) {
    for (const record of await reader.read(kind, { after: null, limit: 1_000 })) {
      const endsAt = endOf(kind, record);
      if (endsAt !== null) ends.push({ kind, key: keyOf(kind, record), endsAt });
    }
  }
  await reader.close();
  return ends;
}

function endOf<Kind extends RecordKind>(kind: Kind, record: ArchivedRecords[Kind]): string | null {
  const retention = RETENTION[kind] as Retention<ArchivedRecords[Kind]>;
  return retention.kept === 'until' ? retention.endsAt(record) : null;
}
