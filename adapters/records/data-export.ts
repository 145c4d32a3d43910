import type { DataExport, DataExportState } from '#core/data-export/domain/data-export.ts';
import { bigint, group, integer, mapping, time, union } from './field.ts';

const end = { at: time('ended_at'), expiresAt: time('expires_at') } as const;

export const DATA_EXPORT_STATE = mapping(
  union<DataExportState>()('status', 'status', {
    waiting: {},
    making: { heldUntil: time('held_until') },
    ready: { ...end, size: bigint('size') },
    failed: end,
  }),
);

/** Members ask for another copy where they find none, so copies are not moved. */
export const DATA_EXPORT = mapping(
  group<DataExport>()({
    id: bigint('id'),
    memberId: bigint('member_id'),
    requestedAt: time('requested_at'),
    attempts: integer('attempts'),
    state: DATA_EXPORT_STATE,
  }),
);
