import { LATER_DAY } from '#tests/support/days.ts';
import { distanceTo } from '#core/members/places/domain/distance.ts';
import { findSurroundings } from '#tests/support/listed-towns.ts';
import { utcOffset } from '#core/members/domain/time-zone.ts';
import { toMemberId } from '#tests/support/ids.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import { expect } from 'vitest';
import type { Connection } from '#core/connections/domain/connection.ts';
import type { AskedFilters } from '#core/discovery/domain/filters.ts';
import type { DiscoverySort } from '#core/discovery/domain/order.ts';
import { type CursorKind, decodeCursor } from '#core/kernel/cursor.ts';
import type { Conversation } from '#core/messaging/domain/conversation.ts';
import { granted, refused } from '#core/kernel/result.ts';
import type { Page } from '#core/kernel/page.ts';
import { expectFound, expectRecommended } from '#tests/support/expected-discovery.ts';
import { valueOf } from '#tests/support/stored-records.ts';
import { conversationOf, conversationsOf, shown } from './messages-model.ts';
import type { RealSite } from './real-site.ts';
import {
  isHidden,
  memberOf,
  NO_CONNECTION,
  NOT_ACCEPTED,
  otherOf,
  type SiteModel,
} from './site-model.ts';

const SORTS: readonly DiscoverySort[] = ['relevance', 'recent', 'age-asc', 'age-desc'];
const NO_FILTERS: AskedFilters = {
  text: '',
  location: '',
  minAge: null,
  maxAge: null,
  types: [],
  side: null,
  interests: [],
  languages: [],
  country: null,
  distance: null,
};

const NO_MEMBER = refused({ code: 'not_found', subject: 'member' });
const NOT_FOUND = refused({ code: 'not_found', subject: 'connection' });

/** Whatever any member can see of the site must be what the model says. */
export async function checkVisibleState(site: SiteModel, real: RealSite): Promise<void> {
  const now = real.clock.now();
  const counts = await real.storage.siteCounts.count({ joinedSince: now, writtenSince: now });
  expect(counts.members).toBe(site.members.size);
  for (const callerId of site.members.keys()) {
    expect(await real.getMember({ callerId, id: callerId })).toEqual({
      ok: true,
      value: site.members.get(callerId),
    });
    await checkMembers(site, real, callerId);
    await checkConnections(site, real, callerId);
    await checkMessages(site, real, callerId);
    await checkConversations(site, real, callerId);
    await checkDiscovery(site, real, callerId);
  }
}

async function checkMembers(site: SiteModel, real: RealSite, callerId: MemberId) {
  const known = [...site.members.keys()].filter((id) => !isHidden(site, callerId, id));
  const asking = { status: 'open', relationshipTypes: [] };
  for (const id of site.members.keys()) {
    if (id === callerId) continue;
    const { timeZone } = site.members.get(id)!.preferences;
    const around = await findSurroundings(memberOf(site, callerId).preferences);
    const distance = distanceTo(around, memberOf(site, id).preferences);
    const offset = timeZone === null ? null : utcOffset(timeZone, real.clock.now());
    const found = known.includes(id)
      ? granted({
          ...memberOf(site, id, isConnected(site, callerId, id)),
          asking,
          utcOffset: offset,
          distance,
        })
      : NO_MEMBER;
    expect(await real.getMember({ callerId, id })).toEqual(found);
  }
  const listed = await readOn('members', (after) =>
    real.listMembers({ callerId, after: after ?? 0, limit: 4 }),
  );
  expect(listed.flat()).toEqual(
    known.map((id) => memberOf(site, id, id === callerId || isConnected(site, callerId, id))),
  );
  expect(listed.slice(0, -1).filter((page) => page.length !== 4)).toEqual([]);
  const blocked = await readOn('blocks', (before) =>
    real.listBlockedMembers({ callerId, before, limit: 1 }),
  );
  expect(blocked.flat()).toEqual(
    [...site.members.values()].reverse().flatMap(({ id }) => {
      const blockedAt = site.blocks.get(`${callerId} ${id}`);
      const name = site.blockNames.get(`${callerId} ${id}`);
      return blockedAt === undefined || name === undefined ? [] : [{ id, name, blockedAt }];
    }),
  );
}

function isConnected(site: SiteModel, one: MemberId, other: MemberId): boolean {
  return [...site.connections.values()].some(
    (connection) => connection.status === 'accepted' && otherOf(connection, one) === other,
  );
}

/** When somebody last wrote in the connection. */
function lastMessageAtOf(site: SiteModel, connectionId: ConnectionId): string | null {
  const messages = [...site.messages.values()].filter(
    (message) => message.connectionId === connectionId,
  );
  return messages.at(-1)?.createdAt ?? null;
}

