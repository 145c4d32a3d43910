import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { noConnection } from '#core/connections/domain/connection.ts';
import { decodeCursor, type encodeCursor } from '#core/kernel/cursor.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Self } from '#core/members/domain/member.ts';
import { makeListEndedConnections } from '#core/moderation/reports/use-cases/list-ended-connections.ts';
import { makeListReports } from '#core/moderation/reports/use-cases/list-reports.ts';
import { makeRemoveExpiredConversations } from '#core/moderation/reports/use-cases/remove-expired-conversations.ts';
import type { Storage } from '#core/storage.ts';
import { createSettableClock, type SettableClock } from '#tests/support/settable-clock.ts';
import { reportBy, storeConnection, storeMembers } from '#tests/support/stored-records.ts';
import { createReport, replaceConnection } from '#tests/support/writes.ts';

let storage: Storage;
let clock: SettableClock;
let rosa: Self;
let others: Self[];

beforeEach(async () => {
  storage = createMemoryStorage();
  clock = createSettableClock('2026-03-01T09:00:00.000Z');
  [rosa, ...others] = (await storeMembers(storage, 4)) as [Self, ...Self[]];
});

const placeOf = (kind: Parameters<typeof encodeCursor>[0], next: string | null) =>
  next === null ? null : decodeCursor(kind, 1, next)![0]!;

describe('the reports that a member has filed', () => {
  const list = (before: number | null = null, limit = 2) =>
    makeListReports(storage)({ callerId: rosa.id, before, limit });

  test('are listed newest first, a page at a time', async () => {
    const ids = [];
    for (const other of others) {
      ids.push(await createReport(storage, reportBy(rosa.id, other)));
      await createReport(storage, reportBy(other.id, rosa));
    }
    const first = await list();
    expect(first.items.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    expect(placeOf('reports', first.next)).toBe(ids[1]);
    const last = await list(placeOf('reports', first.next));
    expect(last).toMatchObject({ items: [{ id: ids[0], aboutName: others[0]!.name }], next: null });
    expect((await list(null, 3)).next).toBeNull();
    expect(placeOf('reports', (await list(null, 1)).next)).toBe(ids[2]);
  });

  test('may be none', async () => {
    expect(await list()).toEqual({ items: [], next: null });
  });
});

describe('the connections that have ended', () => {
  const list = (callerId: MemberId, before: number | null = null, limit = 2) =>
    makeListEndedConnections({ ...storage, clock })({ callerId, before, limit });

  /** Ends a connection of the two, in the name of the one or the other. */
  async function end(one: Self, other: Self, by: Self) {
    const connection = await storeConnection(storage, one.id, other.id);
    await replaceConnection(storage, connection, noConnection(connection), by.id);
  }

  test('are listed newest first, a page at a time, as each of the two knew them', async () => {
    const [daniel, mo, mia] = others as [Self, Self, Self];
    await end(rosa, daniel, rosa);
    await end(mo, rosa, mo);
    await end(rosa, mia, mia);
    const first = await list(rosa.id);
    expect(first.items).toMatchObject([
      { member: { id: mia.id, name: mia.name }, endedByMe: false },
      { member: { id: mo.id, name: mo.name }, endedByMe: false },
    ]);
    const last = await list(rosa.id, placeOf('ended-connections', first.next));
    expect(last).toMatchObject({
      items: [{ member: { id: daniel.id, name: daniel.name }, endedByMe: true }],
      next: null,
    });
    const theirs = await list(mo.id);
    expect(theirs).toMatchObject({
      items: [{ member: { id: rosa.id, name: rosa.name }, endedByMe: true }],
      next: null,
    });
    expect((await list(rosa.id, null, 3)).next).toBeNull();
    const one = await list(rosa.id, null, 1);
    expect(placeOf('ended-connections', one.next)).toBe(one.items[0]!.id);
  });

  test('are listed for as long as they are kept, and removed after that', async () => {
    await end(rosa, others[0]!, rosa);
    const { keptUntil } = (await list(rosa.id)).items[0]!;
    const remove = makeRemoveExpiredConversations({ ...storage, clock });
    const stored = async () => {
      const page = { before: null, limit: 10, now: '2000-01-01T00:00:00.000Z' };
      return (await storage.sealedConversations.listOf(rosa.id, page)).length;
    };
    clock.advance(Date.parse(keptUntil) - Date.parse(clock.now()) - 1);
    await remove();
    expect((await list(rosa.id)).items).toHaveLength(1);
    clock.advance(1);
    expect((await list(rosa.id)).items).toHaveLength(0);
    expect(await stored()).toBe(1);
    await remove();
    expect(await stored()).toBe(0);
  });
});
