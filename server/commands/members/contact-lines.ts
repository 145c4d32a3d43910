import type { ContactMessage } from '#core/moderation/contact/domain/contact-message.ts';
import { onOneLine, renderTable } from './member-lines.ts';

/** Messages of the contact form as a table: one a line. */
export function renderContactMessages(messages: readonly ContactMessage[]): string {
  const rows = messages.map(({ id, createdAt, topic, memberId, email, text, handling }) => [
    String(id),
    handling === null ? 'open' : 'handled',
    createdAt,
    topic,
    memberId === null ? 'visitor' : `member ${memberId}`,
    email ?? 'no answer',
    onOneLine(text),
  ]);
  return renderTable(
    ['id', 'state', 'sent', 'about', 'by', 'answer to', 'message'],
    rows,
    'Nobody has written with the contact form.',
  );
}
