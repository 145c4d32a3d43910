import { CONTACT_HANDLING, CONTACT_MESSAGE } from '#adapters/records/contact-message.ts';
import type { RowRead } from '#adapters/records/field.ts';
import { PAGE_LIMIT } from './page-limit.ts';
import type { ContactChange } from '#core/moderation/contact/changes.ts';
import type { ContactMessageRepository } from '#core/moderation/contact/ports/contact-message-repository.ts';
import { firstRow, rows, type SqlEngine } from './steps.ts';
import { TABLES } from './tables.ts';
import { insertInto, writtenColumns } from './written-columns.ts';
import { addOne, storeOne, type SqlHandlers } from './sql-handlers.ts';

const LIST_OPEN = `
  SELECT ${CONTACT_MESSAGE.columns} FROM contact_message
  WHERE handled_at IS NULL AND id > @after ORDER BY id ${PAGE_LIMIT}`;

const LIST_HANDLED = `
  SELECT ${CONTACT_MESSAGE.columns} FROM contact_message
  WHERE handled_at IS NOT NULL AND id < @before ORDER BY id DESC ${PAGE_LIMIT}`;

const LIST_OF = `
  SELECT ${CONTACT_MESSAGE.columns} FROM contact_message
  WHERE member_id = @memberId AND id < @before ORDER BY id DESC ${PAGE_LIMIT}`;

const FIND = `SELECT ${CONTACT_MESSAGE.columns} FROM contact_message WHERE id = @id`;

const INSERT = insertInto('contact_message', writtenColumns(TABLES.contact_message));

const HANDLE = `
  UPDATE contact_message SET handled_by = @handled_by, handled_at = @handled_at
  WHERE id = @id AND handled_at IS NULL RETURNING id`;

const REMOVE_HANDLED = 'DELETE FROM contact_message WHERE handled_at < @time';

/** Reads the messages to those who run the site; see the port for what it promises. */
export function createSqlContactMessageRepository({
  read,
  write,
}: SqlEngine): ContactMessageRepository {
  return {
    listOpen: async (page) =>
      (await read(rows<RowRead<typeof CONTACT_MESSAGE>>(LIST_OPEN, page))).map(
        CONTACT_MESSAGE.read,
      ),
    listHandled: async ({ before, limit }) => {
      const page = { before: before ?? Number.MAX_SAFE_INTEGER, limit };
      return (await read(rows<RowRead<typeof CONTACT_MESSAGE>>(LIST_HANDLED, page))).map(
        CONTACT_MESSAGE.read,
      );
    },
    listOf: async (memberId, { before, limit }) => {
      const page = { memberId, before: before ?? Number.MAX_SAFE_INTEGER, limit };
      return (await read(rows<RowRead<typeof CONTACT_MESSAGE>>(LIST_OF, page))).map(
        CONTACT_MESSAGE.read,
      );
    },
    find: async (id) => {
      const row = await read(firstRow<RowRead<typeof CONTACT_MESSAGE>>(FIND, { id }));
      return row && CONTACT_MESSAGE.read(row);
    },
    removeHandledBefore: async (time) => {
      await write(REMOVE_HANDLED, { time: Date.parse(time) });
    },
  };
}

/** Stores what changes of messages to those who run the site. */
export const CONTACT_HANDLERS: SqlHandlers<ContactChange> = {
  add_contact_message: ({ message }) =>
    addOne(INSERT, CONTACT_MESSAGE.writeNew({ ...message, handling: null })),
  handle_contact_message: ({ id, handling }) =>
    storeOne(HANDLE, { ...CONTACT_HANDLING.write(handling), id }),
};
