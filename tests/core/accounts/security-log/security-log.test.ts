import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import { makeListSecurityLog } from '#core/accounts/security-log/use-cases/list-security-log.ts';
import { makeNoteDeskOpened } from '#core/accounts/security-log/use-cases/note-desk-opened.ts';
import { decodeCursor } from '#core/kernel/cursor.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { makeListDeskSecurityLog } from '#core/moderation/desk/use-cases/list-desk-security-log.ts';
import type { Storage } from '#core/storage.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { addSecurityEntry } from '#tests/support/writes.ts';

let storage: Storage;
let rosa: MemberId;
let greta: MemberId;

beforeEach(async () => {
  storage = createMemoryStorage();
  rosa = (await storeMember(storage, { name: 'Rosa' })).id;
  greta = (await storeMember(storage, { name: 'Greta' })).id;
});

const at = '2026-03-01T10:00:00.000Z';
const add = (memberId: MemberId, fact: 'log_in_failed' | 'password_changed') =>
  addSecurityEntry(storage, {
    memberId,
    fact,
    at,
    count: 1,
    aboutId: null,
    device: UNKNOWN_DEVICE,
  });

test('members read what happened with their own account alone, page by page', async () => {
  await add(rosa, 'log_in_failed');
  await add(greta, 'password_changed');
  await add(rosa, 'password_changed');
  const list = makeListSecurityLog(storage);
  const first = await list({ callerId: rosa, before: null, limit: 1 });
  expect(first).toMatchObject({ items: [{ memberId: rosa, fact: 'password_changed' }] });
  expect(decodeCursor('security-log', 1, first.next!)).toEqual([first.items[0]!.id]);
  const before = first.items[0]!.id;
  const rest = await list({ callerId: rosa, before, limit: 1 });
  expect(rest).toMatchObject({ items: [{ memberId: rosa, fact: 'log_in_failed' }], next: null });
});

test('moderators read of attacks, with the names of the members', async () => {
  await add(greta, 'log_in_failed');
  await add(rosa, 'password_changed');
  await add(rosa, 'log_in_failed');
  const list = makeListDeskSecurityLog(storage);
  const first = await list({ before: null, limit: 1 });
  expect(first).toMatchObject({ items: [{ memberId: rosa, fact: 'log_in_failed' }] });
  expect(first.names).toEqual(new Map([[rosa, 'Rosa']]));
  const rest = await list({ before: first.items[0]!.id, limit: 1 });
  expect(rest).toMatchObject({ items: [{ memberId: greta }], next: null });
});

test('a moderator who opens the desk is noted once a day', async () => {
  const clock = createSettableClock();
  const note = makeNoteDeskOpened({ ...storage, clock });
  await note(rosa, UNKNOWN_DEVICE);
  await note(rosa, UNKNOWN_DEVICE);
  await note(greta, UNKNOWN_DEVICE);
  clock.advance(DAY);
  await note(rosa, UNKNOWN_DEVICE);
  const listed = await storage.securityLog.listForDesk({ before: null, limit: 9 });
  expect(listed.map(({ memberId }) => memberId)).toEqual([rosa, greta, rosa]);
  expect(await readEvents(storage)).toEqual([]);
});
