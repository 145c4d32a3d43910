import type { dataExportCalls } from '#core/data-export/calls.ts';
import { dataExportEndpoints } from '#core/data-export/schemas.ts';
import { makeListDataExports } from '#core/data-export/use-cases/list-data-exports.ts';
import { makeMakeNextDataExport } from '#core/data-export/use-cases/make-next-data-export.ts';
import { makeOpenDataExport } from '#core/data-export/use-cases/open-data-export.ts';
import { makeRemoveExpiredDataExports } from '#core/data-export/use-cases/remove-expired-data-exports.ts';
import { makeRequestDataExport } from '#core/data-export/use-cases/request-data-export.ts';
import { granted } from '#core/kernel/result.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** How members take a copy of their data. */
export type DataExportUseCases = ReturnType<typeof makeDataExportUseCases>;

/** Makes every use case of copies of members' data. */
export function makeDataExportUseCases(
  deps: Parameters<typeof makeRequestDataExport>[0] &
    Parameters<typeof makeListDataExports>[0] &
    Parameters<typeof makeOpenDataExport>[0] &
    Parameters<typeof makeMakeNextDataExport>[0] &
    Parameters<typeof makeRemoveExpiredDataExports>[0],
) {
  return {
    requestDataExport: makeRequestDataExport(deps),
    listDataExports: makeListDataExports(deps),
    openDataExport: makeOpenDataExport(deps),
    makeNextDataExport: makeMakeNextDataExport(deps),
    removeExpiredDataExports: makeRemoveExpiredDataExports(deps),
  };
}

/** The calls about copies of a member's data. */
export function makeDataExportCalls(
  deps: DataExportUseCases,
): Pick<ApiCalls, keyof typeof dataExportCalls> {
  return {
    async requestDataExport({ callerId }) {
      const requested = await deps.requestDataExport(callerId);
      return requested.ok ? granted({ value: requested.value }) : requested;
    },

    async listDataExports({ callerId }) {
      return granted({ value: await deps.listDataExports(callerId) });
    },

    async downloadDataExport({ callerId, id }) {
      const opened = await deps.openDataExport({ callerId, id });
      if (!opened.ok) return opened;
      const { at, size, content } = opened.value;
      const name = `hearthkin-${at.slice(0, 10)}.zip`;
      const { file: type } = dataExportEndpoints.downloadDataExport;
      return granted({ value: undefined, file: { name, type, size, content } });
    },
  };
}
