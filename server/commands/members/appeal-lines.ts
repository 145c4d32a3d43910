import type { Notice } from '#core/moderation/domain/notice.ts';
import { renderTable } from './member-lines.ts';

/** Appeals as a table: one a line. */
export function renderAppeals(notices: readonly Notice[]): string {
  const rows = notices.map(({ id, memberId, actor, content, appeal }) => [
    String(id),
    String(memberId),
    content.kind,
    String(actor),
    appeal?.at ?? '',
    (appeal?.words ?? '').replaceAll(/\s+/g, ' '),
  ]);
  return renderTable(
    ['id', 'member', 'against', 'by', 'appealed', 'words'],
    rows,
    'No appeal is waiting for an answer.',
  );
}
