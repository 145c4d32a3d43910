import { z } from 'zod';
import { loginSchema } from '#core/accounts/schemas.ts';
import { parseNoticeId } from '#core/kernel/ids.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { writeFault } from '#core/kernel/schemas/faults.ts';
import {
  atMost,
  noticeIdSchema,
  parsedText,
  reportIdSchema,
  timeSchema,
} from '#core/kernel/schemas/fields.ts';
import { pageParameter, pageSize } from '#core/kernel/schemas/paging.ts';
import { REPORT_OUTCOMES } from '#core/moderation/reports/domain/report.ts';
import { moderationCalls } from './calls.ts';
import { GUIDELINES } from './domain/guideline.ts';
import { ENDING_ACTIONS } from './domain/measure.ts';
import { parseModerationWords } from './domain/moderation-entry.ts';
import {
  APPEAL_OUTCOMES,
  mayAppeal,
  MOST_UNREAD,
  NOTICE_KINDS,
  type Notice,
} from './domain/notice.ts';

/** An appeal as the server sends it, without who answered. */
export const appealSchema = z.object({
  words: z.string(),
  at: timeSchema,
  answer: z
    .object({ outcome: z.enum(APPEAL_OUTCOMES), words: z.string(), at: timeSchema })
    .nullable(),
});

const shared = {
  id: noticeIdSchema,
  at: timeSchema,
  reportId: reportIdSchema.nullable(),
  appeal: appealSchema.nullable(),
  mayAppeal: z.boolean(),
};

/** What a notice tells of a measure. */
export const measureContentFields = {
  kind: z.enum(NOTICE_KINDS),
  until: timeSchema.nullable(),
  reason: z.enum(GUIDELINES).nullable(),
  words: z.string().nullable(),
};

/** A notice as the server sends it to its member. */
export const noticeSchema = z
  .discriminatedUnion('kind', [
    z.object({ ...shared, ...measureContentFields }),
    z.object({
      ...shared,
      kind: z.literal('measure_ended'),
      measure: z.enum(ENDING_ACTIONS),
      words: z.string().nullable(),
    }),
    z.object({
      ...shared,
      kind: z.literal('appeal_answered'),
      noticeId: noticeIdSchema,
      outcome: z.enum(APPEAL_OUTCOMES),
      words: z.string(),
    }),
    z.object({ ...shared, kind: z.literal('recovery_begun'), until: timeSchema }),
    z.object({
      ...shared,
      kind: z.literal('report_answered'),
      name: z.string(),
      outcome: z.enum(REPORT_OUTCOMES),
    }),
  ])
  .meta({ id: 'Notice' });

/**
 * A notice in the words of the wire, without who decided. The report is named to the one who filed it alone.
 */
export function toWireNotice(notice: Notice): z.output<typeof noticeSchema> {
  const { id, at, content, appeal, reportId } = notice;
  return {
    id,
    at,
    reportId: content.kind === 'report_answered' ? reportId : null,
    ...content,
    appeal: appeal && toWireAppeal(appeal),
    mayAppeal: mayAppeal(notice),
  };
}

/** An appeal in the words of the wire, without who answered. */
export function toWireAppeal({
  words,
  at,
  answer,
}: NonNullable<Notice['appeal']>): z.output<typeof appealSchema> {
  if (answer === null) return { words, at, answer };
  return { words, at, answer: { outcome: answer.outcome, words: answer.words, at: answer.at } };
}

/** What those who decide, and those about whom was decided, say of it. */
export const moderationWordsSchema = parsedText(parseModerationWords, {
  rule: 'required',
  field: 'words',
});

/** What a member has to say against a decision. */
const appealDraftSchema = z.object({ words: moderationWordsSchema }).meta({ id: 'Appeal' });

/** The same, of a member who cannot log in; `username` may be the e-mail address. */
const appealByPasswordSchema = loginSchema
  .extend({ words: moderationWordsSchema })
  .meta({ id: 'AppealByPassword' });

/** The query of the list of notices. */
const noticeListQuerySchema = z.object({
  limit: pageSize({ usual: 100, maximum: 500 }),
  after: pageParameter('notices').exactOptional(),
});

const NOT_A_LIST = writeFault({ rule: 'not_given_once', parameter: 'ids' });

/** The notices that a member has opened. */
const readNoticesSchema = z
  .object({ ids: atMost(MOST_UNREAD, 'ids', z.array(noticeIdSchema, NOT_A_LIST)) })
  .meta({ id: 'ReadNotices' });

/** The calls about notices, with what they take, answer and refuse. */
export const moderationEndpoints = {
  listNotices: {
    ...moderationCalls.listNotices,
    summary: 'List what the people who run this site have told you, newest first',
    query: noticeListQuerySchema,
    response: z.array(noticeSchema),
    refuses: [],
  },
  listUnreadNotices: {
    ...moderationCalls.listUnreadNotices,
    summary: 'List what the people who run this site have told you and you have not opened yet',
    response: z.array(noticeSchema),
    refuses: [],
  },
  readNotices: {
    ...moderationCalls.readNotices,
    summary: 'Say that you have opened some of what the people who run this site have told you',
    body: readNoticesSchema,
    response: z.undefined(),
    refuses: [],
  },
  appeal: {
    ...moderationCalls.appeal,
    pathId: parseNoticeId,
    summary: 'Appeal against a decision about you, once',
    body: appealDraftSchema,
    response: noticeSchema,
    refuses: ['not_found', 'already_appealed'],
  },
  showNoticeByPassword: {
    ...moderationCalls.showNoticeByPassword,
    summary: 'Read the last decision about you when you cannot sign in',
    body: loginSchema,
    response: noticeSchema,
    refuses: ['bad_credentials', 'not_found', 'too_many_requests'],
  },
  appealByPassword: {
    ...moderationCalls.appealByPassword,
    summary: 'Appeal against the last decision about you when you cannot sign in',
    body: appealByPasswordSchema,
    response: z.undefined(),
    refuses: ['bad_credentials', 'not_found', 'already_appealed', 'too_many_requests'],
  },
  closeUnderAge: {
    ...moderationCalls.closeUnderAge,
    summary:
      'Say that you are under 18, which closes your account; only the people who run this site can open it',
    response: z.undefined(),
    session: 'ends',
    refuses: [],
  },
} as const satisfies Record<keyof typeof moderationCalls, Endpoint>;
