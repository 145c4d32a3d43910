import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { HOLD, type ShownDataExport } from '#core/data-export/domain/data-export.ts';
import type { ExportArchive } from '#core/data-export/ports/export-archive.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { granted, refused } from '#core/kernel/result.ts';
import type { Storage } from '#core/storage.ts';
import { createDataExports } from '#tests/support/data-exports.ts';
import { toDataExportId } from '#tests/support/ids.ts';
import { createSettableClock, DAY, type SettableClock } from '#tests/support/settable-clock.ts';
import {
  storeConnection,
  storeMembers,
  storeMessage,
  valueOf,
} from '#tests/support/stored-records.ts';

let storage: Storage;
let clock: SettableClock;
let rosa: MemberId;
let daniel: MemberId;

beforeEach(async () => {
  storage = createMemoryStorage();
  clock = createSettableClock();
  const [one, other] = await storeMembers(storage, 2);
  rosa = one!.id;
  daniel = other!.id;
});

const bytes = (text: string) => new TextEncoder().encode(text);
const after = (days: number) => new Date(Date.parse(clock.now()) + days * DAY).toISOString();
const notFound = refused({ code: 'not_found', subject: 'data_export' });

/** An archive of these texts; something is awaited before each. */
const archiveOf = (texts: readonly string[], before: () => Promise<void>): ExportArchive => ({
  async *write() {
    for (const text of texts) {
      await before();
      yield bytes(text);
    }
  },
});

async function readAll(exports: ReturnType<typeof createDataExports>, id: number) {
  const opened = await exports.openDataExport({ callerId: rosa, id: toDataExportId(id) });
  if (!opened.ok) return opened;
  return (await buffer(opened.value.content)).toString();
}

/** Waits until the other side says to go on. */
function gate() {
  let open: () => void = () => undefined;
  let reached: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const arrived = new Promise<void>((resolve) => (reached = resolve));
  return {
    open,
    arrived,
    pass: async () => {
      reached();
      await opened;
    },
  };
}

describe('asking', () => {
  test('begins to wait, and asking again meanwhile is the same copy', async () => {
    const exports = createDataExports(storage, clock);
    const waiting: ShownDataExport = {
      id: toDataExportId(1),
      requestedAt: clock.now(),
      status: 'waiting',
      expiresAt: null,
      size: null,
    };
    expect(await exports.requestDataExport(rosa)).toEqual(granted(waiting));
    clock.advance(1000);
    expect(await exports.requestDataExport(rosa)).toEqual(granted(waiting));
    expect(await exports.listDataExports(rosa)).toEqual([waiting]);
    expect(await exports.listDataExports(daniel)).toEqual([]);
    expect(await readAll(exports, 1)).toEqual(notFound);
    expect(await readAll(exports, 99)).toEqual(notFound);
  });

  test('asking twice at once makes one', async () => {
    const exports = createDataExports(storage, clock);
    const both = await Promise.all([
      exports.requestDataExport(rosa),
      exports.requestDataExport(rosa),
    ]);
    expect(both[0]).toEqual(both[1]);
    expect(await exports.make()).toBe(true);
    expect(await exports.make()).toBe(false);
  });

  test('while it is being made, asking again is the same copy', async () => {
    const { open, arrived, pass } = gate();
    const exports = createDataExports(storage, clock, archiveOf(['all'], pass));
    const { id } = valueOf(await exports.requestDataExport(rosa));
    const making = exports.make();
    await arrived;
    const again = await exports.requestDataExport(rosa);
    open();
    await making;
    expect(again).toMatchObject({ value: { id, status: 'making' } });
    expect(await readAll(exports, id)).toBe('all');
  });

  test('a wrong password gets nothing, and what is asked for is in the security log', async () => {
    const exports = createDataExports(storage, clock);
    const facts = async () => {
      const entries = await storage.securityLog.listOf(rosa, { before: null, limit: 9 });
      return entries.map(({ fact }) => fact);
    };
    expect(await exports.requestDataExport(rosa, 'a guess')).toMatchObject({ ok: false });
    expect(await exports.listDataExports(rosa)).toEqual([]);
    expect(await facts()).not.toContain('data_copy_asked');
    await exports.requestDataExport(rosa);
    expect(await facts()).toContain('data_copy_asked');
  });

  test('three times a day are enough; asking for what is under way counts for nothing', async () => {
    const exports = createDataExports(storage, clock);
    for (let asked = 0; asked < 3; asked += 1) {
      valueOf(await exports.requestDataExport(rosa));
      valueOf(await exports.requestDataExport(rosa));
      await exports.make();
    }
    expect(await exports.requestDataExport(rosa)).toMatchObject({
      refusal: { code: 'too_many_requests' },
    });
    expect(await exports.listDataExports(rosa)).toMatchObject([{ status: 'ready' }]);
    expect(await exports.requestDataExport(daniel)).toMatchObject({ ok: true });
  });
});

