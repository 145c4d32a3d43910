import { SEALED_CONVERSATION } from '#adapters/records/sealed-conversation.ts';
import { QUOTED_MESSAGE } from '#adapters/records/sealed-message.ts';
import type { RowRead } from '#adapters/records/field.ts';
import { PAGE_LIMIT } from './page-limit.ts';
import type { ConnectionChange } from '#core/connections/changes.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { QuotedNote } from '#core/moderation/reports/domain/report.ts';
import type { SealedConversations } from '#core/moderation/reports/ports/sealed-conversations.ts';
import { rows, type Dialect, type SqlEngine, type Steps } from './steps.ts';
import { requireRow } from './sql-handlers.ts';

/** Whoever sends a message holds the connection until it is stored, so that none comes after the copy. */
const createSeal = ({ forUpdate }: Dialect) => `
  INSERT INTO sealed_conversation (requester_id, recipient_id, requester_name, recipient_name,
    accepted_at, ended_by, ended_at, keep_until, note)
  SELECT user_id1, user_id2,
    (SELECT name FROM member WHERE member.id = user_id1),
    (SELECT name FROM member WHERE member.id = user_id2),
    accepted_at, CAST(@endedBy AS bigint), CAST(@endedAt AS bigint), CAST(@keepUntil AS bigint), note
  FROM connection WHERE id = @id AND version = @version AND accepted_at IS NOT NULL ${forUpdate}
  RETURNING id`;

const SEAL_MESSAGES = `
  INSERT INTO sealed_message (id, conversation_id, sender_id, content, attachments, created_at, earlier)
  SELECT id, CAST(@conversationId AS bigint), sender_id, content, attachments, created_at, earlier
  FROM message WHERE connection_id = @id`;

const half = (own: string) => `
  SELECT ${SEALED_CONVERSATION.columns} FROM sealed_conversation
  WHERE ${own} = @memberId AND id < @before AND keep_until > @now`;

const LIST = `
  ${half('requester_id')} UNION ALL ${half('recipient_id')} ORDER BY id DESC ${PAGE_LIMIT}`;

const sealedWith = (own: string, other: string) => `
  SELECT id FROM sealed_conversation
  WHERE ${own} = @memberId AND ${other} = @otherId AND keep_until > @now`;

/** All in one statement, so that it is of one moment: messages are here or there, and not lost between. */
const createQuote = ({ lowerMember, higherMember }: Dialect) => `
  WITH ours AS (
    ${sealedWith('requester_id', 'recipient_id')}
    UNION ALL ${sealedWith('recipient_id', 'requester_id')}
  ),
  sealed AS (SELECT max(id) AS id FROM ours),
  noted AS (
    SELECT user_id1 AS noted_by, note, 1 AS place FROM connection
    WHERE ${lowerMember} = @lower AND ${higherMember} = @higher AND note IS NOT NULL
    UNION ALL
    SELECT requester_id, note, 2 FROM sealed_conversation
    WHERE id = (SELECT id FROM sealed) AND note IS NOT NULL
    ORDER BY place LIMIT 1
  ),
  live AS (
    SELECT ${QUOTED_MESSAGE.columns} FROM message WHERE connection_id = (
      SELECT id FROM connection WHERE ${lowerMember} = @lower AND ${higherMember} = @higher
    )
    ORDER BY id DESC ${PAGE_LIMIT}
  ),
  kept AS (
    SELECT ${QUOTED_MESSAGE.columns} FROM (
      SELECT *, row_number() OVER (PARTITION BY conversation_id ORDER BY id DESC) AS age
      FROM sealed_message WHERE conversation_id IN (SELECT id FROM ours)
    ) AS aged WHERE age <= @limit
  )
  SELECT (
      SELECT CASE requester_id WHEN @memberId THEN recipient_name ELSE requester_name END
      FROM sealed_conversation WHERE id = sealed.id
    ) AS sealed_name, noted.noted_by, noted.note, quoted.*
  FROM sealed LEFT JOIN noted ON true LEFT JOIN (SELECT * FROM live UNION ALL SELECT * FROM kept) AS quoted ON true
  ORDER BY quoted.id`;

const REMOVE_EXPIRED = 'DELETE FROM sealed_conversation WHERE keep_until <= @now';

/** A row of no message where the two have written none. */
type QuoteRow = {
  readonly sealed_name: string | null;
  readonly noted_by: number | null;
  readonly note: string | null;
} & (RowRead<typeof QUOTED_MESSAGE> | { readonly id: null });

/** Reads what is kept of ended connections; see the port for what it promises. */
export function createSqlSealedConversations({
  dialect,
  read,
  write,
}: SqlEngine): SealedConversations {
  const quote = createQuote(dialect);
  return {
    listOf: async (memberId, { before, limit, now }) => {
      const page = { before: before ?? Number.MAX_SAFE_INTEGER, limit, now: Date.parse(now) };
      const found = await read(
        rows<RowRead<typeof SEALED_CONVERSATION>>(LIST, { memberId, ...page }),
      );
      return found.map(SEALED_CONVERSATION.read);
    },
    quote: async (memberId, otherId, { limit, now }) => {
      const pair = { lower: Math.min(memberId, otherId), higher: Math.max(memberId, otherId) };
      const parameters = { memberId, otherId, ...pair, limit, now: Date.parse(now) };
      const found = await read(rows<QuoteRow>(quote, parameters));
      return {
        note: toQuotedNote(found[0]),
        sealedName: found[0]?.sealed_name ?? null,
        messages: found.flatMap((row) => (row.id === null ? [] : [QUOTED_MESSAGE.read(row)])),
      };
    },
    removeExpired: async (now) => {
      await write(REMOVE_EXPIRED, { now: Date.parse(now) });
    },
  };
}

function toQuotedNote(row: QuoteRow | undefined): QuotedNote | null {
  const { noted_by = null, note = null } = row ?? {};
  return noted_by === null || note === null
    ? null
    : { senderId: trusted<MemberId>(noted_by), content: note };
}

/** Keeps a sealed copy of the connection that is about to be removed, if the change asks for one. */
export function* sealConversation(
  dialect: Dialect,
  { id, version, sealing }: Extract<ConnectionChange, { type: 'remove_connection' }>,
): Steps<void> {
  if (sealing === null) return;
  const sealed = yield* requireRow<{ readonly id: number }>(createSeal(dialect), {
    id,
    version,
    endedBy: sealing.endedBy,
    endedAt: Date.parse(sealing.endedAt),
    keepUntil: Date.parse(sealing.keptUntil),
  });
  yield* rows(SEAL_MESSAGES, { id, conversationId: sealed.id });
}
