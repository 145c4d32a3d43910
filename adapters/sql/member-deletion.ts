import { emptiedMember, NO_PASSWORD_HASH } from '#adapters/emptied-member.ts';
import { DELETED } from '#core/discovery/domain/activity-day.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { unconfirmedAddress } from '#core/members/domain/address.ts';
import { removeEventsNaming } from './event-store.ts';
import { NOTE_LAST_MESSAGES_OF } from './last-messages.ts';
import { REMOVE_WORDS_OF } from './message-words.ts';
import { createMemberLock } from './member-lock.ts';
import { ADDRESS, SELF } from '#adapters/records/member.ts';
import type { DeletionCondition } from '#core/archive/domain/at-deletion.ts';
import { endNotesAbout } from './private-note-store.ts';
import { rows, type Dialect, type Steps } from './steps.ts';
import type { Tables } from './table-columns.ts';
import { TABLES } from './tables.ts';
import { writtenColumns } from './written-columns.ts';

/**
 * Of connections that were accepted the other party keeps the own messages. Whoever was about to write, to accept or
 * to end one decides again, because it has another version.
 */
const EMPTY_CONNECTIONS = `
  UPDATE connection SET version = version + 1, together = NULL,
    note = CASE WHEN user_id1 = @memberId THEN NULL ELSE note END
  WHERE user_id1 = @memberId OR user_id2 = @memberId`;

const EMPTY_INTRODUCTIONS = `
  UPDATE introduction SET version = version + 1, lower_note = '', higher_note = ''
  WHERE introducer_id = @memberId`;

const EMPTY_MEMBER = `
  UPDATE member SET version = version + 1,
    ${writtenColumns(TABLES.member)
      .map((column) => `${column} = @${column}`)
      .join(', ')}
  WHERE id = @memberId`;

const EMPTY_TRAITS = `UPDATE member_trait SET active_on = ${DELETED} WHERE member_id = @memberId`;

/** Removes or empties every row about the member, as the list of tables says. */
export function* deleteMember(dialect: Dialect, memberId: MemberId, at: string): Steps<void> {
  yield* rows(createMemberLock(dialect), { memberId });
  yield* rows(EMPTY_CONNECTIONS, { memberId });
  yield* rows(EMPTY_INTRODUCTIONS, { memberId });
  yield* rows(REMOVE_WORDS_OF, { memberId });
  yield* removeEventsNaming(dialect, memberId);
  for (const sql of REMOVALS) yield* rows(sql, { memberId });
  yield* rows(NOTE_LAST_MESSAGES_OF, { memberId });
  yield* endNotesAbout(memberId, at);
  const emptied = emptiedMember(memberId);
  const address = ADDRESS.write(unconfirmedAddress(emptied.email, false));
  const row = { ...SELF.writeNew(emptied), ...address, password_hash: NO_PASSWORD_HASH };
  yield* rows(EMPTY_MEMBER, { ...row, memberId });
  yield* dialect.indexMember(emptied);
  yield* rows(EMPTY_TRAITS, { memberId });
}

const CONDITIONS: Readonly<Record<DeletionCondition, string>> = {
  pending: "connection.status = 'pending'",
  not_reported: `NOT EXISTS (
    SELECT 1 FROM report WHERE state = 'open'
      AND (reporter_id = requester_id AND about_id = recipient_id
        OR reporter_id = recipient_id AND about_id = requester_id))`,
  not_evidence: 'attachment.evidence = 0',
};

/** Leads to the messages that the member may have written along an index. */
const IN_THEIR_CONNECTIONS = ` AND message.connection_id IN (
  SELECT id FROM connection WHERE user_id1 = @memberId OR user_id2 = @memberId)`;

const REMOVALS = removalsOf(TABLES);

/** A statement for every table whose rows are removed because they name the member. */
function removalsOf(tables: Tables): readonly string[] {
  return Object.entries(tables).flatMap(([name, { onDeletion }]) => {
    if (onDeletion.rows !== 'removed' || !('by' in onDeletion)) return [];
    if (onDeletion.by.length === 0) return [];
    const names = onDeletion.by.map((column) => `${name}.${column} = @memberId`).join(' OR ');
    const where = onDeletion.where === undefined ? '' : ` AND ${CONDITIONS[onDeletion.where]}`;
    const along = name === 'message' ? IN_THEIR_CONNECTIONS : '';
    return `DELETE FROM ${name} WHERE (${names})${where}${along}`;
  });
}
