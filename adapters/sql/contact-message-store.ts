import { PAGE_LIMIT } from './page-limit.ts';
import type { ContactChange } from '#core/contact/changes.ts';
import type { ContactMessageRepository } from '#core/contact/contact-message-repository.ts';
import {
  CONTACT_MESSAGE_COLUMNS,
  toContactMessage,
  toContactMessageParameters,
  toHandlingParameters,
  type ContactMessageRow,
} from './contact-message-rows.ts';
import { firstRow, rows, type SqlEngine } from './steps.ts';
import { TABLES } from './tables.ts';
import { insertInto, writtenColumns } from './written-columns.ts';
import { addOne, storeOne, type SqlHandlers } from './sql-handlers.ts';

const LIST_OPEN = `
  SELECT ${CONTACT_MESSAGE_COLUMNS} FROM contact_message
  WHERE handled_at IS NULL AND id > @after ORDER BY id ${PAGE_LIMIT}`;

const LIST_HANDLED = `
  SELECT ${CONTACT_MESSAGE_COLUMNS} FROM contact_message
  WHERE handled_at IS NOT NULL AND id < @before ORDER BY id DESC ${PAGE_LIMIT}`;

const LIST_OF = `
  SELECT ${CONTACT_MESSAGE_COLUMNS} FROM contact_message
  WHERE member_id = @memberId AND id < @before ORDER BY id DESC ${PAGE_LIMIT}`;

const FIND = `SELECT ${CONTACT_MESSAGE_COLUMNS} FROM contact_message WHERE id = @id`;

const INSERT = insertInto('contact_message', writtenColumns(TABLES.contact_message));

const HANDLE = `
  UPDATE contact_message SET handled_by = @handled_by, handled_at = @handled_at
  WHERE id = @id AND handled_at IS NULL RETURNING id`;

const REMOVE_HANDLED = 'DELETE FROM contact_message WHERE handled_at < @time';

/** Reads the messages to those who run the site; see the port for what it promises. */
export function createSqlContactMessageRepository({
  read,
  transact,
}: SqlEngine): ContactMessageRepository {
  return {
    listOpen: async (page) =>
      (await read(rows<ContactMessageRow>(LIST_OPEN, page))).map(toContactMessage),
    listHandled: async ({ before, limit }) => {
      const page = { before: before ?? Number.MAX_SAFE_INTEGER, limit };
      return (await read(rows<ContactMessageRow>(LIST_HANDLED, page))).map(toContactMessage);
    },
    listOf: async (memberId, { before, limit }) => {
      const page = { memberId, before: before ?? Number.MAX_SAFE_INTEGER, limit };
      return (await read(rows<ContactMessageRow>(LIST_OF, page))).map(toContactMessage);
    },
    find: async (id) => {
      const row = await read(firstRow<ContactMessageRow>(FIND, { id }));
      return row && toContactMessage(row);
    },
    removeHandledBefore: async (time) => {
      await transact(() => rows(REMOVE_HANDLED, { time: Date.parse(time) }));
    },
  };
}

/** Stores what changes of messages to those who run the site. */
export const CONTACT_HANDLERS: SqlHandlers<ContactChange> = {
  add_contact_message: ({ message }) =>
    addOne(INSERT, toContactMessageParameters({ ...message, handling: null })),
  handle_contact_message: ({ id, handling }) =>
    storeOne(HANDLE, { ...toHandlingParameters(handling), id }),
};
