import { promised } from '#adapters/promised.ts';
import type { DataExportChange } from '#core/data-export/changes.ts';
import type { DataExportRepository } from '#core/data-export/ports/data-export-repository.ts';
import { isDue, isKept } from '#core/data-export/domain/data-export.ts';
import { nextId, type MemoryState, type StoredDataExport } from './memory-state.ts';
import { requireUnchanged } from '#adapters/conflict.ts';
import type { MemoryHandlers } from './memory-handlers.ts';

/** Reads the copies of members' data of the state; see the port for what it promises. */
export function createMemoryDataExportRepository({
  dataExports,
}: MemoryState): DataExportRepository {
  const find = (isMeant: (stored: StoredDataExport) => boolean) =>
    promised(() => {
      const found = [...dataExports.values()].find(isMeant);
      return found === undefined
        ? null
        : { value: structuredClone(found.value), version: found.version };
    });
  return {
    findOf: (memberId) => find(({ value }) => value.memberId === memberId),
    load: (id) => find(({ value }) => value.id === id),
    findDue: (now) => find(({ value }) => isDue(value, now)),
    readPiece: (id, number) => promised(() => dataExports.get(id)?.pieces[number] ?? null),
    removeExpired: (now) =>
      promised(() => {
        for (const [id, { value }] of dataExports) if (!isKept(value, now)) dataExports.delete(id);
      }),
  };
}

/** Stores what changes of the copies of members' data. */
export function createDataExportHandlers(state: MemoryState): MemoryHandlers<DataExportChange> {
  const { dataExports } = state;
  const loadMaking = (id: number, version: number): StoredDataExport => {
    const stored = dataExports.get(id);
    requireUnchanged(stored?.version === version && stored.value.state.status === 'making');
    return stored;
  };
  return {
    add_data_export: ({ dataExport, replaces }) => {
      const { memberId } = dataExport;
      const current = [...dataExports.values()].find(({ value }) => value.memberId === memberId);
      requireUnchanged(
        current?.value.id === replaces?.id && current?.version === replaces?.version,
      );
      if (replaces !== null) dataExports.delete(replaces.id);
      const id = nextId(state, 'data_export');
      const value = { ...dataExport, id, attempts: 0, state: { status: 'waiting' } } as const;
      dataExports.set(id, { value, version: 1, pieces: [] });
      return id;
    },
    put_data_export: ({ dataExport: value, version }) => {
      const stored = dataExports.get(value.id);
      requireUnchanged(stored?.version === version);
      const pieces = value.state.status === 'ready' ? stored.pieces : [];
      dataExports.set(value.id, { value, version: version + 1, pieces });
      return null;
    },
    add_data_export_piece: ({ id, version, content }) => {
      const stored = loadMaking(id, version);
      dataExports.set(id, { ...stored, pieces: [...stored.pieces, content] });
      return null;
    },
    hold_data_export: ({ id, version, heldUntil }) => {
      const stored = loadMaking(id, version);
      const value = { ...stored.value, state: { status: 'making', heldUntil } } as const;
      dataExports.set(id, { ...stored, value });
      return null;
    },
  };
}
