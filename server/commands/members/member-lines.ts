import { unreachable } from '#core/kernel/unreachable.ts';
import type { ModerationEntry } from '#core/moderation/domain/moderation-entry.ts';
import type { RegisteredMember } from '#core/moderation/ports/moderation-repository.ts';
import type { ShownMember } from '#core/moderation/use-cases/show-registered-member.ts';
import type { Standing } from '#core/safety/domain/standing.ts';

/** Members as a table: one a line. */
export function renderMembers(members: readonly RegisteredMember[]): string {
  const rows = members.map(({ self, standing }) => [
    String(self.id),
    self.username,
    self.email,
    describeStanding(standing),
    self.name,
  ]);
  return renderTable(
    ['id', 'username', 'email', 'standing', 'name'],
    rows,
    'No member has that in their name, username or email address.',
  );
}

/** A member, and what was decided about them, newest first. */
export function renderMember({ self, standing, decisions }: ShownMember): string {
  const fields = [
    ['id', String(self.id)],
    ['username', self.username],
    ['email', self.email],
    ['name', self.name],
    ['registered', self.createdAt],
    ['standing', describeStanding(standing)],
  ];
  return renderColumns(fields) + renderDecisions(decisions);
}

/** A member's standing, in a few words. */
export function describeStanding(standing: Standing): string {
  const { role, account, isListed, mayAsk, onBreak, leavesOn } = standing;
  const limits = [
    ...(isListed ? [] : ['unlisted']),
    ...(mayAsk ? [] : ["can't ask"]),
    ...(onBreak === null ? [] : ['on a break']),
    ...(leavesOn === null ? [] : [`leaves on ${leavesOn}`]),
  ];
  return [role, describeAccount(account), ...limits].join(', ');
}

function describeAccount(account: Standing['account']): string {
  switch (account.status) {
    case 'active':
    case 'removed':
    case 'deleted':
      return account.status;
    case 'awaiting_approval':
      return 'waiting for approval';
    case 'under_age':
      return "closed, said they're under 18";
    case 'suspended':
      return `suspended until ${account.until}`;
    default:
      return unreachable(account);
  }
}

function renderDecisions(decisions: readonly ModerationEntry[]): string {
  if (decisions.length === 0) return '';
  const rows = decisions.map(({ at, actor, action, until, words }) => [
    at,
    typeof actor === 'number' ? `moderator ${actor}` : actor,
    until === null ? action : `${action} until ${until}`,
    (words ?? '').replaceAll('\n', ' '),
  ]);
  return `\n${renderColumns([['decided', 'by', 'what', 'why'], ...rows])}`;
}

/** Rows beneath headings; a sentence where there are none. */
export function renderTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  none: string,
): string {
  return rows.length === 0 ? `${none}\n` : renderColumns([headings, ...rows]);
}

/** Rows in columns as wide as what they hold. */
export function renderColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

/** What people wrote never looks like another line of the output. */
export function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
