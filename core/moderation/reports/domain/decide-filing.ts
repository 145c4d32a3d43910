import { decideBlock } from '#core/connections/blocks/domain/decide-block.ts';
import type { ConnectionChange } from '#core/connections/changes.ts';
import type { LoadedPair } from '#core/connections/domain/loaded-pair.ts';
import type { ConnectionEvent } from '#core/connections/events.ts';
import { NEW_ID, type Decision } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { ReportChange } from '#core/moderation/reports/changes.ts';
import type { ReportEvent } from '#core/moderation/reports/events.ts';
import type { SafetyChange } from '#core/safety/changes.ts';
import { sideOf } from '#core/safety/domain/pair-history.ts';
import type { SafetyEvent } from '#core/safety/events.ts';
import type { AttachmentChange } from '#core/messaging/attachments/changes.ts';
import { keysIn } from './attached-keys.ts';
import { callModerators } from './call-moderators.ts';
import type { FiledReport } from './report.ts';

/** How many of the last messages are attached to a report. */
export const MOST_ATTACHED = 50;

/** What a report stores and announces. */
type FilingDecision = Decision<
  ReportChange | AttachmentChange | ConnectionChange | SafetyChange | MailChange,
  ReportEvent | ConnectionEvent | SafetyEvent
>;

/**
 * Decides to file the report, and to block the one whom it is about where `block` is given. Who blocks them already
 * goes on doing so. Moderators are called, and what was attached to the messages stays.
 */
export function decideFiling(
  report: FiledReport,
  block: LoadedPair | null,
  moderatorIds: readonly MemberId[],
): FilingDecision {
  const { reporterId: actorId, aboutId, aboutName: name, createdAt: at } = report;
  const isNew = block !== null && sideOf(block.history.value, actorId).blockedAt === null;
  const blocked = isNew
    ? decideBlock(block.history, block.connection, { actorId, aboutId, at, name })
    : null;
  const keys = keysIn(report.evidence);
  return {
    changes: [
      ...(keys.length > 0 ? [{ type: 'keep_as_evidence' as const, keys }] : []),
      { type: 'add_report', report },
      ...(blocked?.changes ?? []),
      ...callModerators(report, moderatorIds),
    ],
    events: [
      { type: 'report_filed', reportId: NEW_ID, memberIds: [actorId] },
      ...(blocked?.events ?? []),
    ],
  };
}
