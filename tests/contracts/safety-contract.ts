import { NO_SIGNS } from '#core/safety/domain/shared-signs.ts';
import { LATER_DAY } from '#tests/support/days.ts';
import { describe, expect, test } from 'vitest';
import type { Storage } from '#core/storage.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import {
  noHistory,
  withBlock,
  withoutBlock,
  withRest,
  type PairHistory,
  withDecline,
} from '#core/safety/domain/pair-history.ts';
import type { DeclineSentence } from '#core/safety/domain/decline-answer.ts';
import { usualStanding, type Standing } from '#core/safety/domain/standing.ts';
import type { Presence } from '#core/connections/domain/connection.ts';
import { NO_FILTERS } from '#core/discovery/domain/filters.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { findIds } from '#tests/support/search-results.ts';
import {
  EVER,
  storeConnection,
  storeMember,
  storeMembers,
  storeMessage,
  storeRequest,
} from '#tests/support/stored-records.ts';
import { storeHistory, storeStanding, updateMember } from '#tests/support/writes.ts';

const AT = '2026-04-01T10:00:00.123Z';
const LATER = '2026-04-02T10:00:00.456Z';
const BEYOND = toMemberId(999_999);

/** What a storage promises of the histories of pairs and of where members stand. */
export function describeSafety(current: () => Storage): void {
  const storeIds = async (number: number) =>
    (await storeMembers(current(), number)).map(({ id }) => id);

  const put = (history: PairHistory, version: number) =>
    current().commit({
      changes: [{ type: 'put_pair_history', history, version }],
      events: [],
      actorId: null,
      at: AT,
    });

  const putStanding = (standing: Standing, version: number) =>
    current().commit({
      changes: [{ type: 'put_standing', standing, version }],
      events: [],
      actorId: null,
      at: AT,
    });

  describe('the history of a pair', () => {
    test('are found by the requests that were declined, page by page', async () => {
      const ids = await storeIds(4);
      const [one, two, three, four] = ids as [MemberId, MemberId, MemberId, MemberId];
      const at = '2026-03-05T10:00:00.123Z';
      const request = {
        relationshipTypeId: 1,
        side: 'offer' as const,
        note: 'Hello',
        createdAt: at,
        declinedAt: at,
      };
      await storeHistory(current(), withDecline(noHistory(one, two), one, request));
      await storeHistory(current(), noHistory(one, three));
      await storeHistory(current(), withDecline(noHistory(four, three), four, request));
      const { safety } = current();
      const listed = await safety.listDeclined({ after: 0, limit: 10 });
      expect(listed.map(({ memberIds }) => memberIds)).toEqual([
        [one, two],
        [three, four],
      ]);
      expect(await safety.listDeclined({ after: 0, limit: 1 })).toEqual(listed.slice(0, 1));
      expect(await safety.listDeclined({ after: listed[0]!.id, limit: 10 })).toEqual([listed[1]]);
      expect(await safety.listDeclined({ after: listed[1]!.id, limit: 10 })).toEqual([]);
    });

    test('is nothing, of version 0, before anything is stored', async () => {
      const [one, other] = (await storeIds(2)) as [MemberId, MemberId];
      const nothing = { value: noHistory(one, other), version: 0 };
      expect(await current().safety.loadHistory(one, other)).toEqual(nothing);
      expect(await current().safety.loadHistory(other, one)).toEqual(nothing);
      expect(await current().safety.loadHistory(one, BEYOND)).toEqual({
        value: noHistory(one, BEYOND),
        version: 0,
      });
    });

    test('is stored whole, one version after the other, whoever asks', async () => {
      const [one, other] = (await storeIds(2)) as [MemberId, MemberId];
      const histories = [
        withBlock(noHistory(one, other), one, AT, 'Rosa "🐝"'),
        withBlock(noHistory(one, other), other, LATER, null),
        withRest(withRest(noHistory(one, other), one, AT), other, LATER),
        withBlock(withRest(noHistory(one, other), other, AT), other, LATER, null),
        noHistory(one, other),
      ];
      for (const [version, history] of histories.entries()) {
        expect(await put(history, version)).toEqual({ stored: true, newId: null });
        const stored = { value: history, version: version + 1 };
        expect(await current().safety.loadHistory(one, other)).toEqual(stored);
        expect(await current().safety.loadHistory(other, one)).toEqual(stored);
      }
    });

    test('is not stored upon any version but the last', async () => {
      const [one, other] = (await storeIds(2)) as [MemberId, MemberId];
      const [first, second] = [one, other].map((id) =>
        withBlock(noHistory(one, other), id, AT, null),
      );
      expect(await put(first!, 1)).toEqual({ stored: false });
      expect(await put(first!, 0)).toMatchObject({ stored: true });
      for (const version of [0, 2]) {
        expect(await put(second!, version)).toEqual({ stored: false });
      }
      expect(await put(first!, 1)).toMatchObject({ stored: true });
      expect(await put(second!, 1)).toEqual({ stored: false });
      expect(await current().safety.loadHistory(one, other)).toEqual({ value: first, version: 2 });
    });

    test('is stored with all of an act or not at all', async () => {
      const [one, other] = (await storeIds(2)) as [MemberId, MemberId];
      const connection = await storeConnection(current(), one, other);
      const history = withBlock(noHistory(one, other), one, AT, null);
      const act = (version: number) =>
        current().commit({
          changes: [
            { type: 'put_pair_history', history, version: 0 },
            { type: 'remove_connection', id: connection.id, version, sealing: null },
          ],
          events: [{ type: 'member_blocked', memberIds: [one], aboutId: other }],
          actorId: one,
          at: AT,
        });
      expect(await act(1)).toEqual({ stored: false });
      expect(await current().safety.loadHistory(one, other)).toMatchObject({ version: 0 });
      expect(await current().safety.blockedIds(one)).toEqual([]);
      expect(await act(2)).toMatchObject({ stored: true });
      expect(await current().safety.loadHistory(one, other)).toMatchObject({ version: 1 });
    });

    test('of other pairs stays as it is', async () => {
      const [one, two, three] = (await storeIds(3)) as [MemberId, MemberId, MemberId];
      await storeHistory(current(), withBlock(noHistory(one, two), one, AT, null));
      expect(await current().safety.loadHistory(one, three)).toMatchObject({ version: 0 });
      expect(await current().safety.loadHistory(two, three)).toMatchObject({ version: 0 });
    });
  });

  describe('those who are blocked', () => {
    test('are those between whom and the member there is a block, whoever blocks', async () => {
      const [one, two, three, four] = (await storeIds(4)) as [
        MemberId,
        MemberId,
        MemberId,
        MemberId,
      ];
      await storeHistory(current(), withBlock(noHistory(two, one), two, AT, null));
      await storeHistory(current(), withBlock(noHistory(two, three), three, AT, null));
      await storeHistory(current(), withRest(noHistory(two, four), two, LATER));
      const sorted = async (id: MemberId) =>
        (await current().safety.blockedIds(id)).toSorted((lower, higher) => lower - higher);
      expect(await sorted(two)).toEqual([one, three]);
      expect(await sorted(one)).toEqual([two]);
      expect(await sorted(three)).toEqual([two]);
      expect(await sorted(four)).toEqual([]);
      await storeHistory(current(), noHistory(one, two));
      expect(await sorted(two)).toEqual([three]);
    });

    test('are named once when both block each other', async () => {
      const [one, two] = (await storeIds(2)) as [MemberId, MemberId];
      const both = withBlock(withBlock(noHistory(one, two), one, AT, null), two, LATER, null);
      await storeHistory(current(), both);
      expect(await current().safety.blockedIds(one)).toEqual([two]);
      expect(await current().safety.blockedIds(two)).toEqual([one]);
      await storeHistory(current(), withoutBlock(both, one));
      expect(await current().safety.blockedIds(one)).toEqual([two]);
    });

    test('are listed for the one who blocks, highest id first, page by page', async () => {
      const [lowest, ...ids] = (await storeIds(6)) as [MemberId, ...MemberId[]];
      const own = ids[2]!;
      const blocked = [lowest, ...ids].filter((id) => id !== own && id !== ids[0]);
      for (const [place, id] of blocked.entries()) {
        const at = place % 2 ? AT : LATER;
        await storeHistory(current(), withBlock(noHistory(own, id), own, at, `Named ${id}`));
      }
      // One who was hidden when they were blocked has no name here.
      const [unnamed] = (await storeIds(1)) as [MemberId];
      await storeHistory(current(), withBlock(noHistory(own, unnamed), own, AT, null));
      await storeHistory(current(), withBlock(noHistory(own, ids[0]!), ids[0]!, AT, null));
      const expected = blocked

        .map((memberId, place) => ({
          memberId,
          name: `Named ${memberId}`,
          blockedAt: place % 2 ? AT : LATER,
        }))
        .reverse();
      const list = (before: number | null, limit: number) =>
        current().safety.listBlockedBy(own, { before, limit });
      expect(await list(null, 100)).toEqual(expected);
      expect(await list(null, 2)).toEqual(expected.slice(0, 2));
      expect(await list(expected[1]!.memberId, 2)).toEqual(expected.slice(2));
      expect(await list(lowest, 2)).toEqual([]);
      expect(await current().safety.listBlockedBy(lowest, { before: null, limit: 5 })).toEqual([]);
    });
  });

  describe('answers to requests', () => {
    const answered = async (asker: MemberId, by: MemberId, sentence: DeclineSentence) => {
      const declined = {
        relationshipTypeId: null,
        side: null,
        note: null,
        createdAt: AT,
        declinedAt: AT,
      };
      const answer = { sentence, answeredAt: LATER };
      await storeHistory(current(), withDecline(noHistory(asker, by), asker, declined, answer));
      return { memberId: by, ...answer };
    };
    const list = (id: MemberId, before: number | null = null, limit = 10) =>
      current().safety.listAnswersTo(id, { before, limit });

    test('are listed for the one who asked alone, highest id first, page by page', async () => {
      const ids = (await storeIds(5)) as [MemberId, ...MemberId[]];
      const [first, second, own, ...later] = ids as [MemberId, MemberId, MemberId, ...MemberId[]];
      const answers = [
        await answered(own, later[1]!, 'not_a_match'),
        await answered(own, later[0]!, 'too_busy'),
        await answered(own, first, 'already_found'),
      ];
      await answered(second, own, 'too_busy');
      expect(await list(own)).toEqual(answers);
      expect(await list(own, null, 2)).toEqual(answers.slice(0, 2));
      expect(await list(own, later[0])).toEqual(answers.slice(2));
      expect(await list(first)).toEqual([]);
      await storeHistory(current(), noHistory(own, first));
      expect(await list(own)).toEqual(answers.slice(0, 2));
    });

    test('of members whom one may not know of are not listed', async () => {
      const [own, gone, away, blocking] = (await storeIds(4)) as [
        MemberId,
        MemberId,
        MemberId,
        MemberId,
      ];
      await answered(own, gone, 'too_busy');
      await answered(own, away, 'too_busy');
      const kept = { sentence: 'too_busy', answeredAt: LATER } as const;
      const blocked = withBlock(noHistory(own, blocking), blocking, AT, null);
      const withAnswer = blocked.map((side) =>
        side.memberId === own ? { ...side, answer: kept } : side,
      );
      await storeHistory(current(), withAnswer as unknown as PairHistory);
      expect(await list(own)).toHaveLength(2);
      await storeStanding(current(), gone, { leavesOn: LATER });
      await storeStanding(current(), away, { onBreak: { since: AT, isTold: false } });
      expect(await list(own)).toEqual([]);
      await storeStanding(current(), away, { onBreak: null });
      expect(await list(own)).toMatchObject([{ memberId: away }]);
    });
  });

  describe('where a member stands', () => {
    test('is as usual, of version 0, before anything is stored', async () => {
      const [id] = (await storeIds(1)) as [MemberId];
      expect(await current().safety.loadStanding(id)).toEqual({
        value: usualStanding(id),
        version: 0,
      });
    });

    test('is stored whole, upon the last version alone', async () => {
      const [id, other] = (await storeIds(2)) as [MemberId, MemberId];
      const usual = usualStanding(id);
      const standings: Standing[] = [
        { ...usual, account: { status: 'suspended', until: LATER } },
        { ...usual, account: { status: 'removed' }, isListed: false },
        { ...usual, role: 'moderator' },
        { ...usual, mayAsk: false },
        usual,
      ];
      for (const [version, standing] of standings.entries()) {
        expect(await putStanding(standing, version + 1)).toEqual({ stored: false });
        expect(await putStanding(standing, version)).toEqual({ stored: true, newId: null });
        expect(await putStanding(standing, version)).toEqual({ stored: false });
        const stored = { value: standing, version: version + 1 };
        expect(await current().safety.loadStanding(id)).toEqual(stored);
      }
      expect(await current().safety.loadStanding(other)).toMatchObject({ version: 0 });
    });

    test('is related with what each of the two has chosen to show', async () => {
      const [one, other] = (await storeIds(2)) as [MemberId, MemberId];
      const typing = { typing: true, reading: false };
      const reading = { typing: false, reading: true };
      await updateMember(current(), one, { sharedSigns: typing });
      await updateMember(current(), other, { sharedSigns: reading });
      const relate = (viewerId: MemberId, id: MemberId) => current().safety.relate(viewerId, id);
      expect(await relate(one, other)).toMatchObject({ chosenSigns: [typing, reading] });
      expect(await relate(other, one)).toMatchObject({ chosenSigns: [reading, typing] });
    });

    test('is related with the history of the viewer and the other', async () => {
      const [one, other] = (await storeIds(2)) as [MemberId, MemberId];
      const relate = (viewerId: MemberId, id: MemberId) => current().safety.relate(viewerId, id);
      const history = withBlock(noHistory(one, other), one, AT, null);
      const account = { status: 'suspended', until: LATER } as const;
      const chosenSigns = [NO_SIGNS, NO_SIGNS];
      const strangers = { isConnected: false, isViewerDeleted: false, chosenSigns };
      const nothing = {
        history: noHistory(one, other),
        standing: usualStanding(other),
        ...strangers,
      };
      expect(await relate(one, other)).toEqual(nothing);
      await storeStanding(current(), other, { account });
      const standing = { ...usualStanding(other), account };
      expect(await relate(one, other)).toEqual({ ...nothing, standing });
      await storeHistory(current(), history);
      expect(await relate(one, other)).toEqual({ history, standing, ...strangers });
      expect(await relate(other, one)).toEqual({
        history,
        standing: usualStanding(one),
        ...strangers,
      });
      expect(await relate(one, BEYOND)).toEqual({
        history: noHistory(one, BEYOND),
        standing: usualStanding(BEYOND),
        ...strangers,
      });
    });
  });

  describe.each<Partial<Standing>>([
    { account: { status: 'suspended', until: LATER } },
    { account: { status: 'removed' } },
  ])('a member who stands as %j', (given) => {
    test('is in no list and no count, and is there again once that is lifted', async () => {
      const [viewer, hidden, third] = (await storeIds(3)) as [MemberId, MemberId, MemberId];
      const [asked, asking] = (await storeIds(2)) as [MemberId, MemberId];
      const connection = await storeConnection(current(), hidden, viewer);
      await storeMessage(current(), hidden, connection);
      await storeRequest(current(), viewer, asked);
      await storeRequest(current(), asking, viewer);
      await storeConnection(current(), viewer, third);
      const others = [hidden, asked, asking];

      const before = await look(current(), viewer);
      expect(before).toMatchObject({
        counts: { accepted: 2, sent: 1, received: 1 },
        unread: 1,
      });
      for (const id of others) await storeStanding(current(), id, given);
      const seen = await look(current(), viewer);
      expect(seen.counts).toEqual({ accepted: 1, sent: 0, received: 0 });
      expect(seen.unread).toBe(0);
      expect(seen.lists.flat().filter((id) => id !== third)).toEqual([]);
      expect(seen.everyone).toEqual(before.everyone.filter((id) => !others.includes(id)));
      for (const id of others)
        await storeStanding(current(), id, { account: { status: 'active' } });
      expect(await look(current(), viewer)).toEqual(before);
    });

    test('is not found or counted by discovery, nor recommended', async () => {
      const preferences = { interests: ['Knots'], relationshipTypes: [1] };
      const viewer = (await storeMember(current(), { age: 40, preferences })).id;
      const hidden = (await storeMember(current(), { age: 40, preferences })).id;
      await storeMember(current(), { age: 40, preferences });
      const before = await discover(current(), viewer);
      expect(before.found).toContain(hidden);
      expect(before.recommended).toContain(hidden);
      await storeStanding(current(), hidden, given);
      const without = (ids: readonly number[]) => ids.filter((id) => id !== hidden);
      expect(await discover(current(), viewer)).toEqual({
        found: without(before.found),
        recommended: without(before.recommended),
        count: before.count! - 1,
      });
      await storeStanding(current(), hidden, { account: { status: 'active' } });
      expect(await discover(current(), viewer)).toEqual(before);
    });
  });

  describe.each<[Partial<Standing>, presence: Presence, isUnreadCounted: boolean]>([
    [{ onBreak: { since: AT, isTold: true } }, 'on_break', true],
    [{ onBreak: { since: AT, isTold: false } }, 'here', true],
    [{ leavesOn: LATER }, 'former', false],
    [{ leavesOn: LATER, onBreak: { since: AT, isTold: true } }, 'former', false],
    [{ account: { status: 'deleted' } }, 'former', false],
  ])('a member who is away as %j', (given, presence, isUnreadCounted) => {
    test('is there for connections alone, and for all again afterwards', async () => {
      const [viewer, connected] = (await storeIds(2)) as [MemberId, MemberId];
      const [stranger, asked, asking] = (await storeIds(3)) as [MemberId, MemberId, MemberId];
      await storeRequest(current(), viewer, asked);
      await storeRequest(current(), asking, viewer);
      const connection = await storeConnection(current(), connected, viewer);
      await storeMessage(current(), connected, connection);
      const away = [connected, stranger, asked, asking];

      const before = await look(current(), viewer);
      for (const id of away) await storeStanding(current(), id, given);
      const seen = await look(current(), viewer);
      expect(seen.counts).toEqual({ accepted: 1, sent: 0, received: 0 });
      expect(seen.unread).toBe(isUnreadCounted ? 1 : 0);
      expect(new Set(seen.lists.flat())).toEqual(new Set([connected]));
      const strangers = before.everyone.filter((id) => !away.includes(id));
      expect(seen.everyone).toEqual(presence === 'former' ? strangers : [connected, ...strangers]);
      const page = { status: null, direction: null, before: null, limit: 9, openSince: EVER };
      expect(await current().connections.listOf(viewer, page)).toMatchObject([{ presence }]);
      expect((await current().safety.relate(viewer, connected)).isConnected).toBe(true);
      expect((await current().safety.relate(viewer, asking)).isConnected).toBe(false);
      const relatedIn = (id: MemberId) => current().safety.relateIn(connection.id, id);
      for (const [one, other] of [
        [viewer, connected],
        [connected, viewer],
      ] as const) {
        expect(await relatedIn(one)).toEqual(await current().safety.relate(one, other));
      }
      expect(await relatedIn(stranger)).toBeNull();
      for (const id of away) await storeStanding(current(), id, usualStanding(id));
      expect(await look(current(), viewer)).toEqual(before);
    });

    // Discovery forgets deleted members with their records, which stay here.
    if (given.account?.status === 'deleted') return;

    test('is not found or counted by discovery, nor recommended', async () => {
      const preferences = { interests: ['Knots'], relationshipTypes: [1] };
      const viewer = (await storeMember(current(), { age: 40, preferences })).id;
      const other = (await storeMember(current(), { age: 40, preferences })).id;
      const before = await discover(current(), viewer);
      await storeStanding(current(), other, given);
      expect(await discover(current(), viewer)).toEqual({ found: [], recommended: [], count: 0 });
      await storeStanding(current(), other, usualStanding(other));
      expect(await discover(current(), viewer)).toEqual(before);
    });
  });

  test('a member who takes a break is in the list of members for themselves', async () => {
    const [one] = (await storeIds(1)) as [MemberId];
    await storeStanding(current(), one, { onBreak: { since: AT, isTold: true } });
    const list = async (viewer: { viewerId?: MemberId }) =>
      (await current().members.list({ ...viewer, after: one - 1, limit: 1 })).map(({ id }) => id);
    expect([await list({ viewerId: one }), await list({})]).toEqual([[one], []]);
  });

  test('of a conversation, the messages of one of the two can be listed alone', async () => {
    const [one, other] = (await storeIds(2)) as [MemberId, MemberId];
    const connection = await storeConnection(current(), one, other);
    const ids: number[] = [];
    for (const senderId of [one, other, one, one]) {
      ids.push((await storeMessage(current(), senderId, connection)).id);
    }
    const list = async (before: number | null, limit: number) =>
      (await current().messages.listOf(connection.id, { before, limit, senderId: one })).map(
        ({ id }) => id,
      );
    expect(await list(null, 9)).toEqual([ids[0], ids[2], ids[3]]);
    expect(await list(null, 2)).toEqual([ids[2], ids[3]]);
    expect(await list(ids[2]!, 2)).toEqual([ids[0]]);
  });

  test('a member who is not listed is left out of discovery, and of nothing else', async () => {
    const preferences = { interests: ['Knots'], relationshipTypes: [1] };
    const viewer = (await storeMember(current(), { age: 40, preferences })).id;
    const unlisted = (await storeMember(current(), { age: 40, preferences })).id;
    await storeStanding(current(), unlisted, { isListed: false });
    const { found, recommended, count } = await discover(current(), viewer);
    expect([found, recommended, count]).toEqual([[], [], 0]);
    expect((await look(current(), viewer)).everyone).toContain(unlisted);
    const connection = await storeConnection(current(), unlisted, viewer);
    await storeMessage(current(), unlisted, connection);
    expect(await look(current(), viewer)).toMatchObject({ counts: { accepted: 1 }, unread: 1 });
  });

  test('whoever blocks and whoever is blocked do not find each other', async () => {
    const preferences = { interests: ['Knots'], relationshipTypes: [1] };
    const [one, other, third] = [
      (await storeMember(current(), { age: 40, preferences })).id,
      (await storeMember(current(), { age: 40, preferences })).id,
      (await storeMember(current(), { age: 40, preferences })).id,
    ];
    await storeHistory(current(), withBlock(noHistory(one, other), other, AT, null));
    for (const id of [one, other]) {
      expect(await discover(current(), id)).toEqual({
        found: [third],
        recommended: [third],
        count: 1,
      });
    }
    expect(await discover(current(), third)).toMatchObject({ count: 2 });
    await storeHistory(current(), noHistory(one, other));
    expect(await discover(current(), one)).toMatchObject({ count: 2 });
  });
}

/** All that the viewer's own lists and counts hold of others. */
async function look({ members, connections, messages }: Storage, viewerId: MemberId) {
  const lists: number[][] = [];
  for (const status of [null, 'pending', 'accepted'] as const) {
    for (const direction of [null, 'sent', 'received'] as const) {
      const page = { status, direction, before: null, limit: 100, openSince: EVER };
      const listed = await connections.listOf(viewerId, page);
      lists.push(listed.map(({ member }) => member.id));
    }
  }
  const everyone = (await members.list({ viewerId, after: viewerId, limit: 1_000 })).map(
    ({ id }) => id,
  );
  const counts = await connections.countOf(viewerId, EVER);
  return { lists, counts, unread: await messages.countUnread(viewerId), everyone };
}

/** All that the viewer discovers. */
async function discover({ directory, ...storage }: Storage, viewerId: MemberId) {
  const recommended = await directory.recommend(viewerId, 20, LATER_DAY);
  return {
    found: await findIds({ directory, ...storage }, viewerId),
    recommended: recommended!.map(({ id }) => id),
    count: await directory.count(viewerId, NO_FILTERS),
  };
}
