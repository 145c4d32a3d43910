import type {
  ContactHandler,
  ContactHandling,
  ContactMessage,
  ContactText,
  ContactTopic,
  NewContactMessage,
} from '#core/contact/domain/contact-message.ts';
import type { ContactMessageId, MemberId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { EmailAddress } from '#core/kernel/email-address.ts';
import { movedColumns, type MovedRow } from './moved-tables.ts';
import { TABLES } from './tables.ts';

/** A row of the table `contact_message`. */
export type ContactMessageRow = MovedRow<'contact_message'>;

/** The columns of these rows. */
export const CONTACT_MESSAGE_COLUMNS = movedColumns(TABLES.contact_message).join(', ');

/** The message of a row. */
export function toContactMessage(row: ContactMessageRow): ContactMessage {
  return {
    id: trusted<ContactMessageId>(row.id),
    createdAt: new Date(row.created_at).toISOString(),
    topic: row.topic as ContactTopic,
    memberId: row.member_id === null ? null : trusted<MemberId>(row.member_id),
    email: row.email === null ? null : trusted<EmailAddress>(row.email),
    text: trusted<ContactText>(row.content),
    handling: toHandling(row),
  };
}

/** The message as parameters, which are named like the columns. */
export function toContactMessageParameters({
  createdAt,
  topic,
  memberId,
  email,
  text,
  handling,
}: NewContactMessage & Pick<ContactMessage, 'handling'>): Omit<ContactMessageRow, 'id'> {
  return {
    created_at: Date.parse(createdAt),
    topic,
    member_id: memberId,
    email,
    content: text,
    ...toHandlingParameters(handling),
  };
}

/** The handling as parameters, which are named like the columns. */
export function toHandlingParameters(handling: ContactHandling | null) {
  return {
    handled_by: handling === null ? null : String(handling.by),
    handled_at: handling === null ? null : Date.parse(handling.at),
  };
}

function toHandling({
  handled_by: by,
  handled_at: at,
}: Pick<ContactMessageRow, 'handled_by' | 'handled_at'>): ContactHandling | null {
  if (by === null || at === null) return null;
  return { by: toHandler(by), at: new Date(at).toISOString() };
}

function toHandler(text: string): ContactHandler {
  return text === 'operator' ? text : trusted<MemberId>(Number(text));
}