async function checkConnections(site: SiteModel, real: RealSite, callerId: MemberId) {
  const expected = [...site.connections.values()].reverse().flatMap((connection) => {
    const otherId = otherOf(connection, callerId);
    return otherId === undefined
      ? []
      : [
          {
            ...connection,
            member: memberOf(site, otherId, connection.status === 'accepted'),
            presence: 'here',
            lastMessageAt: lastMessageAtOf(site, connection.id),
          },
        ];
  });
  const isSent = ({ requesterId }: Connection) => requesterId === callerId;
  for (const status of [null, 'pending', 'accepted'] as const) {
    for (const direction of [null, 'sent', 'received'] as const) {
      const listed = await readOn('connections', (before) =>
        real.listConnections({ callerId, status, direction, before, limit: 2 }),
      );
      expect(listed.flat()).toEqual(
        expected
          .filter((connection) => status === null || connection.status === status)
          .filter(
            (connection) => direction === null || isSent(connection) === (direction === 'sent'),
          ),
      );
    }
  }
  const pending = expected.filter(({ status }) => status === 'pending');
  expect(await real.countConnections({ callerId })).toEqual({
    accepted: expected.length - pending.length,
    sent: pending.filter(isSent).length,
    received: pending.filter((connection) => !isSent(connection)).length,
  });
  for (const connection of site.connections.values()) {
    const listed = expected.find(({ id }) => id === connection.id);
    const found = await real.getConnection({ callerId, id: connection.id });
    if (listed === undefined) {
      expect(found).toEqual(NOT_FOUND);
    } else {
      const { lastMessageAt: _lastMessageAt, ...own } = listed;
      expect(found).toEqual(granted(own));
    }
  }
}

async function checkMessages(site: SiteModel, real: RealSite, callerId: MemberId) {
  const all = [...site.messages.values()];
  const unread = all.filter(({ recipientId, read }) => recipientId === callerId && !read);
  expect(await real.storage.messages.countUnread(callerId)).toBe(unread.length);
  for (const connectionId of site.connectionIds) {
    const connection = site.connections.get(connectionId);
    const list = (before: number | null) =>
      real.listMessages({ callerId, connectionId, before, limit: 2 });
    if (!connection || otherOf(connection, callerId) === undefined) {
      expect(await list(null)).toEqual(NO_CONNECTION);
    } else if (connection.status === 'pending') {
      expect(await list(null)).toEqual(NOT_ACCEPTED);
    } else {
      const listed = await readOn('messages', async (before) => valueOf(await list(before)));
      expect(listed.reverse().flat()).toEqual(
        all
          .filter((message) => message.connectionId === connectionId)
          .map((message) => shown(site, message, callerId)),
      );
    }
  }
}

async function checkConversations(site: SiteModel, real: RealSite, callerId: MemberId) {
  const listed: Conversation[] = [];
  let page = await real.listConversations({ callerId, text: '', after: null, limit: 2 });
  listed.push(...page.items);
  while (page.next !== null) {
    page = await real.listConversations({ callerId, text: '', after: page.next, limit: 2 });
    listed.push(...page.items);
  }
  expect(listed).toEqual(conversationsOf(site, callerId));
  for (const connectionId of site.connectionIds) {
    const own = conversationOf(site, callerId, connectionId);
    const found = await real.getConversation({ callerId, connectionId });
    expect(found).toEqual(own ? granted(own) : NOT_FOUND);
  }
}

async function checkDiscovery(site: SiteModel, real: RealSite, viewerId: MemberId) {
  const connectedIds = new Set<number>();
  for (const connection of site.connections.values()) {
    const otherId = otherOf(connection, viewerId);
    if (otherId !== undefined) connectedIds.add(otherId);
  }
  for (const id of site.members.keys()) if (isHidden(site, viewerId, id)) connectedIds.add(id);
  const members = [...site.members.keys()].map((id) => memberOf(site, id));
  const searched = { members, activeOn: site.activeOn, viewerId, connectedIds };
  for (const sort of SORTS) {
    const query = { filters: NO_FILTERS, sort, limit: 100, after: null };
    const expected = expectFound(searched, NO_FILTERS, sort);
    const found = valueOf(await real.discoverMembers(viewerId, query));
    expect(found.total).toBe(expected.length);
    expect(found.members).toEqual(expected.map((id) => memberOf(site, toMemberId(id))));
  }
  expect(await real.storage.directory.recommend(viewerId, 20, LATER_DAY)).toEqual(
    expectRecommended(searched, LATER_DAY).map((id) => memberOf(site, toMemberId(id))),
  );
}

/** More pages than any history fills. */
const MAXIMUM_PAGES = 200;

/** The pages of a list, each read on from the cursor of the one before. */
async function readOn<Item>(
  kind: CursorKind,
  list: (before: number | null) => Promise<Page<Item>>,
): Promise<(readonly Item[])[]> {
  const pages: (readonly Item[])[] = [];
  let before: number | null = null;
  while (pages.length < MAXIMUM_PAGES) {
    const page: Page<Item> = await list(before);
    pages.push(page.items);
    if (page.next === null) return pages;
    before = decodeCursor(kind, 1, page.next)![0]!;
  }
  throw new Error(`The list still goes on after ${MAXIMUM_PAGES} pages.`);
}
