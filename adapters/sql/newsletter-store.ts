import { ISSUE } from '#adapters/records/newsletter-issue.ts';
import { SUBSCRIBER } from '#adapters/records/newsletter-subscriber.ts';
import type { RowRead } from '#adapters/records/field.ts';
import type { NewsletterChange } from '#core/mail/changes.ts';
import type { NewsletterRepository } from '#core/mail/ports/newsletter-repository.ts';
import { toLoginName } from '#core/members/domain/member.ts';
import { PAGE_LIMIT } from './page-limit.ts';
import { firstRow, rows, type SqlEngine } from './steps.ts';
import { TABLES } from './tables.ts';
import { insertInto, writtenColumns } from './written-columns.ts';
import { addOne, run, storeOne, type SqlHandlers } from './sql-handlers.ts';

const SELECT_SUBSCRIBER = `SELECT ${SUBSCRIBER.columns} FROM newsletter_subscriber`;
const FIND_SUBSCRIBER = `${SELECT_SUBSCRIBER} WHERE address_key = @key`;
const LIST_SUBSCRIBERS = `${SELECT_SUBSCRIBER} WHERE id > @after ORDER BY id ${PAGE_LIMIT}`;

const SELECT_ISSUE = `SELECT ${ISSUE.columns} FROM newsletter_issue`;
const FIND_ISSUE = `${SELECT_ISSUE} WHERE id = @id`;
const FIND_ISSUE_BY = `
  ${SELECT_ISSUE} WHERE subject = @subject AND content = @text ORDER BY id DESC LIMIT 1`;

const INSERT_SUBSCRIBER = insertInto(
  'newsletter_subscriber',
  writtenColumns(TABLES.newsletter_subscriber),
);
const REMOVE_SUBSCRIBER = 'DELETE FROM newsletter_subscriber WHERE address_key = @key';
const INSERT_ISSUE = insertInto('newsletter_issue', writtenColumns(TABLES.newsletter_issue));
const ADVANCE_ISSUE = `
  UPDATE newsletter_issue SET queued_until = @to WHERE id = @id AND queued_until = @from
  RETURNING id`;

/** Reads the newsletter and who gets it; see the port for what it promises. */
export function createSqlNewsletterRepository({ read }: SqlEngine): NewsletterRepository {
  return {
    findSubscriber: async (address) => {
      const key = toLoginName(address);
      const row = await read(firstRow<RowRead<typeof SUBSCRIBER>>(FIND_SUBSCRIBER, { key }));
      return row && SUBSCRIBER.read(row);
    },
    listSubscribers: async (page) =>
      (await read(rows<RowRead<typeof SUBSCRIBER>>(LIST_SUBSCRIBERS, page))).map(SUBSCRIBER.read),
    findIssue: async (id) => {
      const row = await read(firstRow<RowRead<typeof ISSUE>>(FIND_ISSUE, { id }));
      return row && ISSUE.read(row);
    },
    findIssueBy: async ({ subject, text }) => {
      const row = await read(firstRow<RowRead<typeof ISSUE>>(FIND_ISSUE_BY, { subject, text }));
      return row && ISSUE.read(row);
    },
  };
}

/** Stores what changes of the newsletter. */
export const NEWSLETTER_HANDLERS: SqlHandlers<NewsletterChange> = {
  *add_subscriber({ subscriber }) {
    const added = yield* firstRow<{ readonly id: number }>(
      INSERT_SUBSCRIBER,
      SUBSCRIBER.writeNew(subscriber),
    );
    return added?.id ?? null;
  },
  remove_subscriber: ({ address }) => run(REMOVE_SUBSCRIBER, { key: toLoginName(address) }),
  add_newsletter_issue: ({ issue }) =>
    addOne(INSERT_ISSUE, ISSUE.writeNew({ ...issue, queuedUntil: 0 })),
  advance_newsletter_issue: ({ id, from, to }) => storeOne(ADVANCE_ISSUE, { id, from, to }),
};
