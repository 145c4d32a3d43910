import { crc32 } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { NO_FILTERS, type DiscoveryFilters } from '#core/discovery/domain/filters.ts';
import type { MemberDirectory } from '#core/discovery/ports/member-directory.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { createSiteWithPast } from '#tests/support/site-with-past.ts';

const VIEWER = toMemberId(1);

let site: ReturnType<typeof createSiteWithPast>;

beforeEach(() => {
  site = createSiteWithPast('ours');
  site.store(1);
  site.store(2, { location: 'Leeds', age: 30 });
  site.store(4, { location: 'York', age: 50 });
});

/** Whom the viewer finds. */
async function findIds(directory: MemberDirectory, wanted: Partial<DiscoveryFilters> = {}) {
  const filters = { ...NO_FILTERS, ...wanted };
  const query = { filters, sort: 'recent', limit: 9, after: null } as const;
  return (await directory.search(VIEWER, query))!.members.map(({ id }) => id);
}

/** What a process that began with an empty memory finds, once its columns are kept. */
async function keepNow(): Promise<void> {
  const process = site.start();
  await process.keep();
  site.asked.everyone = 0;
  site.notices.length = 0;
  site.place.calls.length = 0;
}

/** The next process must find who is stored; whether it loaded everyone is in `site.asked`. */
async function expectEveryoneFound(): Promise<void> {
  const directory = site.start();
  const [found, inYork] = [
    await findIds(directory),
    await findIds(directory, { location: 'york' }),
  ];
  const others = [...site.state.members.values()].filter(({ self }) => self.id !== VIEWER);
  const idsOf = (members: typeof others) => members.map(({ self }) => self.id).toSorted();
  expect(found.toSorted()).toEqual(idsOf(others));
  expect(inYork.toSorted()).toEqual(idsOf(others.filter(({ self }) => self.location === 'York')));
}

test('a process goes on with what was kept, and with what has changed since', async () => {
  await keepNow();
  await expectEveryoneFound();
  site.store(2, { location: 'York', age: 31 });
  site.store(5, { location: 'York' });
  await expectEveryoneFound();
  expect([site.asked.everyone, site.notices]).toEqual([0, []]);
});

test('what has not changed is written once, whichever process it is', async () => {
  const first = site.start();
  await first.keep();
  await first.keep();
  await site.start().keep();
  expect(site.place.calls.filter((call) => call === 'write')).toHaveLength(1);
  site.store(2, { location: 'Hull' });
  await first.keep();
  expect(site.place.calls.filter((call) => call === 'write')).toHaveLength(2);
  await expectEveryoneFound();
});

test('while columns are written, others get their turn', async () => {
  const directory = site.start();
  await directory.load();
  site.asked.turns = 0;
  await directory.keep();
  expect(site.asked.turns).toBeGreaterThan(0);
});

test('of a new site there is nothing to keep, and nothing to report', async () => {
  site = createSiteWithPast('new');
  await site.start().keep();
  expect([site.place.bytes, site.notices]).toEqual([null, []]);
});

test.each([
  ['a storage without a past', () => site.start('nothing')],
  ['a process that has no place for it', () => site.start('its past', false)],
])('%s keeps nothing', async (_who, start) => {
  const directory = start();
  expect((await findIds(directory)).toSorted()).toEqual([2, 4]);
  await directory.keep();
  expect([site.place.calls, site.notices]).toEqual([[], []]);
});

test('when everyone has gone nothing is written', async () => {
  const directory = site.start();
  await directory.keep();
  site.notices.length = 0;
  site.state.members.clear();
  await directory.keep();
  expect(site.notices).toEqual([]);
  expect(site.place.calls.filter((call) => call === 'write')).toHaveLength(1);
});

describe('what does not fit', () => {
  function damage(): void {
    const bytes = Buffer.from(site.place.bytes!);
    site.place.put(bytes.subarray(0, bytes.length - 1));
  }

  /** What an older version may have written. */
  function writeOtherFormat(): void {
    const bytes = Buffer.from(site.place.bytes!);
    bytes.writeUInt32LE(bytes.readUInt32LE(4) + 1, 4);
    const content = bytes.subarray(0, -4);
    site.place.put(Buffer.concat([content, new Uint8Array(Uint32Array.of(crc32(content)).buffer)]));
  }

  function moveElsewhere(): void {
    const { place, state } = site;
    site = createSiteWithPast('theirs', place);
    for (const [id, { self }] of state.members) site.store(id, self);
  }

  function goBackInTime(): void {
    site.state.last.change -= 1;
  }

  function removeMember(): void {
    site.state.members.delete(2);
  }

  test.each([
    ['damaged', damage],
    ['other_format', writeOtherFormat],
    ['other_database', moveElsewhere],
    ['other_past', goBackInTime],
    ['members_gone', removeMember],
  ])('is removed and reported as %s, and everyone is loaded', async (why, change) => {
    await keepNow();
    change();
    await expectEveryoneFound();
    expect(site.notices).toEqual([{ kind: 'rebuilt', why }]);
    expect([site.asked.everyone, site.place.bytes]).toEqual([1, null]);
  });

  test('is reported of an empty site too', async () => {
    await keepNow();
    damage();
    site.state.members.clear();
    await site.start().load();
    expect(site.notices).toEqual([{ kind: 'rebuilt', why: 'damaged' }]);
  });

  test('is not there to be removed when there is no snapshot', async () => {
    await expectEveryoneFound();
    expect(site.notices).toEqual([{ kind: 'rebuilt', why: 'missing' }]);
    expect(site.place.calls).toEqual(['read']);
  });

  test('is reported with the failure when it cannot be removed', async () => {
    await keepNow();
    damage();
    const error = new Error('The disk is read-only.');
    site.place.failures.set('remove', error);
    await expectEveryoneFound();
    expect(site.notices).toEqual([{ kind: 'rebuilt', why: 'damaged', error }]);
  });

  test('is reported with the first failure when it can be neither read nor removed', async () => {
    await keepNow();
    const error = new Error('The disk is gone.');
    site.place.failures.set('read', error).set('remove', new Error('It is still gone.'));
    await expectEveryoneFound();
    expect(site.notices).toEqual([{ kind: 'rebuilt', why: 'unreadable', error }]);
  });
});

describe('members whose registration ends while others are counted', () => {
  /** Their ids are lower than the highest that is known. */
  async function startWhile(registrations: number): Promise<void> {
    site.store(9, { location: 'Hull' });
    await keepNow();
    let id = 4;
    site.beforeCount = () => {
      id += 1;
      if (id <= 4 + registrations) site.store(id, { location: 'York' });
    };
    await expectEveryoneFound();
  }

  test('are taken in', async () => {
    await startWhile(2);
    expect([site.asked.everyone, site.notices]).toEqual([0, []]);
  });

  test('are waited for no longer than a while', async () => {
    await startWhile(3);
    expect([site.asked.everyone, site.notices]).toEqual([
      1,
      [{ kind: 'rebuilt', why: 'members_gone' }],
    ]);
  });
});

test('columns that cannot be kept are reported once in a row', async () => {
  const directory = site.start();
  await directory.load();
  site.notices.length = 0;
  const error = new Error('The disk is full.');
  const notKept = { kind: 'not_kept', error };
  site.place.failures.set('write', error);
  await directory.keep();
  await directory.keep();
  expect(site.notices).toEqual([notKept]);
  site.place.failures.clear();
  await directory.keep();
  expect(site.place.bytes).not.toBeNull();
  site.store(2);
  site.place.failures.set('write', error);
  await directory.keep();
  expect(site.notices).toEqual([notKept, notKept]);
});
