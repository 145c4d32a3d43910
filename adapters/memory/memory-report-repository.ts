import { promised } from '#adapters/promised.ts';
import { compareInQueue } from '#core/reports/domain/report-reason.ts';
import {
  UNHANDLED,
  type FiledReport,
  type Handling,
  type Report,
  type ReportWithEvidence,
} from '#core/reports/domain/report.ts';
import type { ReportRepository } from '#core/reports/report-repository.ts';
import type { NewId, ReportId } from '#core/kernel/ids.ts';
import { nextId, type MemoryState } from './memory-state.ts';

/** Reads the reports of the state; see the port for what it promises. */
export function createMemoryReportRepository(state: MemoryState): ReportRepository {
  const all = (): Report[] =>
    [...state.reports.values()].map(({ value: { evidence: _evidence, ...report } }) =>
      structuredClone(report),
    );
  const newest = (
    isMeant: (report: Report) => boolean,
    { before, limit }: Parameters<ReportRepository['listBy']>[1],
  ) =>
    promised(() =>
      all()
        .reverse()
        .filter((report) => isMeant(report) && (before === null || report.id < before))
        .slice(0, limit),
    );
  return {
    listBy: (reporterId, page) => newest((report) => report.reporterId === reporterId, page),
    listAbout: (memberId, page) => newest((report) => report.aboutId === memberId, page),
    queue: ({ state: wanted, after, limit }) =>
      promised(() =>
        all()
          .filter(({ handling }) => handling.state === wanted)
          .filter((report) => after === null || compareInQueue(report, after) > 0)
          .sort(compareInQueue)
          .slice(0, limit),
      ),
    load: (id) => promised(() => structuredClone(state.reports.get(id) ?? null)),
  };
}

/** Stores a report that has just been filed, and returns its id. */
export function addReport(state: MemoryState, filed: FiledReport): NewId {
  const id = nextId(state, 'report');
  const { name: aboutName } = filed.evidence.profile;
  const report: ReportWithEvidence = { ...filed, id, aboutName, handling: UNHANDLED };
  state.reports.set(id, { value: report, version: 1 });
  return id;
}

/** Stores how a report is handled from now on. */
export function handleReport(state: MemoryState, id: ReportId, handling: Handling): void {
  const stored = state.reports.get(id);
  if (stored === undefined) return;
  state.reports.set(id, { value: { ...stored.value, handling }, version: stored.version + 1 });
}
