import { beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '#core/connections/domain/connection.ts';
import type { Self } from '#core/members/domain/member.ts';
import { noteKeptUntil } from '#core/messaging/domain/private-note.ts';
import type { Storage } from '#core/storage.ts';
import { deleteMember } from '#tests/support/canary.ts';
import { toConnectionId } from '#tests/support/ids.ts';
import { storeConnection, storeMembers } from '#tests/support/stored-records.ts';
import { endConnection, writeNote } from '#tests/support/writes.ts';

const ENDED_AT = '2026-03-10T10:00:00.123Z';
const KEPT_UNTIL = noteKeptUntil(ENDED_AT);
const NOTE = 'Her sister is Joan.\nHip operation in March 🐝';

/** What `PrivateNoteRepository` promises, and `PrivateNoteChange`. */
export function describePrivateNotes(current: () => Storage): void {
  describe('private notes', () => {
    let rosa: Self;
    let daniel: Self;
    let frieda: Self;
    let connection: Connection;
    beforeEach(async () => {
      [rosa, daniel, frieda] = (await storeMembers(current(), 3)) as [Self, Self, Self];
      connection = await storeConnection(current(), rosa.id, daniel.id);
    });

    const write = (by: Self, text: string, on = connection) =>
      writeNote(current(), on, by.id, text);
    const find = (by: Self, on = connection) => current().privateNotes.find(by.id, on.id);
    const textsOf = async (by: Self, before: number | null = null, limit = 100) =>
      (await current().privateNotes.listOf(by.id, { before, limit })).map(({ text }) => text);
    const end = () => endConnection(current(), connection, daniel.id, ENDED_AT);

    test('are found as they were written, by the one who wrote them alone', async () => {
      expect(await write(rosa, NOTE)).toBe(true);
      expect(await find(rosa)).toEqual({
        id: (await find(rosa))!.id,
        memberId: rosa.id,
        connectionId: connection.id,
        otherId: daniel.id,
        text: NOTE,
        keptUntil: null,
      });
      expect(await find(daniel)).toBeNull();
      expect(await textsOf(daniel)).toEqual([]);
      expect(await current().privateNotes.find(rosa.id, toConnectionId(999))).toBeNull();
    });

    test('are one of each member on a connection: the last stays', async () => {
      for (const text of ['One', 'Two', 'Two']) await write(rosa, text);
      await write(daniel, 'His own');
      expect(await textsOf(rosa)).toEqual(['Two']);
      expect(await textsOf(daniel)).toEqual(['His own']);
    });

    test('are gone once they are empty, whether or not there was one', async () => {
      await write(rosa, NOTE);
      expect(await write(rosa, '')).toBe(true);
      expect(await write(rosa, '')).toBe(true);
      expect(await find(rosa)).toBeNull();
      expect(await textsOf(rosa)).toEqual([]);
    });

    test('are listed page by page, the newest first', async () => {
      const other = await storeConnection(current(), frieda.id, rosa.id);
      await write(rosa, 'Daniel');
      await write(rosa, 'Frieda', other);
      await write(rosa, 'Daniel again');
      expect(await textsOf(rosa)).toEqual(['Frieda', 'Daniel again']);
      expect(await textsOf(rosa, null, 1)).toEqual(['Frieda']);
      expect(await textsOf(rosa, (await find(rosa, other))!.id)).toEqual(['Daniel again']);
    });

    test('are not stored on a connection of another version, or one that has ended', async () => {
      const note = { memberId: rosa.id, connectionId: connection.id, otherId: daniel.id };
      const { version } = (await current().connections.load(connection.id))!;
      const put = (text: string) => {
        const change = { type: 'put_private_note', note: { ...note, text }, version } as const;
        const act = { changes: [change], events: [], actorId: rosa.id, at: ENDED_AT };
        return current().commit(act);
      };
      expect(await put('In time')).toMatchObject({ stored: true });
      await deleteMember(current(), daniel.id);
      expect(await put('Too late')).toEqual({ stored: false });
      await endConnection(current(), connection, rosa.id);
      expect(await put('Too late')).toEqual({ stored: false });
      expect(await textsOf(rosa)).toEqual(['In time']);
    });

    test('outlive their connection for thirty days, and no other is touched', async () => {
      const other = await storeConnection(current(), frieda.id, rosa.id);
      await write(rosa, 'Frieda', other);
      await write(rosa, NOTE);
      await write(daniel, 'His own');
      await end();
      expect(KEPT_UNTIL).toBe('2026-04-09T10:00:00.123Z');
      expect(await find(rosa)).toMatchObject({ text: NOTE, keptUntil: KEPT_UNTIL });
      expect(await find(daniel)).toMatchObject({ text: 'His own', keptUntil: KEPT_UNTIL });
      expect(await find(rosa, other)).toMatchObject({ keptUntil: null });
      await current().privateNotes.removeExpired('2026-04-09T10:00:00.122Z');
      expect(await textsOf(rosa)).toHaveLength(2);
      await current().privateNotes.removeExpired(KEPT_UNTIL);
      expect(await textsOf(rosa)).toEqual(['Frieda']);
      expect(await textsOf(daniel)).toEqual([]);
    });

    test('go with the account of their writer, and outlive that of the other for a while', async () => {
      await write(rosa, NOTE);
      await write(daniel, 'His own');
      await deleteMember(current(), daniel.id);
      expect(await find(daniel)).toBeNull();
      const { keptUntil } = (await find(rosa))!;
      expect(keptUntil).not.toBeNull();
      await endConnection(current(), connection, rosa.id);
      expect(await find(rosa)).toMatchObject({ text: NOTE, keptUntil });
    });
  });
}
