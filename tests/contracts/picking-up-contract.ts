import { describe, expect, test } from 'vitest';
import type { Connection } from '#core/connections/domain/connection.ts';
import { offerWeekOf, turnOf, type Aside } from '#core/connections/domain/picking-up.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { toMember, type Self } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import { messageFrom, storeConnection, storeMembers } from '#tests/support/stored-records.ts';
import { createMessage, nextDay, putWording, storeStanding } from '#tests/support/writes.ts';

/** The first Monday at which connections of `storeConnection` have been silent for six weeks. */
const FIRST = '2026-04-20T00:00:00.000Z';

const weekAfter = (weeks: number) => offerWeekOf(daysAfter(FIRST, 7 * weeks));

/** Which connection storages offer to be picked up again. */
export function describePickingUp(current: () => Storage): void {
  async function storeFriends(number: number) {
    const [me, ...others] = await storeMembers(current(), number + 1);
    const connections: Connection[] = [];
    for (const [place, other] of others.entries()) {
      const [one, two] = place % 2 === 0 ? [me!, other] : [other, me!];
      connections.push(await storeConnection(current(), one.id, two.id));
    }
    return { me: me!.id, others: others as readonly Self[], connections };
  }

  const offered = async (memberId: MemberId, weeks: number) =>
    (await current().connections.findToPickUp(memberId, weekAfter(weeks)))?.connection.id ?? null;

  const write = async (from: MemberId, connection: Connection, createdAt: string, words?: string) =>
    (await createMessage(current(), { ...messageFrom(from, connection, words), createdAt }))!;

  async function putAside(memberId: MemberId, { id }: Connection, aside: Aside | null) {
    const { choices } = await current().conversations.loadChoices(memberId, id);
    const { value, version } = choices;
    const change = { type: 'put_conversation_choices', choices: { ...value, aside } } as const;
    const changes = [{ ...change, version, pinnedCount: null }];
    const act = { changes, events: [], actorId: null, at: nextDay(current()) };
    expect(await current().commit(act)).toMatchObject({ stored: true });
  }

  describe('a connection to pick up again', () => {
    test('is one that has been silent for six weeks when the week begins, with its last words', async () => {
      const { me, others, connections } = await storeFriends(1);
      const [silent] = connections;
      const find = (weeks: number) => current().connections.findToPickUp(me, weekAfter(weeks));
      const connection = { ...silent, member: toMember(others[0]!), presence: 'here' };
      expect(await find(-1)).toBeNull();
      const unwritten = { ...connection, lastMessageAt: null };
      expect(await find(0)).toEqual({ connection: unwritten, lastWords: null });

      const at = daysAfter(FIRST, -41);
      await write(me, silent!, at, `${'🌻'.repeat(159)}and more`);
      expect(await find(0)).toBeNull();
      const lastWords = { senderId: me, content: `${'🌻'.repeat(159)}a` };
      expect(await find(1)).toEqual({
        connection: { ...connection, lastMessageAt: at },
        lastWords,
      });

      const { id } = await write(others[0]!.id, silent!, at, 'Good night');
      const theirs = { senderId: others[0]!.id, content: 'Good night' };
      expect(await find(1)).toMatchObject({ lastWords: theirs });
      await putWording(current(), id, { content: null, at });
      expect(await find(1)).toMatchObject({ lastWords });
      expect(await current().connections.findToPickUp(others[0]!.id, weekAfter(1))).toMatchObject({
        connection: { id: silent!.id },
      });
    });

    test('is the one whose turn it is, among all that are silent', async () => {
      const { me, connections } = await storeFriends(5);
      const found = new Set<number | null>();
      for (let weeks = 0; weeks < 40; weeks += 1) {
        const turns = (one: Connection) => turnOf(one.id, weekAfter(weeks));
        const [first] = connections.toSorted((one, other) => turns(one) - turns(other));
        expect(await offered(me, weeks)).toBe(first!.id);
        found.add(first!.id);
      }
      expect(found.size).toBe(connections.length);
    });

    test('is none once one was put aside in that week, and another one then', async () => {
      const { me, others, connections } = await storeFriends(2);
      const [one, other] = connections;
      await putAside(others[0]!.id, one!, { at: FIRST, isForGood: true });
      expect(await offered(me, 0)).not.toBeNull();
      await putAside(me, one!, { at: daysAfter(FIRST, 6), isForGood: false });
      expect(await offered(me, 0)).toBeNull();
      for (let weeks = 1; weeks < 14; weeks += 1) expect(await offered(me, weeks)).toBe(other!.id);
      const later = await Promise.all([14, 15, 16, 17, 18, 19].map((weeks) => offered(me, weeks)));
      expect(later).toContain(one!.id);
      await putAside(me, one!, { at: daysAfter(FIRST, 6), isForGood: true });
      for (let weeks = 14; weeks < 20; weeks += 1) expect(await offered(me, weeks)).toBe(other!.id);
      await putAside(me, other!, { at: FIRST, isForGood: true });
      expect(await offered(me, 500)).toBeNull();
    });

    test.each(['me', 'the other'])('is none once %s picked one up in that week', async (who) => {
      const { me, others, connections } = await storeFriends(3);
      const [one, other, living] = connections;
      const from = who === 'me' ? me : others[0]!.id;
      const at = daysAfter(FIRST, 30);
      await write(me, living!, daysAfter(FIRST, -45));
      await write(me, living!, daysAfter(FIRST, -4));
      await write(me, living!, at);
      const weeks = 4;
      expect(offerWeekOf(at)).toEqual(weekAfter(weeks));
      expect([one!.id, other!.id]).toContain(await offered(me, weeks));
      await write(from, one!, at);
      expect(await offered(me, weeks)).toBeNull();
      await write(me, one!, daysAfter(at, 0));
      expect(await offered(me, weeks)).toBeNull();
      expect(await offered(me, weeks + 1)).toBe(other!.id);
    });

    test('is never one with somebody who is away or hidden, or takes a break and says so', async () => {
      const { me, others } = await storeFriends(1);
      const { id } = others[0]!;
      const usual = { account: { status: 'active' }, onBreak: null, leavesOn: null } as const;
      const until = '2027-04-01T10:00:00.000Z';
      const isOffered = async (memberId: number, standing: Parameters<typeof storeStanding>[2]) => {
        await storeStanding(current(), memberId, { ...usual, ...standing });
        const found = await offered(me, 0);
        await storeStanding(current(), memberId, usual);
        return found !== null;
      };
      expect(await isOffered(id, {})).toBe(true);
      expect(await isOffered(id, { account: { status: 'suspended', until } })).toBe(false);
      expect(await isOffered(id, { leavesOn: until })).toBe(false);
      expect(await isOffered(id, { onBreak: { since: FIRST, isTold: true } })).toBe(false);
      expect(await isOffered(id, { onBreak: { since: FIRST, isTold: false } })).toBe(true);
      expect(await isOffered(me, { onBreak: { since: FIRST, isTold: false } })).toBe(false);
    });
  });
}
