import { ATTACHMENT } from '#adapters/records/attachment.ts';
import type { RowRead } from '#adapters/records/field.ts';
import type { AttachmentChange } from '#core/messaging/attachments/changes.ts';
import { filesOf } from '#core/messaging/attachments/domain/attachment.ts';
import type { AttachmentRepository } from '#core/messaging/attachments/ports/attachment-repository.ts';
import { createMemberLock } from './member-lock.ts';
import { PAGE_LIMIT } from './page-limit.ts';
import { addOne, requireRow, storeOne, type SqlHandlers } from './sql-handlers.ts';
import { firstRow, rows, type Dialect, type SqlEngine } from './steps.ts';
import { sumOfBytes } from './sum-of-bytes.ts';
import { insertInto } from './written-columns.ts';

const SELECT = `SELECT ${ATTACHMENT.columns} FROM attachment`;

const FIND = `${SELECT} WHERE attachment_key = @key`;

const FIND_MADE = `${SELECT} WHERE member_id = @memberId AND idempotency_key = @idempotencyKey`;

const COUNT_OF = `
  SELECT COALESCE(sum(bytes), 0) AS bytes, COALESCE(max(id), 0) AS newest
  FROM attachment WHERE member_id = @memberId`;

const LIST = `${SELECT} WHERE id > @after ORDER BY id ${PAGE_LIMIT}`;

/** A sealed message has the number that it had before. */
const REMOVE_UNNEEDED = `
  DELETE FROM attachment WHERE evidence = 0 AND CASE
    WHEN message_id IS NULL THEN created_at <= @unsentSince
    ELSE NOT EXISTS (SELECT 1 FROM message WHERE message.id = attachment.message_id)
      AND NOT EXISTS (SELECT 1 FROM sealed_message WHERE sealed_message.id = attachment.message_id)
    END`;

/** With the member locked: nobody else adds an attachment of theirs until the transaction ends. */
const FIND_DECIDED = `
  SELECT id FROM member WHERE id = @memberId AND version = @memberVersion
    AND COALESCE((SELECT max(id) FROM attachment WHERE member_id = @memberId), 0) = @newestId`;

const INSERT = insertInto(
  'attachment',
  Object.keys(ATTACHMENT.writing).filter((name) => name !== 'id'),
);

const SEND = `
  UPDATE attachment SET message_id = @messageId
  WHERE attachment_key = @key AND member_id = @memberId AND message_id IS NULL RETURNING id`;

const KEEP = 'UPDATE attachment SET evidence = 1 WHERE attachment_key = @key';

type Row = RowRead<typeof ATTACHMENT>;

/** Of a sum PostgreSQL makes a text. */
interface Count {
  readonly bytes: number | string;
  readonly newest: number;
}

/** Reads attachments; see the port for what it promises. */
export function createSqlAttachments({ read, write, dialect }: SqlEngine): AttachmentRepository {
  const findByKeys = `${SELECT} WHERE attachment_key IN (${dialect.wantedTexts})`;
  const find = async (sql: string, parameters: Readonly<Record<string, number | string>>) => {
    const row = await read(firstRow<Row>(sql, parameters));
    return row && ATTACHMENT.read(row);
  };
  return {
    findByKey: (key) => find(FIND, { key }),
    findByKeys: async (keys) =>
      (await read(rows<Row>(findByKeys, { texts: JSON.stringify(keys) }))).map(ATTACHMENT.read),
    findMade: (memberId, idempotencyKey) => find(FIND_MADE, { memberId, idempotencyKey }),
    countOf: async (memberId) => {
      const count = await read(firstRow<Count>(COUNT_OF, { memberId }));
      return { bytes: Number(count?.bytes ?? 0), newestId: count?.newest ?? 0 };
    },
    countBytes: () => read(sumOfBytes('attachment')),
    listFiles: async (page) =>
      (await read(rows<Row>(LIST, { ...page }))).map((row) => {
        const { id, content } = ATTACHMENT.read(row);
        return { id, files: filesOf(content) };
      }),
    removeUnneeded: async (unsentSince) => {
      await write(REMOVE_UNNEEDED, { unsentSince: Date.parse(unsentSince) });
    },
  };
}

/** Stores attachments. */
export function createAttachmentHandlers(dialect: Dialect): SqlHandlers<AttachmentChange> {
  const lock = createMemberLock(dialect);
  return {
    *add_attachment({ attachment, memberVersion, newestId }) {
      const { memberId } = attachment;
      yield* rows(lock, { memberId });
      yield* requireRow(FIND_DECIDED, { memberId, memberVersion, newestId });
      const added = { ...attachment, messageId: null, isEvidence: false };
      return yield* addOne(INSERT, ATTACHMENT.writeNew(added));
    },
    *send_attachments({ keys, memberId, messageId }) {
      for (const key of keys) yield* storeOne(SEND, { key, memberId, messageId });
      return null;
    },
    *keep_as_evidence({ keys }) {
      for (const key of keys) yield* rows(KEEP, { key });
      return null;
    },
  };
}
