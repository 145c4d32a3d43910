import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Connection } from '#core/connections/domain/connection.ts';
import type { ConnectionId, MemberId, MessageId } from '#core/kernel/ids.ts';
import { messageMatches, queryWordsOf } from '#core/messaging/domain/message-words.ts';
import type { Storage } from '#core/storage.ts';
import { messageFrom, storeConnection, storeMembers } from '#tests/support/stored-records.ts';
import { toMessageText } from '#tests/support/texts.ts';
import {
  createMessage,
  endConnection,
  nextDay,
  putWording,
  storeStanding,
} from '#tests/support/writes.ts';

/** What is known of a message beside the storage. */
interface Said {
  readonly id: MessageId;
  readonly connectionId: ConnectionId;
  readonly senderId: MemberId;
  content: string | null;
}

/** What has become of a member. */
type Fate = 'here' | 'suspended' | 'leaving' | 'deleted';

interface Pair {
  readonly connection: Connection;
  readonly members: readonly [MemberId, MemberId];
  hasEnded: boolean;
}

/** What a test knows of a site, and finds in it by reading everything. */
interface Site {
  readonly pairs: readonly Pair[];
  readonly fates: Map<MemberId, Fate>;
  messages: Said[];
}

const WORDS = [
  'the',
  'there',
  'Sunday',
  'sun',
  'CAFÉ',
  'cafe',
  'Straße',
  'ısı',
  '你好世界',
  '世界',
];
const QUERIES = [
  't',
  'the',
  'sun',
  'sund',
  'cafe the',
  'strasse',
  '世界',
  '界',
  'the t sunday',
  '!',
];

const anyContent = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(' '));

type Step =
  | { readonly kind: 'send'; readonly pair: number; readonly side: 0 | 1; readonly content: string }
  | { readonly kind: 'edit'; readonly message: number; readonly content: string | null }
  | { readonly kind: 'index'; readonly limit: number }
  | { readonly kind: 'end'; readonly pair: number }
  | { readonly kind: 'fate'; readonly member: number; readonly fate: Fate }
  | {
      readonly kind: 'search';
      readonly member: number;
      readonly query: string;
      readonly limit: number;
    };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      pair: fc.nat(3),
      side: fc.constantFrom(0 as const, 1 as const),
      content: anyContent,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      message: fc.nat(30),
      content: fc.option(anyContent),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('index' as const),
      limit: fc.integer({ min: 1, max: 9 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('end' as const), pair: fc.nat(3) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('fate' as const),
      // The first member stays, so that there is always someone to search.
      member: fc.integer({ min: 1, max: 3 }),
      fate: fc.constantFrom<Fate>('here', 'suspended', 'leaving', 'deleted'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('search' as const),
      member: fc.nat(3),
      query: fc.constantFrom(...QUERIES),
      limit: fc.integer({ min: 1, max: 5 }),
    }),
  },
);

