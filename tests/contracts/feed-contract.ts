import type { MemberId } from '#core/kernel/ids.ts';
import { deleteMember } from '#tests/support/canary.ts';
import { toConnectionId, toMemberId } from '#tests/support/ids.ts';
import { describe, expect, test } from 'vitest';
import type { DomainEvent } from '#core/events.ts';
import { activityLetter } from '#core/mail/domain/activity.ts';
import type { Storage } from '#core/storage.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { advanceHandler } from '#tests/support/writes.ts';

const AT = '2026-04-05T06:07:08.901Z';
const BEFORE = '2026-04-05T06:00:00.000Z';
const UNTIL = '2026-04-05T06:10:00.000Z';
const LATER = '2026-04-05T06:20:00.000Z';

/** What `EventFeed` promises. */
export function describeFeed(current: () => Storage): void {
  const feed = () => current().feed;

  function store(...memberIds: number[]) {
    const events = memberIds.map((id): DomainEvent => ({
      type: 'profile_changed',
      memberIds: [toMemberId(id)],
    }));
    return current().commit({ changes: [], events, actorId: null, at: AT });
  }

  describe('the feed of events', () => {
    test('holds events as they were stored, in the order of commits, with growing ids', async () => {
      await store(3, 1);
      await store();
      await store(2);
      const events = await feed().read({ after: 0, limit: 100 });
      expect(events.map(({ event }) => event.memberIds)).toEqual([[3], [1], [2]]);
      expect(events[0]).toMatchObject({
        at: AT,
        event: { type: 'profile_changed', memberIds: [3] },
      });
      const ids = events.map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
      expect(ids[0]).toBeGreaterThan(0);
    });

    test('is read in pages', async () => {
      for (let memberId = 1; memberId <= 5; memberId += 1) await store(memberId);
      const pages: number[][] = [];
      for (let after = 0; pages.length < 10;) {
        const page = await feed().read({ after, limit: 2 });
        pages.push(page.flatMap(({ event }) => event.memberIds));
        if (page.length === 0) break;
        after = page.at(-1)!.id;
      }
      expect(pages).toEqual([[1, 2], [3, 4], [5], []]);
    });

    test('has a newest event, at and below which nothing joins any more', async () => {
      expect([await feed().newest(), await feed().lastId()]).toEqual([0, 0]);
      await store(3, 1);
      await store(2);
      const readAll = async () => (await feed().read({ after: 0, limit: 100 })).map(({ id }) => id);
      expect(await feed().newest()).toBe((await readAll()).at(-1));
      const look = async () => {
        const newest = await feed().newest();
        return { newest, upToIt: (await readAll()).filter((id) => id <= newest) };
      };
      const [looked] = await Promise.all([look(), store(4), store(5), look(), store(6)]);
      const all = await readAll();
      expect(all).toHaveLength(6);
      expect(all.filter((id) => id <= looked.newest)).toEqual(looked.upToIt);
    });

    test('forgets the oldest events, and gives their ids to no others', async () => {
      await store(1, 2, 3);
      const ids = async () => (await feed().read({ after: 0, limit: 100 })).map(({ id }) => id);
      const [first, second, third] = await ids();
      await feed().forget(second!);
      expect(await ids()).toEqual([third]);
      await feed().forget(third!);
      expect(await ids()).toEqual([]);
      expect([await feed().newest(), await feed().lastId()]).toEqual([third, third]);
      await store(4);
      const [fourth] = await feed().read({ after: first!, limit: 100 });
      expect(fourth!.id).toBeGreaterThan(third!);
      expect(fourth!.event.memberIds).toEqual([4]);
      expect([await feed().newest(), await feed().lastId()]).toEqual([fourth!.id, fourth!.id]);
    });

    test('holds nothing of a member whose account is deleted', async () => {
      const rosa = await storeMember(current());
      const other = toMemberId(rosa.id + 1);
      const longer = toMemberId(Number(`${rosa.id}${rosa.id}`));
      const about = (aboutId: MemberId): DomainEvent => ({
        type: 'member_blocked',
        memberIds: [other],
        aboutId,
      });
      const events: DomainEvent[] = [
        { type: 'profile_changed', memberIds: [rosa.id] },
        { type: 'connection_removed', connectionId: toConnectionId(rosa.id), memberIds: [other] },
        {
          type: 'connection_removed',
          connectionId: toConnectionId(3),
          memberIds: [other, rosa.id],
        },
        about(rosa.id),
        about(longer),
      ];
      await current().commit({ changes: [], events, actorId: null, at: AT });
      await deleteMember(current(), rosa.id);
      const left = await feed().read({ after: 0, limit: 100 });
      expect(left.map(({ event }) => event)).toEqual([events[1], events[4]]);
    });

    test('holds nothing of an act that was not stored', async () => {
      const rosa = await storeMember(current());
      await store(1);
      const change = { type: 'replace_member', member: rosa, address: null, version: 9 } as const;
      const events: DomainEvent[] = [{ type: 'profile_changed', memberIds: [rosa.id] }];
      await current().commit({ changes: [change], events, actorId: rosa.id, at: AT });
      await store(2);
      const stored = await feed().read({ after: 0, limit: 100 });
      expect(stored.map(({ event }) => event.memberIds)).toEqual([[1], [2]]);
    });
  });

  describe('a handler of events', () => {
    const free = (holder: string, now = BEFORE) => feed().freePosition('mail', { holder, now });
    const advance = (
      holder: string,
      { from = 0, to = 7, now = BEFORE, until = UNTIL, handler = 'mail' } = {},
    ) => advanceHandler(current(), handler, { from, to, holder, until, now });

    test('starts before the first event, and goes on after the last that was handled', async () => {
      expect([await free('one'), await feed().position('mail')]).toEqual([0, 0]);
      expect(await advance('one')).toBe(true);
      expect([await free('one'), await feed().position('mail')]).toEqual([7, 7]);
      expect(await advance('one', { from: 7, to: 9 })).toBe(true);
      expect([await free('one'), await feed().position('mail')]).toEqual([9, 9]);
      expect(await feed().position('push')).toBe(0);
    });

    test('is refused to another until the hold has ended', async () => {
      await advance('one');
      const almost = '2026-04-05T06:09:59.999Z';
      expect([await free('other'), await free('other', almost)]).toEqual([null, null]);
      expect(await advance('other', { from: 7, to: 8, now: almost })).toBe(false);
      expect(await feed().position('mail')).toBe(7);
      expect(await free('other', UNTIL)).toBe(7);
      expect(await advance('other', { from: 7, to: 8, now: UNTIL, until: LATER })).toBe(true);
      expect([await free('one', UNTIL), await feed().position('mail')]).toEqual([null, 8]);
    });

    test('is held on by advancing, and let go by a hold that has ended', async () => {
      await advance('one');
      await advance('one', { from: 7, until: LATER });
      expect(await free('other', UNTIL)).toBeNull();
      await advance('one', { from: 7, to: 8, until: BEFORE });
      expect(await free('other')).toBe(8);
    });

    test('advances only from where it stands', async () => {
      expect(await advance('one', { from: 3, to: 4 })).toBe(false);
      expect(await feed().position('mail')).toBe(0);
      await advance('one');
      for (const from of [0, 6, 8]) expect(await advance('one', { from, to: 9 })).toBe(false);
      expect(await feed().position('mail')).toBe(7);
    });

    test('stores what it decides together with its position, or neither', async () => {
      const rosa = await storeMember(current());
      const letter = { type: 'queue_letter', queued: activityLetter(rosa.id, AT) } as const;
      const store = (from: number, to: number) => {
        const place = { handler: 'mail', from, to, holder: 'one', until: UNTIL, now: BEFORE };
        const changes = [letter, { type: 'advance_handler', ...place } as const];
        return current().commit({ changes, events: [], actorId: null, at: AT });
      };
      const letters = async () => (await current().outbox.backlog(AT)).due;
      expect(await store(3, 4)).toEqual({ stored: false });
      expect([await letters(), await feed().position('mail')]).toEqual([0, 0]);
      expect(await store(0, 4)).toMatchObject({ stored: true });
      expect([await letters(), await feed().position('mail')]).toEqual([1, 4]);
    });

    test('knows nothing of another', async () => {
      await advance('one');
      expect(await feed().freePosition('push', { holder: 'other', now: BEFORE })).toBe(0);
      expect(await advance('other', { handler: 'push' })).toBe(true);
    });

    test('advances for one of those who want it at the same moment', async () => {
      const holders = ['one', 'two', 'three', 'four'];
      const advanced = await Promise.all(holders.map((holder) => advance(holder)));
      expect(advanced.filter(Boolean)).toHaveLength(1);
      const again = holders.map((holder) => advance(holder, { from: 7, to: 8, now: LATER }));
      expect((await Promise.all(again)).filter(Boolean)).toHaveLength(1);
    });
  });
}
