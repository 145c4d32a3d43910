import type { DataExportRepository } from '#core/data-export/ports/data-export-repository.ts';
import {
  isKept,
  showDataExport,
  type ShownDataExport,
} from '#core/data-export/domain/data-export.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { MemberId } from '#core/kernel/ids.ts';

export type ListDataExports = (callerId: MemberId) => Promise<readonly ShownDataExport[]>;

/** The copies of the caller's data: at most one. */
export function makeListDataExports({
  dataExports,
  clock,
}: {
  readonly dataExports: Pick<DataExportRepository, 'findOf'>;
  readonly clock: Clock;
}): ListDataExports {
  return async (callerId) => {
    const found = await dataExports.findOf(callerId);
    return found !== null && isKept(found.value, clock.now()) ? [showDataExport(found.value)] : [];
  };
}