/** What `MessageSearch` promises. */
export function describeMessageSearch(current: () => Storage, numRuns: number): void {
  async function indexAll(): Promise<void> {
    while ((await current().messageSearch.indexNext(50)) > 0);
  }

  /** Four members: the first knows all others, and the second the third. */
  async function openSite(): Promise<Site> {
    const ids = (await storeMembers(current(), 4)).map(({ id }) => id);
    const [one, two, three, four] = ids as [MemberId, MemberId, MemberId, MemberId];
    const pairs: Pair[] = [];
    for (const members of [
      [one, two],
      [three, one],
      [one, four],
      [two, three],
    ] as const) {
      const connection = await storeConnection(current(), ...members);
      pairs.push({ connection, members, hasEnded: false });
    }
    return { pairs, fates: new Map(ids.map((id) => [id, 'here'])), messages: [] };
  }

  async function send(site: Site, pair: Pair, senderId: MemberId, content: string): Promise<void> {
    const message = await createMessage(current(), messageFrom(senderId, pair.connection, content));
    if (message) site.messages.push({ ...message, content });
  }

  const memberAt = ({ fates }: Site, place: number) => [...fates.keys()][place]!;

  async function take(site: Site, step: Step): Promise<void> {
    switch (step.kind) {
      case 'send': {
        const pair = site.pairs[step.pair]!;
        const isPossible =
          !pair.hasEnded && pair.members.every((id) => site.fates.get(id) !== 'deleted');
        if (isPossible) await send(site, pair, pair.members[step.side], step.content);
        return;
      }
      case 'edit': {
        const said = site.messages[step.message];
        if (said === undefined) return;
        if (said.content === null) return;
        const content = step.content === null ? null : toMessageText(step.content);
        const at = '2026-03-04T10:01:00.000Z';
        expect(await putWording(current(), said.id, { content, at })).toBe(true);
        said.content = content;
        return;
      }
      case 'index':
        await current().messageSearch.indexNext(step.limit);
        return;
      case 'end':
        await end(site, site.pairs[step.pair]!);
        return;
      case 'fate':
        await meet(site, memberAt(site, step.member), step.fate);
        return;
      case 'search':
        await expectSameAnswers(site, memberAt(site, step.member), step);
    }
  }

  async function end(site: Site, pair: Pair): Promise<void> {
    const isPossible =
      !pair.hasEnded && pair.members.every((id) => site.fates.get(id) !== 'deleted');
    if (!isPossible) return;
    await endConnection(current(), pair.connection, pair.members[0]);
    pair.hasEnded = true;
    site.messages = site.messages.filter(({ connectionId }) => connectionId !== pair.connection.id);
  }

  async function meet(site: Site, memberId: MemberId, fate: Fate): Promise<void> {
    if (site.fates.get(memberId) === 'deleted') return;
    site.fates.set(memberId, fate);
    const account =
      fate === 'suspended'
        ? ({ status: 'suspended', until: '2026-07-01T00:00:00.000Z' } as const)
        : ({ status: fate === 'deleted' ? 'deleted' : 'active' } as const);
    const leavesOn = fate === 'leaving' ? '2026-06-01T00:00:00.000Z' : null;
    await storeStanding(current(), memberId, { account, leavesOn });
    if (fate !== 'deleted') return;
    const at = nextDay(current());
    const change = { type: 'delete_member', memberId, at } as const;
    await current().commit({ changes: [change], events: [], actorId: null, at });
    site.messages = site.messages.filter(({ senderId }) => senderId !== memberId);
  }

  /** All that the member should find, newest first. */
  function findAll(
    { pairs, fates, messages }: Site,
    memberId: MemberId,
    query: string,
    connectionId: ConnectionId | null,
  ): readonly MessageId[] {
    const words = queryWordsOf(query);
    return messages
      .filter((said) => {
        const pair = pairs.find(({ connection }) => connection.id === said.connectionId)!;
        if (!pair.members.includes(memberId)) return false;
        if (connectionId !== null && said.connectionId !== connectionId) return false;
        const other = pair.members.find((id) => id !== memberId)!;
        const fate = fates.get(other)!;
        if (fate === 'suspended') return false;
        const isReadable = fate === 'here' || said.senderId === memberId;
        return isReadable && messageMatches(said.content, words);
      })
      .map(({ id }) => id)
      .sort((one, two) => two - one);
  }

  async function findPages(
    memberId: MemberId,
    asked: { query: string; limit: number; connectionId: ConnectionId | null },
  ): Promise<readonly MessageId[]> {
    const { query, ...others } = asked;
    const found: MessageId[] = [];
    for (let before: number | null = null; ; before = found.at(-1)!) {
      const search = { ...others, words: queryWordsOf(query), before };
      const page = await current().messageSearch.find(memberId, search);
      found.push(...page.map(({ id }) => id));
      if (page.length < asked.limit) return found;
    }
  }

  async function expectSameAnswers(
    site: Site,
    memberId: MemberId,
    { query, limit }: { query: string; limit: number },
  ): Promise<void> {
    if (site.fates.get(memberId) === 'deleted') return;
    for (const connectionId of [null, ...site.pairs.map(({ connection }) => connection.id)]) {
      const found = await findPages(memberId, { query, limit, connectionId });
      expect(found).toEqual(findAll(site, memberId, query, connectionId));
    }
  }

  describe('a search among messages', () => {
    test('finds what the rule of the core says, whatever happened in between', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { minLength: 8, maxLength: 40 }), async (steps) => {
          const site = await openSite();
          for (const step of steps) await take(site, step);
          for (const query of QUERIES) {
            for (const member of [0, 2]) {
              await expectSameAnswers(site, memberAt(site, member), { query, limit: 3 });
            }
          }
        }),
        { numRuns },
      );
    });

    test('finds common and rare words among many messages', async () => {
      const site = await openSite();
      for (let place = 0; place < 700; place += 1) {
        const pair = site.pairs[place % 10 === 0 ? 1 : 0]!;
        const often = place % 7 === 0 ? ' walnut' : '';
        const rarely = place < 90 ? 'rare rarely' : 'usual';
        const longAgo = place < 25 || place > 400 ? ' elder' : '';
        const content = `the ${rarely} word${often}${longAgo} ${place}`;
        await send(site, pair, pair.members[place % 2 === 0 ? 0 : 1], content);
      }
      const me = memberAt(site, 0);
      const queries = [
        ...['the', 't', 'rare', 'rar wal', 'walnut', 'usual walnut', '69', 'absent'],
        ...['rar elder', 'rarely elde', 'elder wal 1', 'usual elder absent', 'the rar wor 1'],
      ];
      for (const query of queries) await expectSameAnswers(site, me, { query, limit: 20 });
      await indexAll();
      for (const query of queries) await expectSameAnswers(site, me, { query, limit: 20 });
      // Common only in what is long past.
      for (let place = 0; place < 120; place += 1) {
        const pair = site.pairs[2]!;
        await send(site, pair, pair.members[place % 2 === 0 ? 0 : 1], `nothing of it ${place}`);
      }
      await indexAll();
      for (const query of queries) await expectSameAnswers(site, me, { query, limit: 20 });
    });

    test('finds what a message says by now, and never what it said before', async () => {
      const site = await openSite();
      const [pair] = site.pairs;
      await send(site, pair!, pair!.members[0], 'a secret walnut');
      await indexAll();
      const [said] = site.messages;
      const find = (query: string) =>
        findPages(pair!.members[1], { query, limit: 5, connectionId: null });
      expect(await find('walnut')).toEqual([said!.id]);
      const at = '2026-03-04T10:01:00.000Z';
      await putWording(current(), said!.id, { content: toMessageText('a hazelnut'), at });
      for (const state of ['not indexed', 'indexed']) {
        expect([state, await find('walnut'), await find('hazel')]).toEqual([state, [], [said!.id]]);
        await indexAll();
      }
      await putWording(current(), said!.id, { content: null, at });
      expect([await find('walnut'), await find('hazel'), await find('a')]).toEqual([[], [], []]);
    });
  });
}