describe('making', () => {
  test('is done in the order of asking, and what is ready is kept for a week', async () => {
    const exports = createDataExports(
      storage,
      clock,
      archiveOf(['all'], () => Promise.resolve()),
    );
    expect(await exports.make()).toBe(false);
    await exports.requestDataExport(rosa);
    await exports.requestDataExport(daniel);
    await exports.make();
    expect(await exports.listDataExports(daniel)).toMatchObject([{ status: 'waiting' }]);
    const ready = { status: 'ready', expiresAt: after(7), size: 3 };
    expect(await exports.listDataExports(rosa)).toMatchObject([ready]);
    expect(await readAll(exports, 1)).toBe('all');
    expect(await exports.openDataExport({ callerId: daniel, id: toDataExportId(1) })).toEqual(
      notFound,
    );
    clock.advance(7 * DAY - 1);
    await exports.removeExpiredDataExports();
    expect(await readAll(exports, 1)).toBe('all');
    clock.advance(1);
    expect(await readAll(exports, 1)).toEqual(notFound);
    expect(await exports.listDataExports(rosa)).toEqual([]);
    await exports.removeExpiredDataExports();
    expect(await storage.dataExports.findOf(rosa)).toBeNull();
  });

  test('a file of many pieces is whole', async () => {
    const texts = Array.from({ length: 40 }, (_, place) => String(place % 10).repeat(30_000));
    const exports = createDataExports(
      storage,
      clock,
      archiveOf(texts, () => Promise.resolve()),
    );
    await exports.requestDataExport(rosa);
    await exports.make();
    expect(await readAll(exports, 1)).toBe(texts.join(''));
  });

  test('whoever is killed while making it is followed by another, and stores nothing more', async () => {
    const { open, arrived, pass } = gate();
    const killed = createDataExports(storage, clock, archiveOf(['of the killed'], pass));
    const other = createDataExports(
      storage,
      clock,
      archiveOf(['of the other'], () => Promise.resolve()),
    );
    await killed.requestDataExport(rosa);
    const making = killed.make();
    await arrived;
    expect(await other.listDataExports(rosa)).toMatchObject([{ status: 'making' }]);
    clock.advance(HOLD - 1);
    expect(await other.make()).toBe(false);
    clock.advance(1);
    expect(await other.make()).toBe(true);
    expect(await readAll(other, 1)).toBe('of the other');
    open();
    await making;
    expect(await readAll(other, 1)).toBe('of the other');
    expect(killed.failures).toEqual([]);
  });

  test('whoever takes long holds it longer, page by page', async () => {
    const connection = await storeConnection(storage, rosa, daniel);
    await storeMessage(storage, daniel, connection, 'Hello');
    const other = createDataExports(storage, clock);
    const slow: ExportArchive = {
      async *write(contents) {
        for (let read = 0; read < 4; read += 1) {
          clock.advance(HOLD / 2);
          for await (const page of contents.connections()) yield bytes(String(page.length));
          expect(await other.make()).toBe(false);
        }
      },
    };
    const exports = createDataExports(storage, clock, slow);
    await exports.requestDataExport(rosa);
    expect(await exports.make()).toBe(true);
    expect(await readAll(exports, 1)).toBe('1111');
  });

  test('a failure is reported and tried again; the third is the last', async () => {
    const error = new Error('The disk is full.');
    const exports = createDataExports(
      storage,
      clock,
      archiveOf(['x'], () => Promise.reject(error)),
    );
    await exports.requestDataExport(rosa);
    for (const status of ['waiting', 'waiting', 'failed']) {
      expect(await exports.make()).toBe(true);
      expect(await exports.listDataExports(rosa)).toMatchObject([{ status, expiresAt: null }]);
    }
    expect(exports.failures).toEqual([error, error, error]);
    expect(await exports.make()).toBe(false);
    expect(await readAll(exports, 1)).toEqual(notFound);
    const again = createDataExports(storage, clock);
    expect(await again.requestDataExport(rosa)).toMatchObject({ value: { status: 'waiting' } });
    await again.make();
    expect(await again.listDataExports(rosa)).toMatchObject([{ status: 'ready' }]);
  });

  test('what kills every process that makes it has failed after three', async () => {
    const never = createDataExports(
      storage,
      clock,
      archiveOf(['x'], () => new Promise(() => undefined)),
    );
    await never.requestDataExport(rosa);
    for (let begun = 0; begun < 3; begun += 1) {
      void never.make();
      await expect
        .poll(async () => (await storage.dataExports.findOf(rosa))!.value.attempts)
        .toBe(begun + 1);
      clock.advance(HOLD);
    }
    expect(await never.make()).toBe(true);
    expect(await never.listDataExports(rosa)).toMatchObject([{ status: 'failed' }]);
  });

  test('a process that stops leaves it to the next, which counts as nothing', async () => {
    const exports = createDataExports(storage, clock);
    await exports.requestDataExport(rosa);
    for (let stopped = 0; stopped < 4; stopped += 1) {
      let asked = 0;
      await exports.makeNextDataExport(() => (asked += 1) > 2);
      expect(await exports.listDataExports(rosa)).toMatchObject([{ status: 'waiting' }]);
    }
    expect(await exports.makeNextDataExport(() => true)).toBe(false);
    expect(exports.failures).toEqual([]);
    await exports.make();
    expect(await exports.listDataExports(rosa)).toMatchObject([{ status: 'ready' }]);
  });

  test('one that is replaced while it is made is given up', async () => {
    const { open, arrived, pass } = gate();
    const exports = createDataExports(storage, clock, archiveOf(['old'], pass));
    await exports.requestDataExport(rosa);
    const making = exports.make();
    await arrived;
    const { value, version } = (await storage.dataExports.findOf(rosa))!;
    const dataExport = { memberId: rosa, requestedAt: clock.now() };
    await storage.commit({
      changes: [{ type: 'add_data_export', dataExport, replaces: { id: value.id, version } }],
      events: [],
      actorId: null,
      at: clock.now(),
    });
    open();
    await making;
    expect(exports.failures).toEqual([]);
    expect(await exports.listDataExports(rosa)).toMatchObject([{ id: 2, status: 'waiting' }]);
  });
});

