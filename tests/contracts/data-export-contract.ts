import { describe, expect, test } from 'vitest';
import type { DataExportChange } from '#core/data-export/changes.ts';
import {
  beginExport,
  finishExport,
  holdFrom,
  interruptExport,
  type DataExport,
} from '#core/data-export/domain/data-export.ts';
import type { Versioned } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Storage } from '#core/storage.ts';
import { deleteMember } from '#tests/support/canary.ts';
import { toDataExportId, toMemberId } from '#tests/support/ids.ts';
import { storeMembers } from '#tests/support/stored-records.ts';

const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T10:00:00.123Z`;

/** What `DataExportRepository` promises, and the changes that write what it reads. */
export function describeDataExports(current: () => Storage): void {
  const commit = (...changes: DataExportChange[]) =>
    current().commit({ changes, events: [], actorId: null, at: day(1) });
  const store = async (...changes: DataExportChange[]) => (await commit(...changes)).stored;

  async function ask(
    memberId: MemberId,
    replaces: { value: DataExport; version: number } | null = null,
    requestedAt = day(1),
  ) {
    const dataExport = { memberId, requestedAt };
    const replaced = replaces && { id: replaces.value.id, version: replaces.version };
    return commit({ type: 'add_data_export', dataExport, replaces: replaced });
  }

  async function put({ value, version }: Versioned<DataExport>, next: DataExport) {
    expect(value.id).toBe(next.id);
    return store({ type: 'put_data_export', dataExport: next, version });
  }

  async function findOf(memberId: MemberId): Promise<Versioned<DataExport>> {
    return (await current().dataExports.findOf(memberId))!;
  }

  async function begin(memberId: MemberId, at = day(1)): Promise<Versioned<DataExport>> {
    await ask(memberId);
    const asked = await findOf(memberId);
    expect(await put(asked, beginExport(asked.value, at))).toBe(true);
    return findOf(memberId);
  }

  const piece = ({ value: { id }, version }: Versioned<DataExport>, number: number, text: string) =>
    ({
      type: 'add_data_export_piece',
      id,
      version,
      number,
      content: new TextEncoder().encode(text),
    }) as const;

  async function readPieces(id: number): Promise<string[]> {
    const texts: string[] = [];
    for (let number = 0; ; number += 1) {
      const content = await current().dataExports.readPiece(toDataExportId(id), number);
      if (content === null) return texts;
      texts.push(new TextDecoder().decode(content));
    }
  }

  describe('copies of data', () => {
    test('are found by their member and their id, as they were asked for', async () => {
      const [rosa, daniel] = await storeMembers(current(), 2);
      const { dataExports } = current();
      expect(await dataExports.findOf(rosa!.id)).toBeNull();
      expect(await ask(rosa!.id, null, day(3))).toMatchObject({ stored: true });
      const stored = await findOf(rosa!.id);
      expect(stored).toEqual({
        value: {
          id: stored.value.id,
          memberId: rosa!.id,
          requestedAt: day(3),
          attempts: 0,
          state: { status: 'waiting' },
        },
        version: 1,
      });
      expect(await dataExports.load(stored.value.id)).toEqual(stored);
      expect(await dataExports.findOf(daniel!.id)).toBeNull();
      expect(await dataExports.findOf(toMemberId(999))).toBeNull();
      expect(await dataExports.load(toDataExportId(999))).toBeNull();
    });

    test('are one for each member; another takes the place of the one that was seen', async () => {
      const [rosa] = await storeMembers(current(), 1);
      const first = await ask(rosa!.id);
      expect(await ask(rosa!.id)).toEqual({ stored: false });
      const seen = await findOf(rosa!.id);
      expect(await ask(rosa!.id, { ...seen, version: 2 })).toEqual({ stored: false });
      const second = await ask(rosa!.id, seen, day(2));
      expect(second).toMatchObject({ stored: true });
      expect(second).not.toEqual(first);
      expect((await findOf(rosa!.id)).value).toMatchObject({ requestedAt: day(2) });
      expect(await current().dataExports.load(seen.value.id)).toBeNull();
    });

    test('go through their states, each decided upon the version before', async () => {
      const [rosa] = await storeMembers(current(), 1);
      const begun = await begin(rosa!.id, day(2));
      const state = { status: 'making', heldUntil: holdFrom(day(2)) };
      expect(begun).toMatchObject({ value: { attempts: 1, state }, version: 2 });
      const waiting = interruptExport(begun.value, day(3));
      expect(await put({ ...begun, version: 1 }, waiting)).toBe(false);
      expect(await put(begun, waiting)).toBe(true);
      expect(await findOf(rosa!.id)).toEqual({ value: waiting, version: 3 });
      const failed = {
        ...waiting,
        state: { status: 'failed', at: day(4), expiresAt: day(11) },
      } as const;
      expect(await put(await findOf(rosa!.id), failed)).toBe(true);
      expect(await findOf(rosa!.id)).toEqual({ value: failed, version: 4 });
    });

    test('have a file of pieces, which stays when they are ready', async () => {
      const [rosa] = await storeMembers(current(), 1);
      const begun = await begin(rosa!.id);
      expect(await store(piece(begun, 0, 'first '))).toBe(true);
      expect(await store(piece(begun, 1, 'second ÿ\u0000'))).toBe(true);
      const ready = finishExport(begun.value, 15, day(2));
      expect(await put(begun, ready)).toBe(true);
      expect(await findOf(rosa!.id)).toEqual({ value: ready, version: 3 });
      expect(await readPieces(ready.id)).toEqual(['first ', 'second ÿ\u0000']);
      expect(await readPieces(999)).toEqual([]);
    });

    test('keep bytes of every value', async () => {
      const [rosa] = await storeMembers(current(), 1);
      const begun = await begin(rosa!.id);
      const content = Uint8Array.from({ length: 70_000 }, (_, place) => place % 256);
      expect(await store({ ...piece(begun, 0, ''), content })).toBe(true);
      const read = await current().dataExports.readPiece(begun.value.id, 0);
      expect(Buffer.compare(read!, content)).toBe(0);
    });

    test('take pieces only from whoever makes them', async () => {
      const [rosa] = await storeMembers(current(), 1);
      const first = await begin(rosa!.id);
      expect(await store(piece(first, 0, 'of the first'))).toBe(true);
      expect(await put(first, beginExport(first.value, day(2)))).toBe(true);
      const second = await findOf(rosa!.id);
      expect(await readPieces(first.value.id)).toEqual([]);
      expect(await store(piece(first, 1, 'late'))).toBe(false);
      expect(await store(piece(second, 0, 'of the second'))).toBe(true);
      const { id } = second.value;
      const hold = { type: 'hold_data_export', id, heldUntil: day(9) } as const;
      expect(await store({ ...hold, version: first.version })).toBe(false);
      expect(await store({ ...hold, version: second.version })).toBe(true);
      const held = { ...second.value, state: { status: 'making', heldUntil: day(9) } };
      expect(await findOf(rosa!.id)).toEqual({ value: held, version: second.version });
      expect(await put(second, finishExport(second.value, 13, day(3)))).toBe(true);
      expect(await store(piece({ ...second, version: 4 }, 1, 'after the end'))).toBe(false);
      expect(await store({ ...hold, version: 4 })).toBe(false);
      expect(await readPieces(id)).toEqual(['of the second']);
    });

    test('are due in the order in which they were asked for, unless somebody holds them', async () => {
      const [rosa, daniel, ines] = await storeMembers(current(), 3);
      const due = async (now: string) =>
        (await current().dataExports.findDue(now))?.value.memberId ?? null;
      expect(await due(day(1))).toBeNull();
      const held = await begin(rosa!.id, day(2));
      await ask(daniel!.id);
      await ask(ines!.id);
      expect(await due(day(2))).toBe(daniel!.id);
      const until = holdFrom(day(2));
      const justBefore = new Date(Date.parse(until) - 1).toISOString();
      expect(await due(justBefore)).toBe(daniel!.id);
      expect(await due(until)).toBe(rosa!.id);
      await put(held, finishExport(held.value, 1, day(2)));
      expect(await due(day(28))).toBe(daniel!.id);
    });

    test('are removed with their files when they have expired', async () => {
      const [rosa, daniel, ines] = await storeMembers(current(), 3);
      const { dataExports } = current();
      const begun = await begin(rosa!.id);
      await store(piece(begun, 0, 'all of it'));
      await put(begun, finishExport(begun.value, 9, day(2)));
      await ask(daniel!.id);
      await begin(ines!.id);
      await dataExports.removeExpired('2026-03-09T10:00:00.122Z');
      expect(await readPieces(begun.value.id)).toEqual(['all of it']);
      await dataExports.removeExpired(day(9));
      expect(await dataExports.findOf(rosa!.id)).toBeNull();
      expect(await readPieces(begun.value.id)).toEqual([]);
      await dataExports.removeExpired(day(28));
      expect(await dataExports.findOf(daniel!.id)).not.toBeNull();
      expect(await dataExports.findOf(ines!.id)).not.toBeNull();
    });

    test('go with their member, and those of others stay', async () => {
      const [leaving, staying] = (await storeMembers(current(), 2)).map(({ id }) => id);
      const { value } = await begin(leaving!);
      const kept = await begin(staying!);
      await deleteMember(current(), leaving!);
      expect(await current().dataExports.load(value.id)).toBeNull();
      expect(await current().dataExports.findOf(leaving!)).toBeNull();
      expect(await findOf(staying!)).toEqual(kept);
    });

    test('change together with everything else in an act, or not at all', async () => {
      const [rosa] = await storeMembers(current(), 1);
      const first = await begin(rosa!.id);
      await store(piece(first, 0, 'kept'));
      const { id } = first.value;
      const impossible = { type: 'hold_data_export', id, version: 77, heldUntil: day(9) } as const;
      const ended = beginExport(first.value, day(2));
      const changes: DataExportChange[] = [
        piece(first, 1, 'undone'),
        { type: 'hold_data_export', id, version: first.version, heldUntil: day(9) },
        { type: 'put_data_export', dataExport: ended, version: first.version },
      ];
      expect(await store(...changes, impossible)).toBe(false);
      const dataExport = { memberId: rosa!.id, requestedAt: day(2) };
      const replaces = { id, version: first.version };
      const replacing = { type: 'add_data_export', dataExport, replaces } as const;
      expect(await store(replacing, impossible)).toBe(false);
      expect(await findOf(rosa!.id)).toEqual(first);
      expect(await readPieces(id)).toEqual(['kept']);
    });
  });
}
