import { beforeEach, describe, expect, test } from 'vitest';
import { DAYS_SEALED } from '#core/connections/domain/sealing.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Change, Storage } from '#core/storage.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { DAY } from '#tests/support/settable-clock.ts';
import {
  storeConnection,
  storeMember,
  storeMembers,
  storeMessage,
  storeRequest,
} from '#tests/support/stored-records.ts';
import { endConnection, updateMember } from '#tests/support/writes.ts';

const ENDED_AT = '2026-03-10T10:00:00.123Z';
const after = (milliseconds: number) => new Date(Date.parse(ENDED_AT) + milliseconds).toISOString();
const KEPT_UNTIL = after(DAYS_SEALED * DAY);
const NOTHING_QUOTED = { sealedName: null, messages: [], note: null };
const NOTE = 'We both keep "bees".\nMay I ask how you started? 🐝';

/** What `SealedConversations` promises, and `ConnectionChange` of sealing. */
export function describeSealedConversations(current: () => Storage): void {
  let rosa: Self;
  let daniel: Self;
  let outsider: Self;
  let connection: Connection;

  const page = { before: null, limit: 100, now: ENDED_AT };
  const listOf = ({ id }: Self, given: Partial<typeof page> = {}) =>
    current().sealedConversations.listOf(id, { ...page, ...given });
  const quote = (one: Self, other: Self, given: Partial<typeof page> = {}) =>
    current().sealedConversations.quote(one.id, other.id, { ...page, ...given });
  const quoted = async (one: Self, other: Self, given: Partial<typeof page> = {}) =>
    (await quote(one, other, given)).messages.map(({ content }) => content);
  const end = (by = daniel) => endConnection(current(), connection, by.id, ENDED_AT);

  describe('sealed conversations', () => {
    beforeEach(async () => {
      [rosa, daniel, outsider] = (await storeMembers(current(), 3)) as [Self, Self, Self];
      connection = await storeConnection(current(), rosa.id, daniel.id);
    });

    test('are kept of a connection that has ended, for both, with the names of then', async () => {
      await end();
      await updateMember(current(), rosa.id, { name: 'Another name' });
      const [kept] = await listOf(rosa);
      expect(kept).toEqual({
        id: kept!.id,
        requesterId: rosa.id,
        recipientId: daniel.id,
        requesterName: rosa.name,
        recipientName: daniel.name,
        acceptedAt: connection.acceptedAt,
        endedBy: daniel.id,
        endedAt: ENDED_AT,
        keptUntil: KEPT_UNTIL,
        note: null,
      });
      expect(await listOf(daniel)).toEqual([kept]);
      expect(await listOf(outsider)).toEqual([]);
    });

    test('are quoted with the name that the other had when the last of them ended', async () => {
      await end();
      await updateMember(current(), rosa.id, { name: 'Second name' });
      await updateMember(current(), daniel.id, { name: 'New name' });
      expect(await quote(daniel, rosa)).toMatchObject({ sealedName: rosa.name });
      expect(await quote(rosa, daniel)).toMatchObject({ sealedName: daniel.name });
      connection = await storeConnection(current(), daniel.id, rosa.id);
      await end();
      await updateMember(current(), rosa.id, { name: 'Third name' });
      expect(await quote(daniel, rosa)).toMatchObject({ sealedName: 'Second name' });
      expect(await quote(rosa, daniel)).toMatchObject({ sealedName: 'New name' });
    });

    test('are none while it lasts, and none of a request', async () => {
      const request = await storeRequest(current(), outsider.id, rosa.id);
      await endConnection(current(), request, outsider.id, ENDED_AT);
      expect(await listOf(rosa)).toEqual([]);
      expect(await quote(outsider, rosa)).toEqual(NOTHING_QUOTED);
    });

    test('are listed page by page, newest first, whoever asked', async () => {
      await end();
      for (const [one, other] of [
        [outsider, rosa],
        [rosa, daniel],
        [daniel, outsider],
      ] as const) {
        connection = await storeConnection(current(), one.id, other.id);
        await end(one);
      }
      const ids = (await listOf(rosa)).map(({ id }) => id);
      expect(ids).toHaveLength(3);
      expect(ids).toEqual(ids.toSorted((one, other) => other - one));
      const read = async (before: number | null) =>
        (await listOf(rosa, { before: before as null, limit: 2 })).map(({ id }) => id);
      expect(await read(null)).toEqual(ids.slice(0, 2));
      expect(await read(ids[1]!)).toEqual(ids.slice(2));
    });

    test('hold the messages, which are found nowhere else any more', async () => {
      const first = await storeMessage(current(), rosa.id, connection, 'Hello');
      const second = await storeMessage(current(), daniel.id, connection, 'Good\nevening');
      await end();
      const messages = [first, second].map(({ id, senderId, content, createdAt }) => {
        return { id, senderId, content, createdAt, attachments: [], earlier: [] };
      });
      expect(await quote(rosa, daniel)).toEqual({ sealedName: daniel.name, messages, note: null });
      expect(await quote(daniel, rosa)).toEqual({ sealedName: rosa.name, messages, note: null });
      expect(await quote(rosa, outsider)).toEqual(NOTHING_QUOTED);
      expect(await current().messages.findById(first.id)).toBeNull();
      expect(await current().messages.listOf(connection.id, { before: null, limit: 10 })).toEqual(
        [],
      );
    });

    test('hold the note that came with the request, which gives way to that of another', async () => {
      connection = await storeConnection(current(), rosa.id, outsider.id, { note: NOTE });
      const ours = { senderId: rosa.id, content: NOTE };
      expect(await quote(outsider, rosa)).toEqual({ ...NOTHING_QUOTED, note: ours });
      await end(rosa);
      expect(await listOf(outsider)).toMatchObject([{ note: NOTE }]);
      const sealedName = outsider.name;
      expect(await quote(rosa, outsider)).toEqual({ sealedName, messages: [], note: ours });
      const theirs = { senderId: outsider.id, content: 'Another note' };
      const request = await storeRequest(current(), outsider.id, rosa.id, {
        note: theirs.content,
      });
      expect(await quote(rosa, outsider)).toMatchObject({ sealedName, note: theirs });
      await endConnection(current(), request, rosa.id, ENDED_AT);
      expect(await quote(rosa, outsider)).toMatchObject({ sealedName, note: ours });
      expect(await quote(rosa, outsider, { now: KEPT_UNTIL })).toEqual(NOTHING_QUOTED);
    });

    test('are quoted beside the connection of now, each with its newest messages', async () => {
      for (const content of ['1', '2', '3']) {
        await storeMessage(current(), rosa.id, connection, content);
      }
      expect(await quote(rosa, daniel)).toMatchObject({ sealedName: null });
      expect(await quoted(rosa, daniel, { limit: 2 })).toEqual(['2', '3']);
      await end();
      expect(await quoted(rosa, daniel, { limit: 2 })).toEqual(['2', '3']);
      connection = await storeConnection(current(), daniel.id, rosa.id);
      expect(await quoted(daniel, rosa)).toEqual(['1', '2', '3']);
      await storeMessage(current(), daniel.id, connection, '4');
      expect(await quote(rosa, daniel)).toMatchObject({ sealedName: daniel.name });
      expect(await quoted(rosa, daniel)).toEqual(['1', '2', '3', '4']);
      expect(await quoted(rosa, daniel, { limit: 2 })).toEqual(['2', '3', '4']);
      await end();
      expect(await quoted(daniel, rosa)).toEqual(['1', '2', '3', '4']);
      expect(await quoted(rosa, outsider)).toEqual([]);
    });

    test('are not found from their last moment on, and then removed', async () => {
      await storeMessage(current(), rosa.id, connection, 'Hello');
      await end();
      const { sealedConversations } = current();
      const last = after(DAYS_SEALED * DAY - 1);
      await sealedConversations.removeExpired(last);
      expect(await listOf(rosa, { now: last })).toHaveLength(1);
      expect(await quoted(rosa, daniel, { now: last })).toEqual(['Hello']);
      expect(await listOf(rosa, { now: KEPT_UNTIL })).toEqual([]);
      expect(await quote(rosa, daniel, { now: KEPT_UNTIL })).toEqual(NOTHING_QUOTED);
      await sealedConversations.removeExpired(KEPT_UNTIL);
      expect(await listOf(rosa)).toEqual([]);
      expect(await quote(rosa, daniel)).toEqual(NOTHING_QUOTED);
    });

    test('are removed one by one, and no id is given again', async () => {
      await end();
      const [first] = await listOf(rosa);
      connection = await storeConnection(current(), rosa.id, daniel.id);
      await endConnection(current(), connection, rosa.id, after(DAY));
      await current().sealedConversations.removeExpired(KEPT_UNTIL);
      const [second] = await listOf(rosa);
      expect(second).toMatchObject({ endedBy: rosa.id, endedAt: after(DAY) });
      await current().sealedConversations.removeExpired(after(1_000 * DAY));
      connection = await storeConnection(current(), rosa.id, daniel.id);
      await end();
      const [third] = await listOf(rosa);
      expect([first!.id, second!.id]).toEqual([first!.id, first!.id + 1]);
      expect(third!.id).toBe(second!.id + 1);
    });

    test('are not kept of what could not be removed', async () => {
      const { id } = connection;
      const message = await storeMessage(current(), rosa.id, connection);
      const sealing = { endedBy: rosa.id, endedAt: ENDED_AT, keptUntil: KEPT_UNTIL };
      const removal = { type: 'remove_connection', id, version: 2, sealing } as const;
      const reading = { type: 'mark_read', id: message.id } as const;
      const commit = (...changes: Change[]) =>
        current().commit({ changes, events: [], actorId: null, at: ENDED_AT });
      expect(await commit({ ...removal, version: 1 })).toEqual({ stored: false });
      expect(await commit(removal, reading)).toEqual({ stored: false });
      expect(await listOf(rosa)).toEqual([]);
      expect(await quote(rosa, daniel)).toMatchObject({ sealedName: null });
      expect(await current().connections.findById(id)).toEqual(connection);
    });

    test('of members whom nobody knows there are none', async () => {
      const nobody = { ...(await storeMember(current())), id: toMemberId(999_999) };
      expect(await listOf(nobody)).toEqual([]);
      expect(await quote(rosa, nobody)).toEqual(NOTHING_QUOTED);
    });
  });
}
