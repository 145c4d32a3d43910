import type {
  ContactHandler,
  ContactHandling,
  ContactMessage,
} from '#core/moderation/contact/domain/contact-message.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import { bigint, group, mapped, mapping, optional, text, time } from './field.ts';
import { record } from './record.ts';

export const CONTACT_HANDLING = mapping(
  optional(
    group<ContactHandling>()({
      by: mapped(text('handled_by'), toHandler, String),
      at: time('handled_at'),
    }),
  ),
);

export const CONTACT_MESSAGE = mapping(
  group<ContactMessage>()({
    id: bigint('id'),
    createdAt: time('created_at'),
    topic: text('topic'),
    memberId: optional(bigint('member_id')),
    email: optional(text('email')),
    text: text('content'),
    handling: CONTACT_HANDLING,
  }),
);

export const CONTACT_MESSAGES = record('contact_message', {
  key: 'id',
  about: ['member_id'],
  archived: CONTACT_MESSAGE,
});

function toHandler(stored: string): ContactHandler {
  return stored === 'operator' ? stored : trusted<MemberId>(Number(stored));
}
