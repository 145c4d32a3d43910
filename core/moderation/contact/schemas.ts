import { z } from 'zod';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { writeFault } from '#core/kernel/schemas/faults.ts';
import { decodeCursor } from '#core/kernel/cursor.ts';
import { optionalParsedText, parsedText } from '#core/kernel/schemas/fields.ts';
import { cursorSchema, pageSize } from '#core/kernel/schemas/paging.ts';
import { parseEmailAddress } from '#core/members/domain/field-rules.ts';
import { contactCalls } from './calls.ts';
import { CONTACT_TOPICS, parseContactText } from './domain/contact-message.ts';
import type { ContactFault } from './refusals.ts';

const UNKNOWN_TOPIC = writeFault<ContactFault>({ rule: 'unknown_contact_topic' });

/** Where to send the answer; `null` and empty text both mean that none is asked for. */
const answerAddressSchema = optionalParsedText(parseEmailAddress).default(null);

/** A message to those who run the site. */
export const contactMessageDraftSchema = z
  .object({
    topic: z.enum(CONTACT_TOPICS, UNKNOWN_TOPIC),
    email: answerAddressSchema,
    message: parsedText(parseContactText, { rule: 'required', field: 'message' }),
  })
  .meta({ id: 'ContactMessageDraft' });

/** The query of the list of these messages. */
export const contactListQuerySchema = z.object({
  limit: pageSize({ usual: 100, maximum: 500 }),
  after: cursorSchema
    .transform((cursor, context) => {
      const [isOpen, id] = decodeCursor('contact-messages', 2, cursor) ?? [];
      if (isOpen !== undefined && id !== undefined) return { isOpen: isOpen === 1, id };
      const message = writeFault({ rule: 'cursor_of_another_list' });
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .exactOptional(),
});

/** The calls about messages to those who run the site, with what they take, answer and refuse. */
export const contactEndpoints = {
  sendContactMessage: {
    ...contactCalls.sendContactMessage,
    summary: 'Write to the people who run this site; visitors say where the answer goes',
    body: contactMessageDraftSchema,
    response: z.undefined(),
    refuses: ['too_many_requests'],
  },
} as const satisfies Record<keyof typeof contactCalls, Endpoint>;
