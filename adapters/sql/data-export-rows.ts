import type { DataExport, DataExportState } from '#core/data-export/domain/data-export.ts';
import type { DataExportId, MemberId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import { unreachable } from '#core/kernel/unreachable.ts';

/** A row of the table `data_export`. */
export interface DataExportRow {
  readonly id: number;
  readonly member_id: number;
  readonly requested_at: number;
  readonly attempts: number;
  readonly status: string;
  readonly held_until: number | null;
  readonly ended_at: number | null;
  readonly expires_at: number | null;
  readonly size: number | null;
}

/** The columns of `DataExportRow`. */
export const DATA_EXPORT_COLUMNS =
  'id, member_id, requested_at, attempts, status, held_until, ended_at, expires_at, size';

/** The copy of a row. */
export function toDataExport(row: DataExportRow): DataExport {
  return {
    id: trusted<DataExportId>(row.id),
    memberId: trusted<MemberId>(row.member_id),
    requestedAt: toTime(row.requested_at),
    attempts: row.attempts,
    state: toState(row),
  };
}

/** How far a copy has come, as parameters that are named like the columns. */
export function toStateParameters(state: DataExportState) {
  const nothing = { held_until: null, ended_at: null, expires_at: null, size: null };
  const { status } = state;
  switch (status) {
    case 'waiting':
      return { ...nothing, status };
    case 'making':
      return { ...nothing, status, held_until: Date.parse(state.heldUntil) };
    case 'ready':
      return { ...nothing, status, ...toEnd(state), size: state.size };
    case 'failed':
      return { ...nothing, status, ...toEnd(state) };
    default:
      return unreachable(status);
  }
}

function toEnd({ at, expiresAt }: { readonly at: string; readonly expiresAt: string }) {
  return { ended_at: Date.parse(at), expires_at: Date.parse(expiresAt) };
}

/** The table makes sure that each status has exactly the values that belong to it. */
function toState(row: DataExportRow): DataExportState {
  const status = row.status as DataExportState['status'];
  const at = toTime(row.ended_at);
  const expiresAt = toTime(row.expires_at);
  switch (status) {
    case 'waiting':
      return { status };
    case 'making':
      return { status, heldUntil: toTime(row.held_until) };
    case 'ready':
      return { status, at, expiresAt, size: row.size ?? 0 };
    case 'failed':
      return { status, at, expiresAt };
    default:
      return unreachable(status);
  }
}

function toTime(time: number | null): string {
  return new Date(time ?? 0).toISOString();
}
