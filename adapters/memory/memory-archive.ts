import { promised } from '#adapters/promised.ts';
import {
  keyOf,
  RECORD_KINDS,
  type RecordKey,
  type RecordKind,
} from '#core/archive/domain/archived-records.ts';
import type {
  ArchivedContents,
  ArchiveWriter,
  StorageArchive,
} from '#core/archive/ports/storage-archive.ts';
import { StorageUnusable } from '#core/kernel/storage-unusable.ts';
import { recordsOf, storeRecord } from './memory-records.ts';
import type { MemoryState } from './memory-state.ts';

/** Storage in the memory of this process as something to be moved; see the port for what it promises. */
export function createMemoryArchive(state: MemoryState, place: string): StorageArchive {
  const mark: { source: string | null } = { source: null };
  return {
    place,
    openReader: () =>
      promised(() => {
        if (mark.source !== null) {
          throw new StorageUnusable(`${place} holds an unfinished copy of ${mark.source}.`);
        }
        return {
          ...readContents(copyOf(state)),
          // What discovery holds is made from the record in the step that stores it.
          findFaults: () => Promise.resolve([]),
          close: () => Promise.resolve(),
        };
      }),
    openWriter: () => Promise.resolve(createWriter(state, mark)),
  };
}

function createWriter(state: MemoryState, mark: { source: string | null }): ArchiveWriter {
  const isEmpty = () => RECORD_KINDS.every((kind) => recordsOf(state, kind).length === 0);
  return {
    ...readContents(state),
    begin: (source) =>
      promised(() => {
        if (mark.source === source) return { status: 'resumed' };
        if (mark.source !== null) {
          return { status: 'refused', reason: 'other-copy', source: mark.source };
        }
        if (!isEmpty()) return { status: 'refused', reason: 'not-empty' };
        mark.source = source;
        return { status: 'begun' };
      }),
    lastKey: (kind) => promised(() => lastKey(state, kind)),
    write: (kind, records) =>
      promised(() => {
        requireOrder(
          lastKey(state, kind),
          records.map((record) => keyOf(kind, record)),
        );
        for (const record of structuredClone(records)) storeRecord(state, kind, record);
      }),
    setLastNumbers: (numbers) =>
      promised(() => {
        Object.assign(state.last, numbers);
      }),
    finish: () =>
      promised(() => {
        mark.source = null;
      }),
    close: () => Promise.resolve(),
  };
}

function readContents(state: MemoryState): ArchivedContents {
  return {
    count: (kind) => promised(() => recordsOf(state, kind).length),
    read: (kind, { after, limit }) =>
      promised(() =>
        structuredClone(
          recordsOf(state, kind)
            .filter((record) => after === null || keyOf(kind, record) > after)
            .slice(0, limit),
        ),
      ),
    lastNumbers: () =>
      promised(() => {
        const { change: _change, data_export: _dataExport, ...numbers } = state.last;
        return numbers;
      }),
  };
}

/** The maps as they are now; nothing that they lead to is ever changed in place. */
function copyOf(state: MemoryState): MemoryState {
  const entries = Object.entries(state).map(([name, part]: [string, unknown]) => [
    name,
    part instanceof Map ? new Map(part) : part,
  ]);
  return { ...(Object.fromEntries(entries) as MemoryState), last: { ...state.last } };
}

function lastKey(state: MemoryState, kind: RecordKind): RecordKey | null {
  const last = recordsOf(state, kind).at(-1);
  return last === undefined ? null : keyOf(kind, last);
}

function requireOrder(last: RecordKey | null, keys: readonly RecordKey[]): void {
  const all = last === null ? keys : [last, ...keys];
  const isOrdered = all.every((key, place) => place === 0 || (all[place - 1] ?? key) < key);
  if (!isOrdered) throw new Error('Write each record once, in the order of their keys.');
}
