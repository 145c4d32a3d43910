import { decodeCursor, encodeCursor, type CursorKind } from '#core/kernel/cursor.ts';
import { REPORT_REASONS, type QueuePlace } from '#core/moderation/reports/domain/report-reason.ts';

type QueueKind = Extract<CursorKind, 'desk-reports' | 'desk-reported-members'>;

/** The cursor of a place in the queue. */
export function placeInQueue(kind: QueueKind, { reason, id }: QueuePlace): string {
  return encodeCursor(kind, [REPORT_REASONS.indexOf(reason), id]);
}

/** The place in the queue of a cursor; `null` for one of another list. */
export function readPlaceInQueue(kind: QueueKind, cursor: string): QueuePlace | null {
  const [gravity = -1, id = 0] = decodeCursor(kind, 2, cursor) ?? [];
  const reason = REPORT_REASONS[gravity];
  return reason === undefined ? null : { reason, id };
}
