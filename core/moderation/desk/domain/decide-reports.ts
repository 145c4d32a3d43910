import type { Versioned } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { mapEach, type NonEmpty } from '#core/kernel/non-empty.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import {
  decideMeasure,
  type MeasureChange,
  type MeasureRefusal,
} from '#core/moderation/domain/decide-measure.ts';
import type { Measure } from '#core/moderation/domain/measure.ts';
import type { ModerationAction } from '#core/moderation/domain/moderation-entry.ts';
import type { ModerationRefusal } from '#core/moderation/refusals.ts';
import type { ReportChange } from '#core/moderation/reports/changes.ts';
import { findOpen } from '#core/moderation/reports/domain/decide-claim.ts';
import {
  concerns,
  type Claim,
  type RemovalProposal,
  type Report,
  type ReportOutcome,
} from '#core/moderation/reports/domain/report.ts';
import type { ReportRefusal } from '#core/moderation/reports/refusals.ts';
import type { Standing } from '#core/safety/domain/standing.ts';
import { toMeasure, type ReportDecision } from './report-decision.ts';

/** What a decision upon reports is made of. */
export interface ReportsCase {
  /** At least one, the gravest first. All are about the same member. */
  readonly reports: NonEmpty<Versioned<Report>>;
  /** The standing of the reported member; `null` once they are gone. */
  readonly standing: Versioned<Standing> | null;
  /** Those who filed the reports and are still members. */
  readonly reporterIds: ReadonlySet<MemberId>;
  /** The moderators whose accounts are in use. */
  readonly moderatorIds: readonly MemberId[];
}

/** Who decides what upon reports, and when (ISO 8601 in UTC). */
export interface MadeDecision extends Claim {
  readonly decision: ReportDecision;
}

/** What a decision upon reports stores. */
export type DeskChange = MeasureChange | ReportChange;

/** Why a decision upon reports is refused. */
export type ReportDecisionRefusal =
  | NotFound<'member'>
  | ReportRefusal
  | MeasureRefusal
  | RefusalOf<'second_moderator_needed' | 'about_operator', ModerationRefusal>;

/** What is stored by a decision, and the reports as they are handled then. */
interface DecidedReports {
  readonly changes: readonly DeskChange[];
  readonly reports: NonEmpty<Report>;
}

/**
 * Decides upon reports about one member: what is done about them, what each of those whom it concerns is told, and what
 * the log says. It is one decision, which is in the log once, upon the gravest of the reports; a report that may not be
 * answered refuses it for all. Moderators take no measure about an operator.
 */
export function decideReports(
  upon: ReportsCase,
  made: MadeDecision,
): Result<DecidedReports, ReportDecisionRefusal> {
  for (const { value } of upon.reports) {
    const open = findOpen(value, made);
    if (!open.ok) return open;
  }
  const { decision } = made;
  if (decision.measure === 'dismiss') {
    return granted(answer(upon, made, 'no_action', [logged(upon, made, 'dismiss')]));
  }
  const { standing } = upon;
  if (standing === null) return refused({ code: 'not_found', subject: 'member' });
  if (standing.value.role === 'operator') return refused({ code: 'about_operator' });
  return decision.measure === 'remove'
    ? decideRemoval(upon, standing, made)
    : takeMeasure(upon, standing, made, toMeasure(decision));
}

/** The first of two moderators who remove a member only proposes it. */
function decideRemoval(
  upon: ReportsCase,
  standing: Versioned<Standing>,
  made: MadeDecision,
): Result<DecidedReports, ReportDecisionRefusal> {
  // There is nothing left to do about them, and yet those who reported them were right.
  if (standing.value.account.status === 'removed') {
    return granted(answer(upon, made, 'acted', [logged(upon, made, 'remove')]));
  }
  return needsAnother(upon, made)
    ? propose(upon, made)
    : takeMeasure(upon, standing, made, { action: 'remove' });
}

