import type { MemberId } from '#core/kernel/ids.ts';
import { deleteMember } from '#tests/support/canary.ts';
import { toConnectionId, toMemberId } from '#tests/support/ids.ts';
import { describe, expect, test } from 'vitest';
import type { DomainEvent } from '#core/events.ts';
import type { Storage } from '#core/storage.ts';
import { storeMember } from '#tests/support/stored-records.ts';

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
    const hold = (holder: string, now = BEFORE, until = UNTIL) =>
      feed().hold('mail', { holder, until, now });
    const advance = (holder: string, handled: number, until = UNTIL) =>
      feed().advance('mail', { holder, until, handled });

    test('starts before the first event, and goes on after the last that was handled', async () => {
      expect(await hold('one')).toBe(0);
      expect(await advance('one', 7)).toBe(true);
      expect(await hold('one')).toBe(7);
    });

    test('has the position that it has advanced to, whoever holds it', async () => {
      expect(await feed().position('mail')).toBe(0);
      await hold('one');
      expect(await feed().position('mail')).toBe(0);
      await advance('one', 7, BEFORE);
      expect(await feed().position('mail')).toBe(7);
      await hold('other');
      expect(await feed().position('mail')).toBe(7);
      expect(await feed().position('push')).toBe(0);
    });

    test('is refused to another until the hold has ended', async () => {
      await hold('one');
      await advance('one', 7);
      expect(await hold('other')).toBeNull();
      expect(await hold('other', '2026-04-05T06:09:59.999Z')).toBeNull();
      expect(await hold('other', UNTIL, LATER)).toBe(7);
      expect(await hold('one', UNTIL)).toBeNull();
    });

    test('is held on by advancing, and let go by a hold that has ended', async () => {
      await hold('one');
      await advance('one', 7, LATER);
      expect(await hold('other', UNTIL)).toBeNull();
      await advance('one', 8, BEFORE);
      expect(await hold('other')).toBe(8);
    });

    test('does not advance by a hold that was lost', async () => {
      await hold('one');
      await advance('one', 7);
      await hold('other', LATER, LATER);
      expect(await advance('one', 9)).toBe(false);
      expect(await hold('other', LATER)).toBe(7);
    });

    test('does not advance before anybody has held it', async () => {
      expect(await advance('one', 9)).toBe(false);
      expect(await hold('other')).toBe(0);
    });

    test('knows nothing of another', async () => {
      await hold('one');
      await advance('one', 7);
      const other = { holder: 'other', until: UNTIL, now: BEFORE };
      expect(await feed().hold('push', other)).toBe(0);
    });

    test('is held by one of those who want it at the same moment', async () => {
      const holders = ['one', 'two', 'three', 'four'];
      const held = await Promise.all(holders.map((holder) => hold(holder)));
      expect(held.filter((position) => position === 0)).toHaveLength(1);
      expect(held.filter((position) => position === null)).toHaveLength(3);
    });
  });
}
