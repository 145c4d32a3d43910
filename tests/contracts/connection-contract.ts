import { meddle } from '#tests/support/meddle.ts';
import { toConnectionId, toMemberId } from '#tests/support/ids.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { toMember, type Self } from '#core/members/domain/member.ts';
import { describe, expect, test } from 'vitest';
import { noConnection } from '#core/connections/domain/connection.ts';
import type { Storage } from '#core/storage.ts';
import {
  EVER,
  accepted,
  requestBetween,
  storeConnection,
  storeMember,
  storeMembers,
  storeMessage,
  storeRequest,
} from '#tests/support/stored-records.ts';
import { withoutPrivatePart } from '#tests/support/without-private-part.ts';
import { UNKNOWN_IDS } from './member-contract.ts';
import {
  createConnection,
  replaceConnection,
  storeStanding,
  updateMember,
} from '#tests/support/writes.ts';

const ALL = { status: null, direction: null, before: null, limit: 100, openSince: EVER } as const;
const UNWRITTEN = { presence: 'here', lastMessageAt: null };
const ALREADY_CONNECTED = { ok: false, refusal: { code: 'already_connected' } };

/** What `ConnectionRepository` promises. */
export function describeConnections(current: () => Storage): void {
  async function storePair(): Promise<[number, number]> {
    const [one, other] = await storeMembers(current(), 2);
    return [one!.id, other!.id];
  }

  describe('connections', () => {
    test('are returned as they were stored', async () => {
      const { connections } = current();
      const [asking, asked] = await storePair();
      const stored = await storeRequest(current(), toMemberId(asking), toMemberId(asked));
      expect(stored).toEqual({
        ...requestBetween(toMemberId(asking), toMemberId(asked)),
        id: stored.id,
      });
      expect(await connections.findById(stored.id)).toEqual(stored);
    });

    test('that were accepted of late lead to the newest in which nothing is written yet', async () => {
      const { connections } = current();
      const [ada, ben, cleo, dora] = await storeMembers(current(), 4);
      const accept = async (asking: Self, asked: Self, acceptedAt: string) => {
        const request = await storeRequest(current(), asking.id, asked.id);
        const yes = { ...request, status: 'accepted', acceptedAt } as const;
        await replaceConnection(current(), request, yes, asked.id);
        return yes;
      };
      const at = (day: number) => `2026-03-0${day}T10:00:00.000Z`;
      const found = async (since = at(1), memberId = ada!.id) => {
        const connection = await connections.findSaidYes(memberId, since);
        return connection && [connection.id, connection.member.id];
      };
      expect(await found()).toBeNull();
      await storeRequest(current(), ben!.id, cleo!.id);
      const withCleo = await accept(ada!, cleo!, at(3));
      const withBen = await accept(ada!, ben!, at(2));
      await accept(dora!, ada!, at(4));
      expect(await found()).toEqual([withCleo.id, cleo!.id]);
      expect(await found(at(3))).toBeNull();
      expect(await found(at(1), cleo!.id)).toBeNull();
      await storeMessage(current(), cleo!.id, withCleo);
      expect(await found()).toEqual([withBen.id, ben!.id]);
      const yes = { ...withBen, member: toMember(ben!), ...UNWRITTEN };
      expect(await connections.findSaidYes(ada!.id, at(1))).toEqual(yes);
      await storeMessage(current(), ada!.id, withBen);
      expect(await found()).toBeNull();
    });

    test('that were accepted do not lead to those who are out of use or leave', async () => {
      const [ada, ben] = await storeMembers(current(), 2);
      await storeConnection(current(), ada!.id, ben!.id);
      const find = () => current().connections.findSaidYes(ada!.id, EVER);
      expect(await find()).toMatchObject({ member: { id: ben!.id } });
      const account = { status: 'suspended', until: '2026-04-01T10:00:00.000Z' } as const;
      await storeStanding(current(), ben!.id, { account });
      expect(await find()).toBeNull();
      const active = { status: 'active' } as const;
      await storeStanding(current(), ben!.id, { account: active });
      expect(await find()).not.toBeNull();
      await storeStanding(current(), ben!.id, { leavesOn: '2026-04-01T10:00:00.000Z' });
      expect(await find()).toBeNull();
    });

    test.each(['seek', 'offer', 'either', null] as const)(
      'keep the side of the bond, also once they are accepted: %s',
      async (side) => {
        const { connections } = current();
        const [asking, asked] = await storePair();
        const wish = { relationshipTypeId: 1, side };
        const stored = await storeRequest(current(), toMemberId(asking), toMemberId(asked), wish);
        expect(await connections.findById(stored.id)).toMatchObject(wish);
        await replaceConnection(current(), stored, accepted(stored), toMemberId(asked));
        expect(await connections.findById(stored.id)).toEqual(accepted(stored));
        expect(await connections.listOf(toMemberId(asked), ALL)).toMatchObject([wish]);
      },
    );

    test('keep that no bond was named', async () => {
      const [asking, asked] = await storePair();
      const request = {
        ...requestBetween(toMemberId(asking), toMemberId(asked)),
        relationshipTypeId: null,
        note: null,
      };
      const stored = await createConnection(current(), request);
      expect(stored).toMatchObject({ ok: true, value: { relationshipTypeId: null } });
    });

    test('are found whoever asked', async () => {
      const { connections } = current();
      const [asking, asked] = await storePair();
      const outsider = await storeMember(current());
      const stored = await storeRequest(current(), toMemberId(asking), toMemberId(asked));
      expect(await connections.findBetween(toMemberId(asking), toMemberId(asked))).toEqual(stored);
      expect(await connections.findBetween(toMemberId(asked), toMemberId(asking))).toEqual(stored);
      expect(await connections.findBetween(toMemberId(asking), outsider.id)).toBeNull();
      expect(await connections.findBetween(toMemberId(asking), toMemberId(asking))).toBeNull();
      for (const id of UNKNOWN_IDS) {
        expect(await connections.findById(toConnectionId(id))).toBeNull();
        expect(await connections.findBetween(toMemberId(asking), toMemberId(id))).toBeNull();
        expect(await connections.listOf(toMemberId(id), ALL)).toEqual([]);
      }
    });

    test('that were asked for too long ago are found by that, and neither listed nor counted', async () => {
      const { connections } = current();
      const [asking, ...others] = await storeMembers(current(), 4);
      const times = ['2026-05-01T10:00:00.000Z', '2026-05-01T10:00:00.001Z'] as const;
      const old = await storeRequest(current(), asking!.id, others[0]!.id, { createdAt: times[0] });
      const open = await storeRequest(current(), asking!.id, others[1]!.id, {
        createdAt: times[1],
      });
      const { id: third } = others[2]!;
      const kept = await storeConnection(current(), third, asking!.id, { createdAt: times[0] });
      const page = { ...ALL, openSince: times[0] };
      const ids = async (given: Partial<Parameters<typeof connections.listOf>[1]> = {}) =>
        (await connections.listOf(asking!.id, { ...page, ...given })).map(({ id }) => id);
      expect(await ids()).toEqual([kept.id, open.id]);
      expect(await ids({ direction: 'sent' })).toEqual([open.id]);
      expect(await ids({ status: 'pending' })).toEqual([open.id]);
      expect(await ids({ status: 'pending', direction: 'sent' })).toEqual([open.id]);
      expect(await ids({ status: 'accepted' })).toEqual([kept.id]);
      expect(await ids({ direction: 'received' })).toEqual([kept.id]);
      expect(await connections.listOf(others[0]!.id, page)).toEqual([]);
      expect(await connections.countOf(asking!.id, times[0])).toEqual({
        accepted: 1,
        sent: 1,
        received: 0,
      });
      expect(await connections.countOf(others[0]!.id, times[0])).toMatchObject({ received: 0 });
      expect(await connections.listUnanswered(EVER, 10)).toEqual([]);
      expect(await connections.listUnanswered(times[0], 10)).toEqual([old.id]);
      expect(await connections.listUnanswered(times[1], 1)).toEqual([old.id]);
      expect(await connections.listUnanswered(times[1], 10)).toEqual([old.id, open.id]);
      expect(await connections.findBetween(asking!.id, others[0]!.id)).toEqual(old);
    });

    test('take the place of those that rest, in one step', async () => {
      const [asking, asked] = await storePair();
      const createdAt = '2026-05-01T10:00:00.000Z';
      const old = await storeRequest(current(), toMemberId(asking), toMemberId(asked), {
        createdAt,
      });
      const connection = requestBetween(toMemberId(asked), toMemberId(asking));
      const add = (openRequests: number) =>
        current().commit({
          changes: [
            { type: 'remove_connection', id: old.id, version: 1, sealing: null },
            { type: 'add_connection', connection, openRequests, openSince: createdAt },
          ],
          events: [],
          actorId: toMemberId(asked),
          at: connection.createdAt,
        });
      expect(await add(1)).toEqual({ stored: false });
      const { connections } = current();
      expect(await connections.findById(old.id)).toEqual(old);
      expect(await add(0)).toMatchObject({ stored: true });
      const between = await connections.findBetween(toMemberId(asking), toMemberId(asked));
      expect(between).toMatchObject({ requesterId: asked, recipientId: asking });
      expect(between!.id).not.toBe(old.id);
    });

    test('keep the words that came with the request, before and after it is accepted', async () => {
      const [one, other] = await storePair();
      const note = 'May I "ask"\nhow you \\ started? 🐝';
      const stored = await storeConnection(current(), toMemberId(one), toMemberId(other), { note });
      expect(stored).toMatchObject({ status: 'accepted', note });
      expect(await current().connections.findById(stored.id)).toEqual(stored);
      expect(await current().connections.listOf(toMemberId(other), ALL)).toMatchObject([{ note }]);
    });

    test.each(['pending', 'accepted'] as const)(
      'that are %s leave no room for another between the two',
      async (status) => {
        const { connections } = current();
        const [one, other] = await storePair();
        const store = status === 'pending' ? storeRequest : storeConnection;
        const stored = await store(current(), toMemberId(one), toMemberId(other));
        expect(
          await createConnection(current(), requestBetween(toMemberId(one), toMemberId(other))),
        ).toEqual(ALREADY_CONNECTED);
        expect(
          await createConnection(current(), requestBetween(toMemberId(other), toMemberId(one))),
        ).toEqual(ALREADY_CONNECTED);
        expect(await connections.findBetween(toMemberId(one), toMemberId(other))).toEqual(stored);
      },
    );

    test('that several ask for at once, in both directions, come about once', async () => {
      const { connections } = current();
      const [one, other] = await storePair();
      const results = await Promise.all(
        [0, 1, 2, 3].map((turn) =>
          createConnection(
            current(),
            turn % 2
              ? requestBetween(toMemberId(one), toMemberId(other))
              : requestBetween(toMemberId(other), toMemberId(one)),
          ),
        ),
      );
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(results.filter(({ ok }) => !ok)).toEqual(Array(3).fill(ALREADY_CONNECTED));
      expect(await connections.listOf(toMemberId(one), ALL)).toHaveLength(1);
    });

    test('may be asked for again once they are gone, with a new id', async () => {
      const [one, other] = await storePair();
      const first = await storeRequest(current(), toMemberId(one), toMemberId(other));
      expect(
        await replaceConnection(current(), first, noConnection(first), toMemberId(other)),
      ).toBe(true);
      const second = await storeRequest(current(), toMemberId(other), toMemberId(one));
      expect(second.id).toBeGreaterThan(first.id);
    });

    test('are listed for both parties, newest first, each with the other', async () => {
      const { connections } = current();
      const [ada, ben, cleo, dora] = await storeMembers(current(), 4);
      const first = await storeConnection(current(), ada!.id, ben!.id);
      const second = await storeRequest(current(), cleo!.id, ada!.id);
      const third = await storeRequest(current(), ada!.id, dora!.id);
      await storeRequest(current(), ben!.id, cleo!.id);
      const expected = [
        { ...third, member: withoutPrivatePart(dora!), ...UNWRITTEN },
        { ...second, member: withoutPrivatePart(cleo!), ...UNWRITTEN },
        { ...first, member: withoutPrivatePart(ben!), ...UNWRITTEN },
      ];
      const ids = async (page: Partial<Parameters<typeof connections.listOf>[1]>) =>
        (await connections.listOf(ada!.id, { ...ALL, ...page })).map(({ id }) => id);
      expect(await connections.listOf(ada!.id, ALL)).toEqual(expected);
      expect(await ids({ status: 'pending' })).toEqual([third.id, second.id]);
      expect(await ids({ status: 'accepted' })).toEqual([first.id]);
      expect(await ids({ limit: 2 })).toEqual([third.id, second.id]);
      expect(await ids({ before: third.id })).toEqual([second.id, first.id]);
      expect(await ids({ before: third.id, limit: 1 })).toEqual([second.id]);
      expect(await ids({ before: third.id, status: 'accepted' })).toEqual([first.id]);
      expect(await ids({ before: first.id })).toEqual([]);
    });

    test('are listed by their last word, or else since when they are, and say when that was', async () => {
      const { connections } = current();
      const [ada, ben, cleo, dora, emil] = await storeMembers(current(), 5);
      const silent = await storeConnection(current(), ada!.id, ben!.id);
      const first = await storeConnection(current(), cleo!.id, ada!.id);
      const second = await storeConnection(current(), ada!.id, dora!.id);
      await storeRequest(current(), emil!.id, ada!.id);
      await storeConnection(current(), ben!.id, dora!.id);
      const { createdAt } = await storeMessage(current(), cleo!.id, first);
      await storeMessage(current(), ada!.id, second);
      const list = (before: string | null, limit = 9, memberId = ada!.id) =>
        connections.listByLastWord(memberId, { before, limit });
      const ids = async (...page: Parameters<typeof list>) =>
        (await list(...page)).map(({ id }) => id);
      expect(await list(null)).toEqual([
        { ...second, member: toMember(dora!), presence: 'here', lastMessageAt: createdAt },
        { ...first, member: toMember(cleo!), presence: 'here', lastMessageAt: createdAt },
        { ...silent, member: toMember(ben!), ...UNWRITTEN },
      ]);
      expect(await ids(null, 1)).toEqual([second.id]);
      expect(await ids(createdAt)).toEqual([silent.id]);
      expect(await ids(silent.acceptedAt)).toEqual([]);
      expect(await ids(null, 9, emil!.id)).toEqual([]);
      const listed = await connections.listOf(ada!.id, { ...ALL, status: 'accepted' });
      expect(listed.map(({ lastMessageAt }) => lastMessageAt)).toEqual([
        createdAt,
        createdAt,
        null,
      ]);
    });

    test('with those who are out of use or leave are not listed by their last word', async () => {
      const [ada, ben] = await storeMembers(current(), 2);
      const connection = await storeConnection(current(), ada!.id, ben!.id);
      await storeMessage(current(), ben!.id, connection);
      const list = () => current().connections.listByLastWord(ada!.id, { before: null, limit: 9 });
      expect(await list()).toHaveLength(1);
      const account = { status: 'suspended', until: '2026-04-01T10:00:00.000Z' } as const;
      await storeStanding(current(), ben!.id, { account });
      expect(await list()).toEqual([]);
      const active = { status: 'active' } as const;
      await storeStanding(current(), ben!.id, { account: active, leavesOn: account.until });
      expect(await list()).toEqual([]);
      const left = await current().connections.listOf(ada!.id, ALL);
      expect(left).toMatchObject([{ id: connection.id, lastMessageAt: null }]);
    });

    test('are listed by who asked, on every page and in every status', async () => {
      const { connections } = current();
      const [ada, ben, cleo, dora, emil] = await storeMembers(current(), 5);
      const sent = await storeRequest(current(), ada!.id, ben!.id);
      const received = await storeRequest(current(), cleo!.id, ada!.id);
      const sentAndAccepted = await storeConnection(current(), ada!.id, dora!.id);
      const receivedAndAccepted = await storeConnection(current(), emil!.id, ada!.id);
      await storeRequest(current(), ben!.id, cleo!.id);
      const ids = async (page: Partial<Parameters<typeof connections.listOf>[1]>) =>
        (await connections.listOf(ada!.id, { ...ALL, ...page })).map(({ id }) => id);
      expect(await ids({ direction: 'sent' })).toEqual([sentAndAccepted.id, sent.id]);
      expect(await ids({ direction: 'received' })).toEqual([receivedAndAccepted.id, received.id]);
      expect(await ids({ direction: 'sent', status: 'pending' })).toEqual([sent.id]);
      expect(await ids({ direction: 'received', status: 'pending' })).toEqual([received.id]);
      expect(await ids({ direction: 'sent', status: 'accepted' })).toEqual([sentAndAccepted.id]);
      expect(await ids({ direction: 'sent', limit: 1 })).toEqual([sentAndAccepted.id]);
      expect(await ids({ direction: 'sent', before: sentAndAccepted.id })).toEqual([sent.id]);
      expect(await ids({ direction: 'received', before: received.id })).toEqual([]);
    });

    test('are counted by how they stand for the member', async () => {
      const { connections } = current();
      const [ada, ben, cleo, dora, emil] = await storeMembers(current(), 5);
      const outsider = await storeMember(current());
      const request = await storeRequest(current(), ada!.id, ben!.id);
      await storeRequest(current(), cleo!.id, ada!.id);
      await storeRequest(current(), dora!.id, ada!.id);
      await storeConnection(current(), emil!.id, ada!.id);
      const counts = (memberId: MemberId) => connections.countOf(memberId, EVER);
      expect(await counts(ada!.id)).toEqual({ accepted: 1, sent: 1, received: 2 });
      expect(await counts(ben!.id)).toEqual({ accepted: 0, sent: 0, received: 1 });
      expect(await counts(emil!.id)).toEqual({ accepted: 1, sent: 0, received: 0 });
      expect(await counts(outsider.id)).toEqual({ accepted: 0, sent: 0, received: 0 });
      for (const id of UNKNOWN_IDS) {
        expect(await counts(toMemberId(id))).toEqual({ accepted: 0, sent: 0, received: 0 });
      }
      await replaceConnection(current(), request, accepted(request), ben!.id);
      expect(await counts(ada!.id)).toEqual({ accepted: 2, sent: 0, received: 2 });
      await replaceConnection(current(), accepted(request), noConnection(request), ada!.id);
      expect(await counts(ada!.id)).toEqual({ accepted: 1, sent: 0, received: 2 });
    });

    test('are listed with the other party as they are now', async () => {
      const { connections } = current();
      const [one, other] = await storePair();
      await storeRequest(current(), toMemberId(one), toMemberId(other));
      await updateMember(current(), other, { name: 'Another name' });
      const [listed] = await connections.listOf(toMemberId(one), ALL);
      expect(listed?.member.name).toBe('Another name');
    });

    test('cannot be changed by what was stored or returned', async () => {
      const { connections } = current();
      const [one, other] = await storePair();
      const request = { ...requestBetween(toMemberId(one), toMemberId(other)) };
      const created = await createConnection(current(), request);
      const listed = await connections.listOf(toMemberId(one), ALL);
      const found = await connections.findBetween(toMemberId(one), toMemberId(other));
      const asStored = structuredClone(found);
      const byId = await connections.findById(found!.id);
      const stored = [created.ok && created.value, listed[0], listed[0]?.member];
      const records = [request, found, byId, ...stored];
      for (const record of records) {
        expect(record).toBeTypeOf('object');
        meddle(() =>
          Object.assign(record as object, { createdAt: 'never', name: 'Somebody else' }),
        );
      }
      expect(await connections.findBetween(toMemberId(one), toMemberId(other))).toEqual(asStored);
      expect((await connections.listOf(toMemberId(one), ALL))[0]?.member.name).not.toBe(
        'Somebody else',
      );
    });
  });

  describe('a change of a connection', () => {
    test('is written while the connection stands as expected', async () => {
      const { connections } = current();
      const [one, other] = await storePair();
      const request = await storeRequest(current(), toMemberId(one), toMemberId(other));
      expect(
        await replaceConnection(current(), request, accepted(request), toMemberId(other)),
      ).toBe(true);
      expect(await connections.findById(request.id)).toEqual(accepted(request));
    });

    test('is not written once the connection stands otherwise or is gone', async () => {
      const { connections } = current();
      const [one, other] = await storePair();
      const request = await storeRequest(current(), toMemberId(one), toMemberId(other));
      await replaceConnection(current(), request, accepted(request), toMemberId(other));
      const again = { ...accepted(request), acceptedAt: '2027-01-01T00:00:00.000Z' };
      expect(
        await replaceConnection(current(), request, noConnection(request), toMemberId(one)),
      ).toBe(false);
      expect(await replaceConnection(current(), request, again, toMemberId(other))).toBe(false);
      expect(await connections.findById(request.id)).toEqual(accepted(request));

      await replaceConnection(current(), accepted(request), noConnection(request), toMemberId(one));
      expect(await connections.findById(request.id)).toBeNull();
      expect(
        await replaceConnection(current(), request, accepted(request), toMemberId(other)),
      ).toBe(false);
      expect(
        await replaceConnection(
          current(),
          accepted(request),
          noConnection(request),
          toMemberId(one),
        ),
      ).toBe(false);
      expect(await connections.findById(request.id)).toBeNull();
    });

    test('of several decided from the same state is written once', async () => {
      const { connections } = current();
      const [one, other] = await storePair();
      const request = await storeRequest(current(), toMemberId(one), toMemberId(other));
      const written = await Promise.all([
        replaceConnection(current(), request, accepted(request), toMemberId(other)),
        replaceConnection(current(), request, noConnection(request), toMemberId(one)),
        replaceConnection(current(), request, noConnection(request), toMemberId(other)),
      ]);
      expect(written.filter(Boolean)).toHaveLength(1);
      const expected = written[0] ? accepted(request) : null;
      expect(await connections.findById(request.id)).toEqual(expected);
    });

    test('to none takes the messages of that connection along, and no others', async () => {
      const { messages } = current();
      const [ada, ben, cleo] = await storeMembers(current(), 3);
      const ended = await storeConnection(current(), ada!.id, ben!.id);
      const kept = await storeConnection(current(), ada!.id, cleo!.id);
      const gone = await storeMessage(current(), ben!.id, ended);
      const staying = await storeMessage(current(), cleo!.id, kept);
      expect(await messages.countUnread(ada!.id)).toBe(2);

      expect(await replaceConnection(current(), ended, noConnection(ended), ada!.id)).toBe(true);
      expect(await messages.findById(gone.id)).toBeNull();
      expect(await messages.listOf(ended.id, { before: null, limit: 10 })).toEqual([]);
      expect(await messages.listOf(kept.id, { before: null, limit: 10 })).toEqual([staying]);
      expect(await messages.countUnread(ada!.id)).toBe(1);
    });
  });
}
