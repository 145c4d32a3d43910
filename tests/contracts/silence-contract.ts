import { LATER_DAY } from '#tests/support/days.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DomainEvent } from '#core/events.ts';
import { NO_FILTERS } from '#core/discovery/domain/filters.ts';
import { DISCOVERY_SORTS } from '#core/discovery/domain/order.ts';
import type { ConnectionId, MemberId, MessageId } from '#core/kernel/ids.ts';
import { createRealSite, type RealSite } from '#tests/model/real-site.ts';
import { DAY } from '#tests/support/settable-clock.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { toMessageText } from '#tests/support/texts.ts';
import type { OpenStorage } from './open-storage.ts';

const MEMBERS = 4;

const TALK = ['request', 'accept', 'send'] as const;

const ACTS = ['request', 'accept', 'remove', 'send', 'read', 'block', 'unblock', 'wait'] as const;

const anyAct: fc.Arbitrary<Act> = fc.record({
  what: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...TALK) },
    { weight: 2, arbitrary: fc.constantFrom(...ACTS) },
  ),
  actor: fc.nat(MEMBERS - 1),
  other: fc.integer({ min: 1, max: MEMBERS - 1 }),
});

interface Act {
  readonly what: (typeof ACTS)[number];
  readonly actor: number;
  readonly other: number;
}

/** What two members have had to do with each other, noted by the test and not by what it tests. */
interface Pair {
  readonly connectionIds: ConnectionId[];
  readonly messageIds: MessageId[];
  /** The words between them that nobody may read any more. */
  readonly silenced: string[];
  words: string[];
  /** The one who blocks. */
  blockerId: MemberId | null;
}

/** Whatever members do, one who is blocked is silent: no word, no count and no event comes through. */
export function describeSilence(openStorage: OpenStorage, numRuns: number): void {
  describe('after a block', () => {
    test('nobody reads a word, a count or an event of the other', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyAct, { minLength: 20, maxLength: 60 }), async (acts) => {
          const storage = await openStorage();
          try {
            await liveThrough(createRealSite(storage), acts);
          } finally {
            await storage.close();
          }
        }),
        { numRuns },
      );
    });
  });
}

async function liveThrough(site: RealSite, acts: readonly Act[]): Promise<void> {
  const ids: MemberId[] = [];
  while (ids.length < MEMBERS) {
    const name = `person-${ids.length}-by-name`;
    const createdAt = '2025-01-01T00:00:00.000Z';
    ids.push((await storeMember(site.storage, { username: name, name, age: 40, createdAt })).id);
  }
  const pairs = new Map<string, Pair>();
  const pairOf = (one: MemberId, other: MemberId) => {
    const key = [one, other].sort().join(' ');
    const fresh = { connectionIds: [], messageIds: [], silenced: [], words: [], blockerId: null };
    const pair: Pair = pairs.get(key) ?? fresh;
    pairs.set(key, pair);
    return pair;
  };
  for (const [number, { what, actor, other }] of acts.entries()) {
    const actorId = ids[actor]!;
    const otherId = ids[(actor + other) % MEMBERS]!;
    const pair = pairOf(actorId, otherId);
    const wasBlocked = pair.blockerId !== null;
    const last = (await readEvents(site, 0)).at(-1)?.id ?? 0;
    await perform(site, what, { actorId, otherId, pair, word: `word-${number}-` });
    const events = (await readEvents(site, last)).map(({ event }) => event);
    if (wasBlocked) for (const event of events) expect(event.memberIds).toEqual([actorId]);
    for (const event of events) expectQuiet(event);
    if (pair.blockerId !== null) {
      await expectSilence(site, actorId, otherId, pair);
      await expectSilence(site, otherId, actorId, pair);
    }
  }
  for (const one of ids) {
    for (const other of ids) if (one !== other) await expectGone(site, one, pairOf(one, other));
    await expectCounts(site, one);
  }
}

const readEvents = (site: RealSite, after: number) =>
  site.storage.feed.read({ after, limit: 1_000 });

/** The one whom an event is about does not hear that they are blocked, or no longer. */
function expectQuiet(event: DomainEvent): void {
  if (event.type === 'member_blocked' || event.type === 'member_unblocked') {
    expect(event.memberIds).not.toContain(event.aboutId);
    expect(event.memberIds).toHaveLength(1);
  }
}

interface Scene {
  readonly actorId: MemberId;
  readonly otherId: MemberId;
  readonly pair: Pair;
  readonly word: string;
}

