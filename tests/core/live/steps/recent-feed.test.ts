import { expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { DomainEvent } from '#core/events.ts';
import { MOST_BEHIND, RecentFeed } from '#core/live/steps/recent-feed.ts';
import { toMemberId } from '#tests/support/ids.ts';

const ROSA = toMemberId(1);
const DANIEL = toMemberId(2);

/** A feed that counts how often it is read. */
function createFeed() {
  const storage = createMemoryStorage();
  const reads: number[] = [];
  return {
    reads,
    feed: {
      newest: () => storage.feed.newest(),
      read: (page: { readonly after: number; readonly limit: number }) => {
        reads.push(page.after);
        return storage.feed.read(page);
      },
    },
    forget: (upTo: number) => storage.feed.forget(upTo),
    happen: (count: number, ...memberIds: (typeof ROSA)[]) => {
      const event: DomainEvent = { type: 'profile_changed', memberIds };
      const events = Array<DomainEvent>(count).fill(event);
      return storage.commit({ changes: [], events, actorId: null, at: '2026-03-01T10:00:00.000Z' });
    },
  };
}

const ignore = () => undefined;

async function readToEnd(recent: RecentFeed): Promise<void> {
  while (await recent.readOn(ignore));
}

const placesOf = (recent: RecentFeed, member: typeof ROSA, after: number, limit = 100) => {
  const news = recent.newsOf(member, after, limit);
  return news && { places: news.events.map(({ id }) => id), until: news.until };
};

test('begins with the newest event, and tells where each that comes was read', async () => {
  const { feed, happen } = createFeed();
  await happen(3, ROSA);
  const recent = await RecentFeed.open(feed);
  expect(recent.position).toBe(3);
  await happen(2, DANIEL);
  const read: unknown[] = [];
  expect(await recent.readOn(({ id }, before) => read.push([id, before]))).toBe(false);
  expect(read).toEqual([
    [4, 3],
    [5, 3],
  ]);
  expect(recent.position).toBe(5);
});

test('has for each member what they may know of, a part at a time', async () => {
  const { feed, happen } = createFeed();
  const recent = await RecentFeed.open(feed);
  for (const member of [ROSA, DANIEL, ROSA, ROSA, DANIEL]) await happen(1, member);
  await readToEnd(recent);
  expect(placesOf(recent, ROSA, 0)).toEqual({ places: [1, 3, 4], until: 5 });
  expect(placesOf(recent, ROSA, 1)).toEqual({ places: [3, 4], until: 5 });
  expect(placesOf(recent, ROSA, 0, 2)).toEqual({ places: [1, 3], until: 3 });
  expect(placesOf(recent, ROSA, 4)).toEqual({ places: [], until: 5 });
});

test('reads back once to where several want to go on', async () => {
  const { feed, happen, reads } = createFeed();
  await happen(1_200, ROSA, DANIEL);
  const recent = await RecentFeed.open(feed);
  expect(recent.newsOf(ROSA, 0, 1)).toBeNull();
  reads.length = 0;
  expect(await Promise.all([0, 0, 7, 700].map((place) => recent.reach(place)))).toEqual(
    Array(4).fill(true),
  );
  expect(reads).toEqual([0, 500, 1_000]);
  expect(placesOf(recent, ROSA, 1_198)).toEqual({ places: [1_199, 1_200], until: 1_200 });
  expect(placesOf(recent, ROSA, 0, 2)).toEqual({ places: [1, 2], until: 2 });
});

test('reads back to what was before it began, though more has joined the feed since', async () => {
  const { feed, happen } = createFeed();
  await happen(3, ROSA);
  const recent = await RecentFeed.open(feed);
  await happen(2, ROSA);
  expect(await recent.reach(1)).toBe(true);
  await readToEnd(recent);
  expect(placesOf(recent, ROSA, 1)).toEqual({ places: [2, 3, 4, 5], until: 5 });
});

test('goes on from no place before it began, however much it reads after that', async () => {
  const { feed, happen } = createFeed();
  await happen(3, ROSA);
  const recent = await RecentFeed.open(feed);
  await happen(2, ROSA);
  await readToEnd(recent);
  expect(placesOf(recent, ROSA, 2)).toBeNull();
  expect(placesOf(recent, ROSA, 3)).toEqual({ places: [4, 5], until: 5 });
});

test('reaches so far back and no farther, and no place that is still to come', async () => {
  const { feed, happen } = createFeed();
  await happen(MOST_BEHIND + 1, ROSA);
  const recent = await RecentFeed.open(feed);
  expect(await recent.reach(0)).toBe(false);
  expect(await recent.reach(1)).toBe(true);
  expect(await recent.reach(MOST_BEHIND + 1)).toBe(true);
  expect(await recent.reach(MOST_BEHIND + 2)).toBe(false);
});

test('forgets what is too far back, and says so to whoever is still there', async () => {
  const { feed, happen } = createFeed();
  const recent = await RecentFeed.open(feed);
  await happen(10, ROSA);
  await readToEnd(recent);
  await happen(MOST_BEHIND - 9, DANIEL);
  await readToEnd(recent);
  expect(recent.newsOf(ROSA, 0, 1)).toBeNull();
  expect(placesOf(recent, ROSA, 1)).toEqual({ places: [2, 3, 4, 5, 6, 7, 8, 9, 10], until: 5_001 });
});

test('has no hole where it forgets what it is just reading back from', async () => {
  const { feed, happen } = createFeed();
  await happen(MOST_BEHIND, ROSA);
  const recent = await RecentFeed.open(feed);
  expect(await recent.reach(100)).toBe(true);
  await happen(400, ROSA);
  const reaching = recent.reach(50);
  await readToEnd(recent);
  expect(await reaching).toBe(false);
  expect(recent.newsOf(ROSA, 50, 1)).toBeNull();
  expect(placesOf(recent, ROSA, 400, 1)).toEqual({ places: [401], until: 401 });
});

test('does not go on from a place after which the feed has forgotten something', async () => {
  const { feed, happen, forget } = createFeed();
  await happen(5, ROSA);
  const recent = await RecentFeed.open(feed);
  await forget(3);
  expect(await recent.reach(1)).toBe(false);
  expect(await recent.reach(3)).toBe(true);
  expect(placesOf(recent, ROSA, 3)).toEqual({ places: [4, 5], until: 5 });
  expect(placesOf(recent, ROSA, 1)).toBeNull();
});

test('begins where it was, though the newest events are forgotten', async () => {
  const { feed, happen, forget } = createFeed();
  await happen(5, ROSA);
  await forget(5);
  const recent = await RecentFeed.open(feed);
  expect(recent.position).toBe(5);
  expect(await recent.reach(4)).toBe(false);
  await happen(1, ROSA);
  await readToEnd(recent);
  expect(placesOf(recent, ROSA, 5)).toEqual({ places: [6], until: 6 });
});
