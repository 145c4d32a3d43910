import type { Versioned } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
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
import { findOpen, type OpenHandling } from '#core/moderation/reports/domain/decide-claim.ts';
import {
  concerns,
  type Claim,
  type Handling,
  type Report,
  type ReportOutcome,
} from '#core/moderation/reports/domain/report.ts';
import type { ReportRefusal } from '#core/moderation/reports/refusals.ts';
import type { Standing } from '#core/safety/domain/standing.ts';
import type { ReportDecision } from './report-decision.ts';

/** What a decision upon a report is made of. */
export interface ReportCase {
  readonly report: Versioned<Report>;
  /** The standing of the reported member; `null` once they are gone. */
  readonly standing: Versioned<Standing> | null;
  /** Whether the one who filed the report is still a member. */
  readonly hasReporter: boolean;
  /** The moderators whose accounts are in use. */
  readonly moderatorIds: readonly MemberId[];
}

/** Who decides what upon a report, and when (ISO 8601 in UTC). */
export interface MadeDecision extends Claim {
  readonly decision: ReportDecision;
}

/** What a decision upon a report stores. */
export type DeskChange = MeasureChange | ReportChange;

/** Why a decision upon a report is refused. */
export type ReportDecisionRefusal =
  | NotFound<'member'>
  | ReportRefusal
  | MeasureRefusal
  | RefusalOf<'second_moderator_needed', ModerationRefusal>;

/** What is stored by a decision, and how the report is handled then. */
interface DecidedReport {
  readonly changes: readonly DeskChange[];
  readonly handling: Handling;
}

/** Decides upon a report: what is done about the member, what both of them are told, and what the log says. */
export function decideReport(
  upon: ReportCase,
  made: MadeDecision,
): Result<DecidedReport, ReportDecisionRefusal> {
  const open = findOpen(upon.report.value, made);
  if (!open.ok) return open;
  const { decision } = made;
  if (decision.measure === 'dismiss') {
    return granted(answer(upon, made, 'no_action', [logged(upon, made, 'dismiss')]));
  }
  const { standing } = upon;
  if (standing === null) return refused({ code: 'not_found', subject: 'member' });
  return decision.measure === 'remove'
    ? decideRemoval(upon, standing, open.value, made)
    : takeMeasure(upon, standing, made, toMeasure(decision));
}

/** The first of two moderators who remove a member only proposes it. */
function decideRemoval(
  upon: ReportCase,
  standing: Versioned<Standing>,
  open: OpenHandling,
  made: MadeDecision,
): Result<DecidedReport, ReportDecisionRefusal> {
  // There is nothing left to do about them, and yet the one who reported them was right.
  if (standing.value.account.status === 'removed') {
    return granted(answer(upon, made, 'acted', [logged(upon, made, 'remove')]));
  }
  return needsAnother(upon, open, made)
    ? propose(upon, open, made)
    : takeMeasure(upon, standing, made, { action: 'remove' });
}

/** What is done about the member, and the answer to the report that it was done. */
function takeMeasure(
  upon: ReportCase,
  standing: Versioned<Standing>,
  made: MadeDecision,
  measure: Measure,
): Result<DecidedReport, ReportDecisionRefusal> {
  const decided = decideMeasure(standing, measure, recordOf(upon, made));
  if (!decided.ok) return decided;
  return granted(answer(upon, made, 'acted', decided.value));
}

/** Whether another moderator could decide upon the report. */
export function removalNeedsTwo(
  {
    report,
    moderatorIds,
  }: Pick<ReportCase, 'moderatorIds'> & { readonly report: Pick<Report, 'reporterId' | 'aboutId'> },
  moderatorId: MemberId,
): boolean {
  return moderatorIds.some((id) => id !== moderatorId && !concerns(report, id));
}

/** Whether no other moderator has proposed the removal so far, though there is one. */
function needsAnother(
  { report, moderatorIds }: ReportCase,
  { proposal }: OpenHandling,
  { by }: MadeDecision,
): boolean {
  if (!removalNeedsTwo({ report: report.value, moderatorIds }, by)) return false;
  const isAgreed = proposal !== null && proposal.by !== by && moderatorIds.includes(proposal.by);
  return !isAgreed;
}

/** The report is left to the other moderators. */
function propose(
  upon: ReportCase,
  { proposal }: OpenHandling,
  made: MadeDecision,
): Result<DecidedReport, RefusalOf<'second_moderator_needed', ModerationRefusal>> {
  const { by, at } = made;
  if (proposal?.by === by) return refused({ code: 'second_moderator_needed' });
  const handling = { state: 'open', claim: null, proposal: { by, at } } as const;
  return granted({
    handling,
    changes: [put(upon, handling), logged(upon, made, 'propose_removal')],
  });
}

/** The changes with the answer to the report, which is sent to the member who filed it. */
function answer(
  upon: ReportCase,
  { by, at, decision: { words } }: MadeDecision,
  outcome: ReportOutcome,
  changes: readonly DeskChange[],
): DecidedReport {
  const {
    id: reportId,
    reporterId: memberId,
    aboutName: name,
    handling: before,
  } = upon.report.value;
  const decision = { by, at, outcome, words };
  const handling = { state: 'answered', claim: before.claim, decision } as const;
  const content = { kind: 'report_answered', name, outcome } as const;
  const notice = { memberId, at, actor: by, reportId, content };
  const told = upon.hasReporter ? [{ type: 'add_notice', notice } as const] : [];
  return { handling, changes: [put(upon, handling), ...changes, ...told] };
}

function put({ report: { value, version } }: ReportCase, handling: Handling): DeskChange {
  return { type: 'put_report', id: value.id, version, handling };
}

/** The entry of the decision in the log. */
function logged(upon: ReportCase, made: MadeDecision, action: ModerationAction) {
  const memberId = upon.report.value.aboutId;
  const entry = { ...recordOf(upon, made), memberId, action, until: null };
  return { type: 'add_moderation_entry', entry } as const;
}

/** What the log says of the decision, whatever was done. */
function recordOf({ report: { value: report } }: ReportCase, { by, at, decision }: MadeDecision) {
  const reason = decision.measure === 'dismiss' ? null : decision.reason;
  return { at, actor: by, reportId: report.id, reason, words: decision.words };
}

function toMeasure(decision: Exclude<ReportDecision, { readonly measure: 'dismiss' }>): Measure {
  return decision.measure === 'suspend'
    ? { action: 'suspend', until: decision.until }
    : { action: decision.measure };
}