/** What is done about the member, and the answer to the reports that it was done. */
function takeMeasure(
  upon: ReportsCase,
  standing: Versioned<Standing>,
  made: MadeDecision,
  measure: Measure,
): Result<DecidedReports, ReportDecisionRefusal> {
  const decided = decideMeasure(standing, measure, recordOf(upon, made));
  if (!decided.ok) return decided;
  return granted(answer(upon, made, 'acted', decided.value));
}

/** Whether another moderator could decide upon one of the reports. */
export function removalNeedsTwo(
  reports: readonly Pick<Report, 'reporterId' | 'aboutId'>[],
  moderatorIds: readonly MemberId[],
  moderatorId: MemberId,
): boolean {
  return reports.some((report) =>
    moderatorIds.some((id) => id !== moderatorId && !concerns(report, id)),
  );
}

/** Whether no other moderator has proposed the removal so far, though there is one. */
function needsAnother({ reports, moderatorIds }: ReportsCase, { by }: MadeDecision): boolean {
  const values = reports.map(({ value }) => value);
  if (!removalNeedsTwo(values, moderatorIds, by)) return false;
  return !values.some((report) => {
    const proposal = proposalOf(report);
    return proposal !== null && proposal.by !== by && moderatorIds.includes(proposal.by);
  });
}

/** The reports are left to the other moderators. */
function propose(
  upon: ReportsCase,
  made: MadeDecision,
): Result<DecidedReports, RefusalOf<'second_moderator_needed', ModerationRefusal>> {
  const { by, at } = made;
  if (upon.reports.every(({ value }) => proposalOf(value)?.by === by)) {
    return refused({ code: 'second_moderator_needed' });
  }
  const handling = { state: 'open', claim: null, proposal: { by, at } } as const;
  const reports = mapEach(upon.reports, ({ value }) => ({ ...value, handling }));
  return granted({
    reports,
    changes: [...putAll(upon, reports), logged(upon, made, 'propose_removal')],
  });
}

/** The changes with the answers to the reports, each of which is sent to the member who filed it. */
function answer(
  upon: ReportsCase,
  { by, at, decision: { words } }: MadeDecision,
  outcome: ReportOutcome,
  changes: readonly DeskChange[],
): DecidedReports {
  const decision = { by, at, outcome, words };
  const reports = mapEach(upon.reports, ({ value }): Report => {
    const { claim } = value.handling;
    return { ...value, handling: { state: 'answered', claim, decision } };
  });
  const told = reports
    .filter(({ reporterId }) => upon.reporterIds.has(reporterId))
    .map(({ id: reportId, reporterId: memberId, aboutName: name }) => {
      const content = { kind: 'report_answered', name, outcome } as const;
      return {
        type: 'add_notice',
        notice: { memberId, at, actor: by, reportId, content },
      } as const;
    });
  return { reports, changes: [...putAll(upon, reports), ...changes, ...told] };
}

/** The handlings of the reports, each in the place of the one that it was decided upon. */
function putAll(upon: ReportsCase, reports: readonly Report[]): readonly DeskChange[] {
  const versions = new Map(upon.reports.map(({ value: { id }, version }) => [id, version]));
  return reports.map(({ id, handling }) => {
    return { type: 'put_report', id, version: versions.get(id) ?? 0, handling };
  });
}

function proposalOf({ handling }: Report): RemovalProposal | null {
  return handling.state === 'open' ? handling.proposal : null;
}

/** The entry of the decision in the log. */
function logged(upon: ReportsCase, made: MadeDecision, action: ModerationAction) {
  const memberId = upon.reports[0].value.aboutId;
  const entry = { ...recordOf(upon, made), memberId, action, until: null };
  return { type: 'add_moderation_entry', entry } as const;
}

/** What the log says of the decision, whatever was done. */
function recordOf({ reports: [{ value }] }: ReportsCase, { by, at, decision }: MadeDecision) {
  const reason = decision.measure === 'dismiss' ? null : decision.reason;
  return { at, actor: by, reportId: value.id, reason, words: decision.words };
}
