import type { NewsletterChange } from '#core/mail/changes.ts';
import type { NewsletterRepository } from '#core/mail/newsletter-repository.ts';
import { toLoginName } from '#core/members/domain/member.ts';
import {
  toIssue,
  toIssueParameters,
  toSubscriber,
  toSubscriberParameters,
  type IssueRow,
  type SubscriberRow,
} from './mail-state-rows.ts';
import { PAGE_LIMIT } from './page-limit.ts';
import { firstRow, rows, type SqlEngine } from './steps.ts';
import { TABLES } from './tables.ts';
import { insertInto, writtenColumns } from './written-columns.ts';
import { addOne, run, storeOne, type SqlHandlers } from './sql-handlers.ts';

const SUBSCRIBER = 'SELECT id, address, since FROM newsletter_subscriber';
const FIND_SUBSCRIBER = `${SUBSCRIBER} WHERE address_key = @key`;
const LIST_SUBSCRIBERS = `${SUBSCRIBER} WHERE id > @after ORDER BY id ${PAGE_LIMIT}`;

const ISSUE = 'SELECT id, subject, content, created_at, queued_until FROM newsletter_issue';
const FIND_ISSUE = `${ISSUE} WHERE id = @id`;
const FIND_ISSUE_BY = `
  ${ISSUE} WHERE subject = @subject AND content = @text ORDER BY id DESC LIMIT 1`;

const INSERT_SUBSCRIBER = insertInto(
  'newsletter_subscriber',
  writtenColumns(TABLES.newsletter_subscriber),
);
const REMOVE_SUBSCRIBER = 'DELETE FROM newsletter_subscriber WHERE address_key = @key';
const INSERT_ISSUE = insertInto('newsletter_issue', writtenColumns(TABLES.newsletter_issue));
const ADVANCE_ISSUE = `
  UPDATE newsletter_issue SET queued_until = @to WHERE id = @id AND queued_until = @from
  RETURNING id`;

type FoundSubscriber = Omit<SubscriberRow, 'address_key'>;

/** Reads the newsletter and who gets it; see the port for what it promises. */
export function createSqlNewsletterRepository({ read }: SqlEngine): NewsletterRepository {
  return {
    findSubscriber: async (address) => {
      const key = toLoginName(address);
      const row = await read(firstRow<FoundSubscriber>(FIND_SUBSCRIBER, { key }));
      return row && toSubscriber(row);
    },
    listSubscribers: async (page) =>
      (await read(rows<FoundSubscriber>(LIST_SUBSCRIBERS, page))).map(toSubscriber),
    findIssue: async (id) => {
      const row = await read(firstRow<IssueRow>(FIND_ISSUE, { id }));
      return row && toIssue(row);
    },
    findIssueBy: async ({ subject, text }) => {
      const row = await read(firstRow<IssueRow>(FIND_ISSUE_BY, { subject, text }));
      return row && toIssue(row);
    },
  };
}

/** Stores what changes of the newsletter. */
export const NEWSLETTER_HANDLERS: SqlHandlers<NewsletterChange> = {
  *add_subscriber({ subscriber }) {
    const added = yield* firstRow<{ readonly id: number }>(
      INSERT_SUBSCRIBER,
      toSubscriberParameters(subscriber),
    );
    return added?.id ?? null;
  },
  remove_subscriber: ({ address }) => run(REMOVE_SUBSCRIBER, { key: toLoginName(address) }),
  add_newsletter_issue: ({ issue }) =>
    addOne(INSERT_ISSUE, toIssueParameters({ ...issue, queuedUntil: 0 })),
  advance_newsletter_issue: ({ id, from, to }) => storeOne(ADVANCE_ISSUE, { id, from, to }),
};
