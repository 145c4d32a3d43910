import type { DataExportRepository } from '#core/data-export/ports/data-export-repository.ts';
import type { Clock } from '#core/kernel/clock.ts';

/** Removes the copies that are kept no longer. */
export function makeRemoveExpiredDataExports({
  dataExports,
  clock,
}: {
  readonly dataExports: Pick<DataExportRepository, 'removeExpired'>;
  readonly clock: Clock;
}): () => Promise<void> {
  return () => dataExports.removeExpired(clock.now());
}
