import { z } from 'zod';
import { loginSchema } from '#core/accounts/schemas.ts';
import { parseNoticeId } from '#core/kernel/ids.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { noticeIdSchema, parsedText, timeSchema } from '#core/kernel/schemas/fields.ts';
import { pageParameter, pageSize } from '#core/kernel/schemas/paging.ts';
import { moderationCalls } from './calls.ts';
import { parseModerationWords } from './domain/moderation-entry.ts';
import { mayAppeal, NOTICE_KINDS, type Notice } from './domain/notice.ts';

/** A notice as the server sends it to its member. */
export const noticeSchema = z
  .object({
    id: noticeIdSchema,
    at: timeSchema,
    kind: z.enum(NOTICE_KINDS),
    until: timeSchema.nullable(),
    reason: z.string().nullable(),
    words: z.string().nullable(),
    appeal: z.object({ words: z.string(), at: timeSchema }).nullable(),
    mayAppeal: z.boolean(),
  })
  .meta({ id: 'Notice' });

/** A notice in the words of the wire, without who decided. */
export function toWireNotice(notice: Notice): z.output<typeof noticeSchema> {
  const { id, at, content, appeal } = notice;
  return { id, at, ...content, appeal, mayAppeal: mayAppeal(notice) };
}

const words = parsedText(parseModerationWords, { rule: 'required', field: 'words' });

/** What a member has to say against a decision. */
const appealSchema = z.object({ words }).meta({ id: 'Appeal' });

/** The same, of a member who cannot log in; `username` may be the e-mail address. */
const appealByPasswordSchema = loginSchema.extend({ words }).meta({ id: 'AppealByPassword' });

/** The query of the list of notices. */
const noticeListQuerySchema = z.object({
  limit: pageSize({ usual: 100, maximum: 500 }),
  after: pageParameter('notices').exactOptional(),
});

/** The calls about notices, with what they take, answer and refuse. */
export const moderationEndpoints = {
  listNotices: {
    ...moderationCalls.listNotices,
    summary: 'List what the people who run this site have told you, newest first',
    query: noticeListQuerySchema,
    response: z.array(noticeSchema),
    refuses: [],
  },
  appeal: {
    ...moderationCalls.appeal,
    pathId: parseNoticeId,
    summary: 'Appeal against a decision about you, once',
    body: appealSchema,
    response: noticeSchema,
    refuses: ['not_found', 'already_appealed'],
  },
  appealByPassword: {
    ...moderationCalls.appealByPassword,
    summary: 'Appeal against the last decision about you when you cannot sign in',
    body: appealByPasswordSchema,
    response: z.undefined(),
    refuses: ['bad_credentials', 'not_found', 'already_appealed', 'too_many_requests'],
  },
} as const satisfies Record<keyof typeof moderationCalls, Endpoint>;
