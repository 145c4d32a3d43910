import type {
  QuotedMessage,
  Report,
  ReportWithEvidence,
} from '#core/moderation/reports/domain/report.ts';
import { onOneLine, renderColumns, renderTable } from './member-lines.ts';
import { isTakenBack, type EarlierWording } from '#core/messaging/domain/message.ts';
import { describeAttachments } from '#core/texts/attachment-texts.ts';

/** Reports as a table: one a line. */
export function renderReports(reports: readonly Report[]): string {
  const rows = reports.map(({ id, reason, createdAt, aboutId, aboutName }) => [
    String(id),
    reason,
    createdAt,
    String(aboutId),
    aboutName,
  ]);
  return renderTable(
    ['id', 'reason', 'filed', 'about', 'name'],
    rows,
    'No report is waiting for an answer.',
  );
}

/** A report with all that was sealed for it. */
export function renderReport(report: ReportWithEvidence): string {
  const { id, reason, createdAt, reporterId, aboutId, aboutName, handling, evidence } = report;
  const { name, username, bio } = evidence.profile;
  const fields = [
    ['report', String(id)],
    ['reason', reason],
    ['filed', createdAt],
    ['by', String(reporterId)],
    ['about', `${aboutId} ${aboutName}`],
    ['state', handling.state],
    ['words', onOneLine(report.words ?? '')],
    ['profile', `${name} (${username})`],
    ['bio', onOneLine(bio ?? '')],
  ];
  const { note } = evidence;
  if (note !== null) fields.push(['note', `${note.senderId} ${onOneLine(note.content)}`]);
  const messages = (evidence.messages ?? []).flatMap(messageLines);
  return renderColumns(fields) + (messages.length === 0 ? '' : `\n${renderColumns(messages)}`);
}

/** A message, and beneath it what it said earlier, each with the time until when. */
function messageLines({ senderId, createdAt, earlier, ...message }: QuotedMessage): string[][] {
  return [
    [createdAt, String(senderId), isTakenBack(message) ? '(taken back)' : toLine(message)],
    ...earlier.map((wording) => ['', `until ${wording.until}`, toLine(wording)]),
  ];
}

/** What was said on one line, with what was shown beside it. */
function toLine({ content, attachments = [] }: Omit<EarlierWording, 'until'>): string {
  const shown = describeAttachments(attachments.map(({ kind }) => kind));
  return [...(shown === '' ? [] : [`[${shown}]`]), onOneLine(content ?? '')].join(' ').trimEnd();
}
