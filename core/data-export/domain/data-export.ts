import { daysAfter } from '#core/kernel/days-after.ts';
import type { DataExportId, MemberId } from '#core/kernel/ids.ts';

/** How many days a copy can be downloaded once it is ready; one that could not be made is shown as long. */
const DAYS_KEPT = 7;

/** How often a copy is begun before it counts as one that cannot be made. */
const MOST_ATTEMPTS = 3;

/** For how many milliseconds the process that makes a copy holds it. It renews its hold long before that is over. */
export const HOLD = 60_000;

/** How far a copy of a member's data has come. Times are ISO 8601 in UTC. */
export type DataExportState =
  | { readonly status: 'waiting' }
  /** After `heldUntil` another process may begin again: the one that made it is gone. */
  | { readonly status: 'making'; readonly heldUntil: string }
  | {
      readonly status: 'ready';
      readonly at: string;
      /** From then on nobody can download it. */
      readonly expiresAt: string;
      /** How long the file is, in bytes. */
      readonly size: number;
    }
  | { readonly status: 'failed'; readonly at: string; readonly expiresAt: string };

/** A copy of a member's data as it is asked for. */
export interface NewDataExport {
  readonly memberId: MemberId;
  readonly requestedAt: string;
}

/** A copy of a member's data. A member has at most one. */
export interface DataExport extends NewDataExport {
  readonly id: DataExportId;
  /** How often it was begun. */
  readonly attempts: number;
  readonly state: DataExportState;
}

/** A copy as its member sees it. */
export interface ShownDataExport extends Pick<DataExport, 'id' | 'requestedAt'> {
  readonly status: DataExportState['status'];
  /** Until when it can be downloaded; `null` unless it is ready. */
  readonly expiresAt: string | null;
  /** How long the file is, in bytes; `null` unless it is ready. */
  readonly size: number | null;
}

/** The copy as its member sees it. */
export function showDataExport({ id, requestedAt, state }: DataExport): ShownDataExport {
  const ready = state.status === 'ready' ? state : null;
  return {
    id,
    requestedAt,
    status: state.status,
    expiresAt: ready?.expiresAt ?? null,
    size: ready?.size ?? null,
  };
}

/** True while somebody makes the copy or will. */
export function isUnderWay({ state }: Pick<DataExport, 'state'>): boolean {
  return state.status === 'waiting' || state.status === 'making';
}

/** True when the copy is to be begun: no process has begun it, or the one that has no longer holds it. */
export function isDue({ state }: Pick<DataExport, 'state'>, now: string): boolean {
  return state.status === 'waiting' || (state.status === 'making' && state.heldUntil <= now);
}

/** True while the member may see the copy; afterwards it is as if it had never been. */
export function isKept({ state }: Pick<DataExport, 'state'>, now: string): boolean {
  return !('expiresAt' in state) || now < state.expiresAt;
}

/** Until when the process that makes a copy holds it. */
export function holdFrom(now: string): string {
  return new Date(Date.parse(now) + HOLD).toISOString();
}

/** The copy when it is begun; one that was begun too often has failed. */
export function beginExport(dataExport: DataExport, now: string): DataExport {
  if (dataExport.attempts >= MOST_ATTEMPTS) return failed(dataExport, now);
  const attempts = dataExport.attempts + 1;
  return { ...dataExport, attempts, state: { status: 'making', heldUntil: holdFrom(now) } };
}

/** The copy when making it has failed: it waits to be begun again, as long as that may help. */
export function interruptExport(dataExport: DataExport, now: string): DataExport {
  return dataExport.attempts >= MOST_ATTEMPTS
    ? failed(dataExport, now)
    : { ...dataExport, state: { status: 'waiting' } };
}

/** The copy when all of it is stored. */
export function finishExport(dataExport: DataExport, size: number, now: string): DataExport {
  const expiresAt = daysAfter(now, DAYS_KEPT);
  return { ...dataExport, state: { status: 'ready', at: now, expiresAt, size } };
}

function failed(dataExport: DataExport, now: string): DataExport {
  const expiresAt = daysAfter(now, DAYS_KEPT);
  return { ...dataExport, state: { status: 'failed', at: now, expiresAt } };
}
