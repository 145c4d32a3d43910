import { promised } from '#adapters/promised.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { groupByMember } from '#core/moderation/reports/domain/reported-member.ts';
import { compareInQueue } from '#core/moderation/reports/domain/report-reason.ts';
import {
  middlePlaces,
  type ReportCount,
  type ReportCounts,
} from '#core/moderation/reports/domain/report-counts.ts';
import {
  concerns,
  UNHANDLED,
  type Handling,
  type Report,
  type ReportOutcome,
} from '#core/moderation/reports/domain/report.ts';
import type { ReportRepository } from '#core/moderation/reports/ports/report-repository.ts';
import { nextId, type MemoryState } from './memory-state.ts';
import { requireUnchanged } from '#adapters/conflict.ts';
import type { ReportChange } from '#core/moderation/reports/changes.ts';
import type { MemoryHandlers } from './memory-handlers.ts';

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
  const waiting = (viewerId: MemberId | null, wanted: Handling['state']) =>
    all().filter(
      (report) =>
        report.handling.state === wanted && (viewerId === null || !concerns(report, viewerId)),
    );
  return {
    listBy: (reporterId, page) => newest((report) => report.reporterId === reporterId, page),
    listAbout: (memberId, page) => newest((report) => report.aboutId === memberId, page),
    queue: ({ viewerId, aboutId, state: wanted, after, limit }) =>
      promised(() =>
        waiting(viewerId, wanted)
          .filter((report) => aboutId === undefined || report.aboutId === aboutId)
          .filter((report) => after === null || compareInQueue(report, after) > 0)
          .sort(compareInQueue)
          .slice(0, limit),
      ),
    queueByMember: ({ viewerId, after, limit }) =>
      promised(() =>
        groupByMember(waiting(viewerId, 'open'))
          .filter(({ first }) => after === null || compareInQueue(first, after) > 0)
          .slice(0, limit),
      ),
    load: (id) => promised(() => structuredClone(state.reports.get(id) ?? null)),
    loadAll: (ids) =>
      promised(() =>
        [...new Set(ids)]
          .flatMap((id) => structuredClone(state.reports.get(id)) ?? [])
          .sort((one, other) => compareInQueue(one.value, other.value)),
      ),
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

/** Stores what changes of reports. */
export function createReportHandlers(state: MemoryState): MemoryHandlers<ReportChange> {
  const { reports } = state;
  return {
    add_report: ({ report }) => {
      const id = nextId(state, 'report');
      reports.set(id, { value: { ...report, id, handling: UNHANDLED }, version: 1 });
      return id;
    },
    put_report: ({ id, version, handling }) => {
      const stored = reports.get(id);
      requireUnchanged(stored?.version === version);
      reports.set(id, { value: { ...stored.value, handling }, version: version + 1 });
      return null;
    },
  };
}
