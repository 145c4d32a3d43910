import type { MovedRow } from './moved-tables.ts';
import { TABLES } from './tables.ts';
import { writtenColumns } from './written-columns.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type {
  ModerationAction,
  ModerationActor,
  ModerationEntry,
  ModerationWords,
  NewModerationEntry,
} from '#core/moderation/domain/moderation-entry.ts';

/** A row of the table `moderation_entry`. */
export type ModerationEntryRow = MovedRow<'moderation_entry'>;

/** The columns of these rows. */
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

function toActor(text: string): ModerationActor {
  return text === 'operator' || text === 'clock' ? text : trusted<MemberId>(Number(text));
}
