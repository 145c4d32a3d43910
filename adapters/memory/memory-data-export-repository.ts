import { promised } from '#adapters/promised.ts';
import type { DataExportChange } from '#core/data-export/changes.ts';
import type { DataExportRepository } from '#core/data-export/data-export-repository.ts';
import { isDue, isKept } from '#core/data-export/domain/data-export.ts';
import type { NewId } from '#core/kernel/ids.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { Change } from '#core/storage.ts';
import { nextId, type MemoryState, type StoredDataExport } from './memory-state.ts';

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

/** True for the changes of this context. */
export function isDataExportChange(change: Change): change is DataExportChange {
  return change.type.includes('data_export');
}

/** What the change is about to add, replace or remove, by the id of each copy. */
export function dataExportIdsOf({ last }: MemoryState, change: DataExportChange): number[] {
  switch (change.type) {
    case 'add_data_export':
      return [...(change.replaces === null ? [] : [change.replaces.id]), last.data_export + 1];
    case 'put_data_export':
      return [change.dataExport.id];
    case 'add_data_export_piece':
    case 'hold_data_export':
      return [change.id];
    default:
      return unreachable(change);
  }
}

/** Whether what the change was decided upon is still so, and the member has no other copy. */
export function isDataExportPossible(
  { dataExports }: MemoryState,
  change: DataExportChange,
): boolean {
  switch (change.type) {
    case 'add_data_export': {
      const { memberId } = change.dataExport;
      const current = [...dataExports.values()].find(({ value }) => value.memberId === memberId);
      const { replaces } = change;
      return current?.value.id === replaces?.id && current?.version === replaces?.version;
    }
    case 'put_data_export':
      return dataExports.get(change.dataExport.id)?.version === change.version;
    case 'add_data_export_piece':
    case 'hold_data_export': {
      const stored = dataExports.get(change.id);
      return stored?.version === change.version && stored.value.state.status === 'making';
    }
    default:
      return unreachable(change);
  }
}

/** Applies a change that is possible, and returns the id of the copy that it added, if it did. */
export function applyDataExportChange(state: MemoryState, change: DataExportChange): NewId | null {
  switch (change.type) {
    case 'add_data_export':
      return addDataExport(state, change);
    case 'put_data_export': {
      const { dataExport: value, version } = change;
      const pieces = value.state.status === 'ready' ? piecesOf(state, value.id) : [];
      state.dataExports.set(value.id, { value, version: version + 1, pieces });
      return null;
    }
    case 'add_data_export_piece':
      replace(state, change.id, (stored) => ({
        ...stored,
        pieces: [...stored.pieces, change.content],
      }));
      return null;
    case 'hold_data_export': {
      const { heldUntil } = change;
      replace(state, change.id, ({ value, ...stored }) => ({
        ...stored,
        value: { ...value, state: { status: 'making', heldUntil } },
      }));
      return null;
    }
    default:
      return unreachable(change);
  }
}

function addDataExport(
  state: MemoryState,
  { dataExport, replaces }: Extract<DataExportChange, { readonly type: 'add_data_export' }>,
): NewId {
  if (replaces !== null) state.dataExports.delete(replaces.id);
  const id = nextId(state, 'data_export');
  const value = { ...dataExport, id, attempts: 0, state: { status: 'waiting' } } as const;
  state.dataExports.set(id, { value, version: 1, pieces: [] });
  return id;
}

function piecesOf({ dataExports }: MemoryState, id: number): readonly Uint8Array[] {
  return dataExports.get(id)?.pieces ?? [];
}

function replace(
  { dataExports }: MemoryState,
  id: number,
  change: (stored: StoredDataExport) => StoredDataExport,
): void {
  const stored = dataExports.get(id);
  if (stored !== undefined) dataExports.set(id, change(stored));
}
