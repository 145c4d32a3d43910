import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { makeBlockMember } from '#core/connections/blocks/use-cases/block-member.ts';
import { makeListBlockedMembers } from '#core/connections/blocks/use-cases/list-blocked-members.ts';
import { makeUnblockMember } from '#core/connections/blocks/use-cases/unblock-member.ts';
import { decodeCursor } from '#core/kernel/cursor.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { granted, refused } from '#core/kernel/result.ts';
import type { Self } from '#core/members/domain/member.ts';
import { isVisible } from '#core/safety/domain/visibility.ts';
import type { Storage } from '#core/storage.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock, HOUR } from '#tests/support/settable-clock.ts';
import { storeConnection, storeMember, storeMessage } from '#tests/support/stored-records.ts';
import { storeStanding, updateMember } from '#tests/support/writes.ts';

const NOT_FOUND = refused({ code: 'not_found', subject: 'member' });
const DONE = granted(null);

const clock = createSettableClock();
let storage: Storage;
let rosa: Self;
let daniel: Self;

beforeEach(async () => {
  storage = createMemoryStorage();
  rosa = await storeMember(storage, { name: 'Rosa' });
  daniel = await storeMember(storage, { name: 'Daniel' });
});

const block = (callerId: MemberId, id: MemberId) =>
  makeBlockMember({ ...storage, clock })({ callerId, id });
const unblock = (callerId: MemberId, id: MemberId) =>
  makeUnblockMember({ ...storage, clock })({ callerId, id });
const list = (callerId: MemberId, limit = 10, before: number | null = null) =>
  makeListBlockedMembers(storage)({ callerId, before, limit });

describe('a block', () => {
  test('ends the connection, takes its messages with it and is heard of by its maker alone', async () => {
    const connection = await storeConnection(storage, daniel.id, rosa.id);
    const message = await storeMessage(storage, daniel.id, connection);
    expect(await block(rosa.id, daniel.id)).toEqual(DONE);
    expect(await storage.connections.findById(connection.id)).toBeNull();
    expect(await storage.messages.findById(message.id)).toBeNull();
    const memberIds = [daniel.id, rosa.id];
    expect(await readEvents(storage)).toEqual([
      { type: 'connection_removed', connectionId: connection.id, memberIds },
      { type: 'member_blocked', memberIds: [rosa.id], aboutId: daniel.id },
    ]);
  });

  test('is nobody’s whose account is deleted', async () => {
    await storeStanding(storage, rosa.id, { account: { status: 'deleted' } });
    expect(await block(rosa.id, daniel.id)).toEqual(NOT_FOUND);
    expect((await list(rosa.id)).items).toEqual([]);
    expect(await readEvents(storage)).toEqual([]);
  });

  test('of a former member ends the connection, and stores no block', async () => {
    const connection = await storeConnection(storage, daniel.id, rosa.id);
    await storeStanding(storage, daniel.id, { account: { status: 'deleted' } });
    const at = clock.now();
    const changes = [{ type: 'delete_member', memberId: daniel.id, at } as const];
    await storage.commit({ changes, events: [], actorId: null, at });
    expect(await block(rosa.id, daniel.id)).toEqual(DONE);
    expect(await storage.connections.findById(connection.id)).toBeNull();
    expect(await storage.safety.blockedIds(rosa.id)).toEqual([]);
    expect(await block(rosa.id, daniel.id)).toEqual(DONE);
  });

  test('that is there already stores nothing more, even when the other is suspended', async () => {
    await block(rosa.id, daniel.id);
    const before = await storage.safety.loadHistory(rosa.id, daniel.id);
    await storeStanding(storage, daniel.id, { account: { status: 'removed' } });
    clock.advance(HOUR);
    expect(await block(rosa.id, daniel.id)).toEqual(DONE);
    expect(await storage.safety.loadHistory(rosa.id, daniel.id)).toEqual(before);
    expect(await readEvents(storage)).toHaveLength(1);
  });

  test('of oneself finds nobody, and of one who never existed it stores nothing', async () => {
    expect(await block(rosa.id, rosa.id)).toEqual(NOT_FOUND);
    expect(await block(rosa.id, toMemberId(999))).toEqual(DONE);
    expect(await storage.safety.blockedIds(rosa.id)).toEqual([]);
    expect(await readEvents(storage)).toEqual([]);
  });

  test('of one who blocks the caller keeps the two apart when the first block is lifted', async () => {
    await block(daniel.id, rosa.id);
    expect(await block(rosa.id, daniel.id)).toEqual(DONE);
    expect(await unblock(daniel.id, rosa.id)).toEqual(DONE);
    for (const [one, other] of [
      [rosa, daniel],
      [daniel, rosa],
    ] as const) {
      expect(await storage.safety.blockedIds(one.id)).toEqual([other.id]);
      expect(isVisible(await storage.safety.relate(one.id, other.id))).toBe(false);
    }
    expect(await unblock(rosa.id, daniel.id)).toEqual(DONE);
    expect(isVisible(await storage.safety.relate(rosa.id, daniel.id))).toBe(true);
  });

  test.each<[string, () => unknown]>([
    ['who blocks the caller', () => block(daniel.id, rosa.id)],
    [
      'who was removed',
      () => storeStanding(storage, daniel.id, { account: { status: 'removed' } }),
    ],
    [
      'who takes a break',
      () =>
        storeStanding(storage, daniel.id, {
          onBreak: { since: '2026-01-01T10:00:00.000Z', isTold: true },
        }),
    ],
    ['who never existed', () => (daniel = { ...daniel, id: toMemberId(999) })],
  ])('of one %s is answered alike, and names nobody', async (_whom, hide) => {
    await hide();
    expect(await unblock(rosa.id, daniel.id)).toEqual(DONE);
    expect(await block(rosa.id, daniel.id)).toEqual(DONE);
    expect(await list(rosa.id)).toEqual({ items: [], next: null });
    expect(await unblock(rosa.id, daniel.id)).toEqual(DONE);
  });
});

