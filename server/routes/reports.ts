import { granted } from '#core/kernel/result.ts';
import type { reportCalls } from '#core/moderation/reports/calls.ts';
import { toWireReport } from '#core/moderation/reports/schemas.ts';
import { makeFileReport } from '#core/moderation/reports/use-cases/file-report.ts';
import { makeListEndedConnections } from '#core/moderation/reports/use-cases/list-ended-connections.ts';
import { makeListReports } from '#core/moderation/reports/use-cases/list-reports.ts';
import { makeRemoveExpiredConversations } from '#core/moderation/reports/use-cases/remove-expired-conversations.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** What members do about others who harm them, and what is kept for it. */
type ReportUseCases = ReturnType<typeof makeReportUseCases>;

/** Makes every use case of reports. */
export function makeReportUseCases(world: World) {
  return {
    listEndedConnections: makeListEndedConnections(world),
    fileReport: makeFileReport(world),
    listReports: makeListReports(world),
    removeExpiredConversations: makeRemoveExpiredConversations(world),
  };
}

/** The calls about reports and ended connections. */
export function makeReportCalls(deps: ReportUseCases): Pick<ApiCalls, keyof typeof reportCalls> {
  return {
    async listEndedConnections({ callerId, query }) {
      const { after: before = null, limit } = query;
      const { items, next } = await deps.listEndedConnections({ callerId, before, limit });
      return granted({ value: items, next: { parameter: 'after', cursor: next } });
    },

    async fileReport({ callerId, body }) {
      const filed = await deps.fileReport({ callerId, ...body });
      return filed.ok ? granted({ value: toWireReport(filed.value) }) : filed;
    },

    async listReports({ callerId, query }) {
      const { after: before = null, limit } = query;
      const { items, next } = await deps.listReports({ callerId, before, limit });
      return granted({
        value: items.map(toWireReport),
        next: { parameter: 'after', cursor: next },
      });
    },
  };
}