test('a letter tells the member when the copy is ready, in the same act', async () => {
  const due = () => {
    clock.advance(HOLD);
    const until = new Date(Date.parse(clock.now()) + 1).toISOString();
    return storage.outbox.hold({ now: clock.now(), until, limit: 9 });
  };
  const error = new Error('The disk is full.');
  const failing = createDataExports(
    storage,
    clock,
    archiveOf(['x'], () => Promise.reject(error)),
  );
  await failing.requestDataExport(rosa);
  await failing.make();
  expect(await due()).toEqual([]);
  await createDataExports(storage, clock).make();
  const letter = { kind: 'data_export_ready', memberId: rosa };
  expect(await due()).toMatchObject([{ letter, attempts: 0 }]);
  const both = createDataExports(storage, clock);
  for (const memberId of [rosa, daniel]) {
    await both.requestDataExport(memberId);
    await both.make();
  }
  const waiting = (await due()).map((queued) => queued.letter);
  expect(waiting).toEqual(expect.arrayContaining([letter, { ...letter, memberId: daniel }]));
});

test('reading fails when the copy is removed meanwhile', async () => {
  const exports = createDataExports(
    storage,
    clock,
    archiveOf(['all'], () => Promise.resolve()),
  );
  await exports.requestDataExport(rosa);
  await exports.make();
  const { content } = valueOf(
    await exports.openDataExport({ callerId: rosa, id: toDataExportId(1) }),
  );
  clock.advance(7 * DAY);
  await exports.removeExpiredDataExports();
  await expect(buffer(content)).rejects.toThrow('removed');
});
