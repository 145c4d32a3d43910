import { promised } from '#adapters/promised.ts';
import { compareInQueue } from '#core/reports/domain/report-reason.ts';
import {
  middlePlaces,
  type ReportCount,
  type ReportCounts,
} from '#core/reports/domain/report-counts.ts';
import {
  concerns,
  UNHANDLED,
  type FiledReport,
  type Handling,
  type Report,
  type ReportOutcome,
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
    queue: ({ viewerId, state: wanted, after, limit }) =>
      promised(() =>
        all()
          .filter((report) => viewerId === null || !concerns(report, viewerId))
          .filter(({ handling }) => handling.state === wanted)
          .filter((report) => after === null || compareInQueue(report, after) > 0)
          .sort(compareInQueue)
          .slice(0, limit),
      ),
    load: (id) => promised(() => structuredClone(state.reports.get(id) ?? null)),
    count: (since) => promised(() => countReports(all().filter((it) => it.createdAt >= since))),
  };
}

function countReports(reports: readonly Report[]): ReportCounts {
  const counts = new Map<string, ReportCount>();
  for (const { reason, handling } of reports) {
    const [state, outcome] = [handling.state, outcomeOf(handling)];
    const key = JSON.stringify([reason, state, outcome]);
    counts.set(key, { reason, state, outcome, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const times = reports
    .flatMap(({ createdAt, handling }) =>
      handling.state === 'answered'
        ? [Date.parse(handling.decision.at) - Date.parse(createdAt)]
        : [],
    )
    .sort((one, other) => one - other);
  return {
    counts: [...counts.values()],
    middleTimes: middlePlaces(times.length).map((place) => times[place] ?? 0),
  };
}

function outcomeOf(handling: Handling): ReportOutcome | null {
  return handling.state === 'answered' ? handling.decision.outcome : null;
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
