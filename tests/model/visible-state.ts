import { expect } from 'vitest';
import { otherParty, type Connection } from '#core/connections/domain/connection.ts';
import { NO_FILTERS } from '#core/discovery/domain/filters.ts';
import { DISCOVERY_SORTS } from '#core/discovery/domain/order.ts';
import { searchMembers } from '#core/discovery/domain/search.ts';
import { toSearchableMember } from '#core/discovery/domain/searchable-member.ts';
import { toMember } from '#core/members/domain/member.ts';
import { decodeCursor, type CursorKind } from '#core/kernel/cursor.ts';
import { granted, refused } from '#core/kernel/result.ts';
import type { Page } from '#core/kernel/page.ts';
import { valueOf } from '#tests/support/stored-records.ts';
import type { RealSite } from './real-site.ts';
import type { SiteModel } from './site-model.ts';

const NOT_FOUND = refused({ code: 'not_found', subject: 'connection' });

/** Whatever any member can see of the site must be what the model says. */
export async function checkVisibleState(site: SiteModel, real: RealSite): Promise<void> {
  for (const callerId of site.members.keys()) {
    expect(await real.getMember({ callerId, id: callerId })).toEqual({
      ok: true,
      value: site.members.get(callerId),
    });
    await checkConnections(site, real, callerId);
    await checkMessages(site, real, callerId);
    await checkDiscovery(site, real, callerId);
  }
}

async function checkConnections(site: SiteModel, real: RealSite, callerId: number) {
  const expected = [...site.connections.values()].reverse().flatMap((connection) => {
    const otherId = otherParty(connection, callerId);
    return otherId === null
      ? []
      : [{ ...connection, member: toMember(site.members.get(otherId)!) }];
  });
  const isSent = ({ userId1 }: Connection) => userId1 === callerId;
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
    const own = expected.find(({ id }) => id === connection.id);
    const found = await real.getConnection({ callerId, id: connection.id });
    expect(found).toEqual(own ? granted(own) : NOT_FOUND);
  }
}

async function checkMessages(site: SiteModel, real: RealSite, callerId: number) {
  const all = [...site.messages.values()];
  const unread = all.filter(({ receiverId, read }) => receiverId === callerId && !read);
  expect(await real.storage.messages.countUnread(callerId)).toBe(unread.length);
  for (const { id: connectionId, status, ...pair } of site.connections.values()) {
    if (otherParty(pair, callerId) === null || status === 'pending') continue;
    const listed = await readOn('messages', async (before) =>
      valueOf(await real.listMessages({ callerId, connectionId, before, limit: 2 })),
    );
    expect(listed.reverse().flat()).toEqual(
      all.filter((message) => message.connectionId === connectionId),
    );
  }
}

async function checkDiscovery(site: SiteModel, real: RealSite, callerId: number) {
  const members = [...site.activity].map((id, place) =>
    toSearchableMember(toMember(site.members.get(id)!), place),
  );
  const viewer = members.find(({ id }) => id === callerId)!;
  const connectedIds = new Set<number>();
  for (const connection of site.connections.values()) {
    const otherId = otherParty(connection, callerId);
    if (otherId !== null) connectedIds.add(otherId);
  }
  for (const sort of DISCOVERY_SORTS) {
    const query = { filters: NO_FILTERS, sort, limit: 100, after: null };
    const expected = searchMembers(members, viewer, connectedIds, query);
    const found = valueOf(await real.discoverMembers(callerId, query));
    expect(found.total).toBe(expected.total);
    expect(found.members).toEqual(
      expected.members.map(({ id }) => toMember(site.members.get(id)!)),
    );
  }
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
