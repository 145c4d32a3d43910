import type { MovedRow } from './moved-tables.ts';
import { TABLES } from './tables.ts';
import { writtenColumns } from './written-columns.ts';
import type { MemberId, NoticeId, ReportId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { Guideline } from '#core/moderation/domain/guideline.ts';
import type {
  ModerationAction,
  ModerationActor,
  ModerationEntry,
  ModerationWords,
  NewModerationEntry,
} from '#core/moderation/domain/moderation-entry.ts';
import type {
  Appeal,
  AppealAnswer,
  AppealOutcome,
  NewNotice,
  Notice,
  NoticeContent,
} from '#core/moderation/domain/notice.ts';

/** A row of the table `moderation_entry`. */
export type ModerationEntryRow = MovedRow<'moderation_entry'>;

/** A row of the table `notice`. */
export type NoticeRow = Omit<MovedRow<'notice'>, 'version'>;

/** The columns of these rows. */
export const NOTICE_COLUMNS = ['id', ...writtenColumns(TABLES.notice)].join(', ');
export const MODERATION_ENTRY_COLUMNS = ['id', ...writtenColumns(TABLES.moderation_entry)].join(
  ', ',
);

/** The entry of a row. */
export function toModerationEntry(row: ModerationEntryRow): ModerationEntry {
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    actor: toActor(row.actor),
    memberId: trusted<MemberId>(row.member_id),
    reportId: row.report_id === null ? null : trusted<ReportId>(row.report_id),
    action: row.action as ModerationAction,
    until: row.until === null ? null : new Date(row.until).toISOString(),
    reason: row.reason as Guideline | null,
    words: row.words === null ? null : trusted<ModerationWords>(row.words),
  };
}

/** The entry as parameters, which are named like the columns. */
export function toModerationEntryParameters(
  entry: NewModerationEntry,
): Omit<ModerationEntryRow, 'id'> {
  return {
    at: Date.parse(entry.at),
    actor: String(entry.actor),
    member_id: entry.memberId,
    report_id: entry.reportId,
    action: entry.action,
    until: entry.until === null ? null : Date.parse(entry.until),
    reason: entry.reason,
    words: entry.words,
  };
}

/** The notice of a row. */
export function toNotice(row: NoticeRow): Notice {
  return {
    id: trusted<NoticeId>(row.id),
    memberId: trusted<MemberId>(row.member_id),
    at: new Date(row.at).toISOString(),
    actor: toActor(row.actor),
    reportId: row.report_id === null ? null : trusted<ReportId>(row.report_id),
    content: { kind: row.kind, ...JSON.parse(row.params) } as NoticeContent,
    appeal: toAppeal(row),
  };
}

/** The notice as parameters, which are named like the columns. */
export function toNoticeParameters({
  memberId,
  at,
  actor,
  reportId,
  content: { kind, ...params },
  appeal,
}: NewNotice & Pick<Notice, 'appeal'>): Omit<NoticeRow, 'id'> {
  return {
    member_id: memberId,
    at: Date.parse(at),
    actor: String(actor),
    kind,
    params: JSON.stringify(params),
    report_id: reportId,
    ...toAppealParameters(appeal),
  };
}

/** The appeal as parameters, which are named like the columns. */
export function toAppealParameters(appeal: Notice['appeal']) {
  const answer = appeal?.answer ?? null;
  return {
    appeal_words: appeal?.words ?? null,
    appealed_at: appeal === null ? null : Date.parse(appeal.at),
    answer: answer?.outcome ?? null,
    answer_words: answer?.words ?? null,
    answered_by: answer === null ? null : String(answer.by),
    answered_at: answer === null ? null : Date.parse(answer.at),
  };
}

/** The table makes sure that an appeal and its answer are each there as a whole. */
function toAppeal(row: NoticeRow): Appeal | null {
  const { appeal_words: words, appealed_at: appealedAt } = row;
  if (words === null || appealedAt === null) return null;
  return {
    words: trusted<ModerationWords>(words),
    at: new Date(appealedAt).toISOString(),
    answer: toAppealAnswer(row),
  };
}

function toAppealAnswer(row: NoticeRow): AppealAnswer | null {
  const { answer: outcome, answer_words: words, answered_by: by, answered_at: at } = row;
  if (outcome === null || words === null || by === null || at === null) return null;
  return {
    outcome: outcome as AppealOutcome,
    words: trusted<ModerationWords>(words),
    at: new Date(at).toISOString(),
    by: toActor(by),
  };
}

function toActor(text: string): ModerationActor {
  switch (text) {
    case 'operator':
    case 'clock':
    case 'rule':
      return text;
    default:
      return trusted<MemberId>(Number(text));
  }
}
