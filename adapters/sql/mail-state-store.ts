import { MAIL_STATE } from '#adapters/records/mail-state.ts';
import type { RowRead } from '#adapters/records/field.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { MailStateChange } from '#core/mail/changes.ts';
import { unchosenMails, type ActivityKind } from '#core/mail/domain/mail-preferences.ts';
import type { MailPreferenceRepository } from '#core/mail/ports/mail-preference-repository.ts';
import { PAGE_LIMIT } from './page-limit.ts';
import { firstRow, rows, type SqlEngine } from './steps.ts';
import { TABLES } from './tables.ts';
import { insertInto, updateOf, writtenColumns } from './written-columns.ts';
import { putVersion, run, type SqlHandlers } from './sql-handlers.ts';

const WRITTEN = writtenColumns(TABLES.mail_state);

const LOAD = `SELECT ${WRITTEN.join(', ')}, version FROM mail_state WHERE member_id = @memberId`;

const PUT = {
  insert: insertInto('mail_state', WRITTEN, ['member_id']),
  update: updateOf('mail_state', WRITTEN, ['member_id']),
};

const NOTE_MAILED = `
  INSERT INTO mail_state (${WRITTEN.join(', ')})
  VALUES (${WRITTEN.map((column) => `@${column}`).join(', ')})
  ON CONFLICT (member_id) DO UPDATE SET
    mailed_until = excluded.mailed_until, version = mail_state.version + 1`;

const LIST_WAITING = `
  SELECT * FROM (
    SELECT 'requests' AS kind, user_id1 AS other_id, created_at AS first_at, created_at AS last_at
    FROM connection
    WHERE user_id2 = @memberId AND status = 'pending' AND created_at > @after
    ORDER BY created_at DESC ${PAGE_LIMIT}
  ) AS requests
  UNION ALL SELECT * FROM (
    SELECT 'acceptances', user_id2, accepted_at, accepted_at FROM connection
    WHERE user_id1 = @memberId AND status = 'accepted' AND accepted_at > @after
    ORDER BY accepted_at DESC ${PAGE_LIMIT}
  ) AS acceptances
  UNION ALL SELECT * FROM (
    SELECT 'messages', sender_id, min(created_at), max(created_at) AS newest FROM message
    WHERE receiver_id = @memberId AND read = 0 AND created_at > @after
    GROUP BY sender_id ORDER BY newest DESC ${PAGE_LIMIT}
  ) AS messages`;

const LAST_SEEN = 'SELECT max(last_used_at) AS last FROM session WHERE member_id = @memberId';

interface WaitingRow {
  readonly kind: ActivityKind;
  readonly other_id: number;
  readonly first_at: number;
  readonly last_at: number;
}

/** Reads what mails about activity need; see the port for what it promises. */
export function createSqlMailPreferences({ read }: SqlEngine): MailPreferenceRepository {
  return {
    loadState: async (memberId) => {
      type Row = RowRead<typeof MAIL_STATE> & { readonly version: number };
      const row = await read(firstRow<Row>(LOAD, { memberId }));
      if (row !== null) return { value: MAIL_STATE.read(row), version: row.version };
      return { value: unchosenMails(memberId), version: 0 };
    },
    listWaiting: async (memberId, { after, limit }) => {
      const parameters = { memberId, after: Date.parse(after), limit };
      const found = await read(rows<WaitingRow>(LIST_WAITING, parameters));
      return found.map(({ kind, other_id, first_at, last_at }) => ({
        kind,
        otherId: trusted<MemberId>(other_id),
        since: new Date(first_at).toISOString(),
        until: new Date(last_at).toISOString(),
      }));
    },
    lastSeenAt: async (memberId) => {
      interface Row {
        readonly last: number | null;
      }
      const last = (await read(firstRow<Row>(LAST_SEEN, { memberId })))?.last ?? null;
      return last === null ? null : new Date(last).toISOString();
    },
  };
}

/** Stores what changes of the mails that members wish. */
export const MAIL_STATE_HANDLERS: SqlHandlers<MailStateChange> = {
  put_mail_state: ({ state, version }) => putVersion(PUT, MAIL_STATE.write(state), version),
  note_mailed: ({ memberId, until: mailedUntil }) =>
    run(NOTE_MAILED, MAIL_STATE.write({ ...unchosenMails(memberId), mailedUntil })),
};