async function perform(site: RealSite, what: Act['what'], scene: Scene): Promise<void> {
  const { actorId: callerId, otherId, pair, word } = scene;
  const id = pair.connectionIds.at(-1);
  switch (what) {
    case 'request': {
      const wish = {
        requesterId: callerId,
        recipientId: otherId,
        relationshipTypeId: 1,
        side: null,
        note: null,
      };
      const asked = await site.requestConnection({ callerId, ...wish });
      if (pair.blockerId !== null) expect(asked.ok).toBe(false);
      if (asked.ok) pair.connectionIds.push(asked.value.id);
      return;
    }
    case 'accept':
      if (id !== undefined) await site.acceptConnection({ callerId, id });
      return;
    case 'remove': {
      const removed =
        id === undefined ? null : await site.removeConnection({ callerId, id, seen: null });
      if (removed?.ok) silence(pair);
      return;
    }
    case 'send': {
      if (id === undefined) return;
      const draft = { callerId, connectionId: id, content: toMessageText(word) };
      const sent = await site.sendMessage(draft);
      if (!sent.ok) return;
      pair.words.push(word);
      pair.messageIds.push(sent.value.id);
      return;
    }
    case 'read': {
      const messageId = pair.messageIds.at(-1);
      if (messageId !== undefined) await site.markMessageAsRead({ callerId, id: messageId });
      return;
    }
    case 'block':
      if ((await site.blockMember({ callerId, id: otherId })).ok) {
        pair.blockerId = callerId;
        silence(pair);
      }
      return;
    case 'unblock':
      if ((await site.unblockMember({ callerId, id: otherId })).ok) pair.blockerId = null;
      return;
    case 'wait':
      site.clock.advance(91 * DAY);
  }
}

function silence(pair: Pair): void {
  pair.silenced.push(...pair.words);
  pair.words = [];
}

/** Nothing that the viewer can read names the other, or holds a word of theirs. */
async function expectSilence(
  site: RealSite,
  viewerId: MemberId,
  otherId: MemberId,
  pair: Pair,
): Promise<void> {
  await expectGone(site, viewerId, pair);
  await expectCounts(site, viewerId);
  const seen = JSON.stringify(await readAll(site, viewerId));
  const { name } = (await site.storage.members.findById(otherId))!;
  expect(seen).not.toContain(name);
  expect(await site.getMember({ callerId: viewerId, id: otherId })).toMatchObject({ ok: false });
  for (const id of pair.connectionIds) {
    expect(await site.getConnection({ callerId: viewerId, id })).toMatchObject({ ok: false });
    const page = { callerId: viewerId, connectionId: id, before: null, limit: 100 };
    expect(await site.listMessages(page)).toMatchObject({ ok: false });
  }
  for (const id of pair.messageIds) {
    const marked = await site.markMessageAsRead({ callerId: viewerId, id });
    expect(marked).toEqual({ ok: false, refusal: { code: 'not_found', subject: 'message' } });
  }
}

/** Words that were silenced once are never read again, block or no block. */
async function expectGone(site: RealSite, viewerId: MemberId, pair: Pair): Promise<void> {
  if (pair.silenced.length === 0) return;
  const seen = JSON.stringify(await readAll(site, viewerId));
  for (const word of pair.silenced) expect(seen).not.toContain(word);
}

/** The viewer's counts count what their lists show. */
async function expectCounts(site: RealSite, viewerId: MemberId): Promise<void> {
  const { connections, unread, messages, found, total } = await readAll(site, viewerId);
  const pending = connections.filter(({ status }) => status === 'pending');
  expect(await site.countConnections({ callerId: viewerId })).toEqual({
    accepted: connections.length - pending.length,
    sent: pending.filter(({ requesterId }) => requesterId === viewerId).length,
    received: pending.filter(({ recipientId }) => recipientId === viewerId).length,
  });
  expect(unread).toBe(
    messages.filter(({ recipientId, read }) => recipientId === viewerId && !read).length,
  );
  for (const page of found) expect(page?.total).toBe(page?.members.length);
  expect(total).toBe(found[0]?.total);
}

/** Everything that the viewer can read of others, but for whom they block themselves. */
async function readAll(site: RealSite, callerId: MemberId) {
  const { directory, messages: stored } = site.storage;
  const all = { status: null, direction: null, before: null, limit: 100 };
  const connections = (await site.listConnections({ callerId, ...all })).items;
  const conversations = await Promise.all(
    connections.map(({ id }) =>
      site.listMessages({ callerId, connectionId: id, before: null, limit: 100 }),
    ),
  );
  const queries = DISCOVERY_SORTS.map((sort) => ({
    sort,
    filters: NO_FILTERS,
    limit: 100,
    after: null,
  }));
  return {
    members: (await site.listMembers({ callerId, after: 0, limit: 100 })).items,
    connections,
    messages: conversations.flatMap((listed) => (listed.ok ? listed.value.items : [])),
    unread: await stored.countUnread(callerId),
    found: await Promise.all(queries.map((query) => directory.search(callerId, query))),
    total: await directory.count(callerId, NO_FILTERS),
    recommended: await directory.recommend(callerId, 20, LATER_DAY),
  };
}
