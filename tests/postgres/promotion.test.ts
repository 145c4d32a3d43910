import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import { NO_FILTERS } from '#core/discovery/domain/filters.ts';
import type { DomainEvent } from '#core/events.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import { POSTGRES_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import {
  startPostgresCluster,
  startStandby,
  type PostgresCluster,
} from '#tests/support/postgres-cluster.ts';
import { findIds } from '#tests/support/search-results.ts';
import { cutOff, queryServer, waitUntilReplayed } from '#tests/support/standby.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { openSwitchedAddress, type SwitchedAddress } from '#tests/support/switched-address.ts';
import { advanceHandler, updateMember } from '#tests/support/writes.ts';

const AT = '2026-04-05T06:07:08.901Z';
const LATER = '2026-04-05T06:08:08.901Z';
const LATEST = '2026-04-05T06:09:08.901Z';

/** More than a sequence is ahead of what it has given. */
const LOST_EVENTS = 100;

/**
 * A standby that lags is promoted: what the old server had acknowledged since then is lost, and the new one
 * gives its numbers again, while a process goes on that has seen them.
 */
let old: PostgresCluster;
let promoted: PostgresCluster;
/** Another standby, which has everything from the old server. */
let left: PostgresCluster;
let address: SwitchedAddress;
let storage: Storage;
/** A process that started after the failover. */
let later: Storage;
let viewer: Self;
let mover: Self;
let handled: number;

const open = (url: string, readUrl?: string) =>
  openPostgresStorage({
    url,
    connections: 4,
    migrationsFolder: POSTGRES_MIGRATIONS,
    ...(readUrl !== undefined && { replica: { url: readUrl, report: () => undefined } }),
  });

const store = (event: DomainEvent) =>
  storage.commit({ changes: [], events: [event], actorId: null, at: AT });

beforeAll(async () => {
  old = await startPostgresCluster();
  [promoted, left] = await Promise.all([startStandby(old), startStandby(old)]);
  address = await openSwitchedAddress(old.url);
  storage = await open(address.url);
  viewer = await storeMember(storage);
  mover = await storeMember(storage, { location: 'York' });
  await store({ type: 'profile_changed', memberIds: [viewer.id] });
  await advanceHandler(storage, 'mail', { from: 0, to: 0, holder: 'one', until: LATER, now: AT });
  await cutOff(old, promoted);
  await queryServer(old, 'SELECT pg_switch_wal()');

  await storeMember(storage, { location: 'York' });
  await updateMember(storage, mover.id, { bio: 'Lost words' });
  for (let number = 0; number < LOST_EVENTS; number += 1) {
    await store({ type: 'profile_changed', memberIds: [mover.id] });
  }
  handled = (await storage.feed.read({ after: 0, limit: 1_000 })).at(-1)!.id;
  expect(await findIds(storage, viewer.id, { location: 'york' })).toHaveLength(2);

  await waitUntilReplayed(old, left);
  await old.kill();
  await queryServer(promoted, 'SELECT pg_promote()');
  address.switchTo(promoted.url);
  later = await open(promoted.url);
});
afterAll(async () => {
  await Promise.all([storage.close(), later.close()]);
  address.close();
  await Promise.all([old, promoted, left].map((server) => server.remove()));
});

test('a search finds who changed in a transaction whose number was given before', async () => {
  await updateMember(later, mover.id, { location: 'Leeds' });
  expect(await findIds(storage, viewer.id, { location: 'leeds' })).toEqual([mover.id]);
});

test('a search counts nobody whose registration was lost', async () => {
  const filters = { ...NO_FILTERS, location: 'york' };
  expect(await storage.directory.count(viewer.id, filters)).toBe(0);
});

test('a standby that was not promoted and knows what was lost is not read', async () => {
  const reading = await open(promoted.url, left.url);
  expect(await findIds(reading, viewer.id, { text: 'lost words' })).toEqual([]);
  await reading.close();
});

test('a handler of events goes on after the last event that the new server knows', async () => {
  const event: DomainEvent = { type: 'profile_changed', memberIds: [viewer.id] };
  await later.commit({ changes: [], events: [event], actorId: null, at: AT });
  const [newest] = (await later.feed.read({ after: 0, limit: 1_000 })).slice(-1);
  expect(newest?.id).toBeLessThan(handled);
  const advance = (to: number, now: string) =>
    advanceHandler(storage, 'mail', { from: 0, to, holder: 'one', until: LATEST, now });
  expect(await advance(handled, AT)).toBe(false);
  expect(await storage.feed.freePosition('mail', { holder: 'one', now: LATER })).toBe(0);
  expect(await advance(1, LATER)).toBe(true);
});
