import type { DataExportChange } from '#core/data-export/changes.ts';
import type { DataExportRepository } from '#core/data-export/ports/data-export-repository.ts';
import {
  isUnderWay,
  showDataExport,
  type ShownDataExport,
} from '#core/data-export/domain/data-export.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { refuseAbove, type Limit, type Limiter } from '#core/kernel/limiter.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, type Result } from '#core/kernel/result.ts';

/** How many copies a member may ask for in a day. */
const DATA_EXPORTS: Limit = { name: 'data-exports', points: 3, duration: 24 * 60 * 60 };

export type RequestDataExport = (
  callerId: MemberId,
) => Promise<Result<ShownDataExport, RefusalOf<'too_many_requests'>>>;

/**
 * Asks for a copy of the caller's data, in the place of the one they have. While one is being made, it is that one
 * that they get.
 */
export function makeRequestDataExport(deps: {
  readonly dataExports: Pick<DataExportRepository, 'findOf'>;
  readonly commit: Commit<DataExportChange, never>;
  readonly limiter: Pick<Limiter, 'take'>;
  readonly clock: Clock;
}): RequestDataExport {
  const { dataExports, commit, limiter, clock } = deps;
  return (callerId) =>
    decideAndCommit<DataExportChange, never, ShownDataExport, RefusalOf<'too_many_requests'>>(
      commit,
      async () => {
        const current = await dataExports.findOf(callerId);
        if (current !== null && isUnderWay(current.value)) {
          const shown = showDataExport(current.value);
          return granted({ act: null, answer: () => shown });
        }
        const at = clock.now();
        const dataExport = { memberId: callerId, requestedAt: at };
        const replaces = current && { id: current.value.id, version: current.version };
        return granted({
          act: {
            changes: [{ type: 'add_data_export', dataExport, replaces }],
            events: [],
            actorId: callerId,
            at,
          },
          answer: (id) =>
            showDataExport({ ...dataExport, id, attempts: 0, state: { status: 'waiting' } }),
        });
      },
      () => refuseAbove(limiter, DATA_EXPORTS, String(callerId)),
    );
}