describe('lifting a block', () => {
  test('lets the two find each other again, and is heard of by its maker alone', async () => {
    await block(rosa.id, daniel.id);
    expect(await unblock(rosa.id, daniel.id)).toEqual(DONE);
    expect(await storage.safety.blockedIds(daniel.id)).toEqual([]);
    expect((await readEvents(storage)).at(-1)).toEqual({
      type: 'member_unblocked',
      memberIds: [rosa.id],
      aboutId: daniel.id,
    });
  });

  test('is nothing that the other can do, nor anyone where there is none', async () => {
    expect(await unblock(rosa.id, daniel.id)).toEqual(NOT_FOUND);
    await block(rosa.id, daniel.id);
    expect(await unblock(daniel.id, rosa.id)).toEqual(DONE);
    expect(await unblock(rosa.id, rosa.id)).toEqual(NOT_FOUND);
    expect(await unblock(rosa.id, toMemberId(999))).toEqual(DONE);
    expect(await storage.safety.blockedIds(daniel.id)).toEqual([rosa.id]);
  });
});

describe('the list of those whom the caller blocks', () => {
  test('names them, highest id first, page by page, and to the caller alone', async () => {
    const cleo = await storeMember(storage, { name: 'Cleo' });
    await block(rosa.id, cleo.id);
    const at = clock.now();
    await block(rosa.id, daniel.id);
    const [first, second] = [
      { id: cleo.id, name: 'Cleo', blockedAt: at },
      { id: daniel.id, name: 'Daniel', blockedAt: at },
    ];
    expect(await list(rosa.id)).toEqual({ items: [first, second], next: null });
    const page = await list(rosa.id, 1);
    expect(page.items).toEqual([first]);
    const [before] = decodeCursor('blocks', 1, page.next!)!;
    expect(await list(rosa.id, 1, before)).toEqual({ items: [second], next: null });
    expect(await list(daniel.id)).toEqual({ items: [], next: null });
  });

  test('has the names by which the caller knew them, and none that is newer', async () => {
    await block(rosa.id, daniel.id);
    await updateMember(storage, daniel.id, { name: 'New name' });
    await block(rosa.id, daniel.id);
    expect((await list(rosa.id)).items).toMatchObject([{ name: 'Daniel' }]);
    await block(daniel.id, rosa.id);
    await unblock(rosa.id, daniel.id);
    await block(rosa.id, daniel.id);
    expect((await list(rosa.id)).items).toEqual([]);
  });
});
