import type { MovedRow } from './moved-tables.ts';
import { TABLES } from './tables.ts';
import { writtenColumns } from './written-columns.ts';
import type { MemberId, NoticeId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type {
  ModerationAction,
  ModerationActor,
  ModerationEntry,
  ModerationWords,
  NewModerationEntry,
} from '#core/moderation/domain/moderation-entry.ts';
import type { NewNotice, Notice, NoticeContent } from '#core/moderation/domain/notice.ts';

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
    reportId: row.report_id,
    action: row.action as ModerationAction,
    until: row.until === null ? null : new Date(row.until).toISOString(),
    reason: row.reason,
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
  const { appeal_words: words, appealed_at: appealedAt } = row;
  return {
    id: trusted<NoticeId>(row.id),
    memberId: trusted<MemberId>(row.member_id),
    at: new Date(row.at).toISOString(),
    actor: toActor(row.actor),
    content: { kind: row.kind, ...JSON.parse(row.params) } as NoticeContent,
    appeal:
      words === null || appealedAt === null
        ? null
        : { words: trusted<ModerationWords>(words), at: new Date(appealedAt).toISOString() },
  };
}

/** The notice as parameters, which are named like the columns. */
export function toNoticeParameters({
  memberId,
  at,
  actor,
  content: { kind, ...params },
  appeal,
}: NewNotice & Pick<Notice, 'appeal'>): Omit<NoticeRow, 'id'> {
  return {
    member_id: memberId,
    at: Date.parse(at),
    actor: String(actor),
    kind,
    params: JSON.stringify(params),
    ...toAppealParameters(appeal),
  };
}

/** The appeal as parameters, which are named like the columns. */
export function toAppealParameters(appeal: Notice['appeal']) {
  return {
    appeal_words: appeal?.words ?? null,
    appealed_at: appeal === null ? null : Date.parse(appeal.at),
  };
}

function toActor(text: string): ModerationActor {
  return text === 'operator' || text === 'clock' ? text : trusted<MemberId>(Number(text));
}
