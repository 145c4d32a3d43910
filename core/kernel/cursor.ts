/** The lists that are read page by page; a cursor of one is not understood by another. */
export type CursorKind =
  | 'members'
  | 'connections'
  | 'ended-connections'
  | 'answers'
  | 'blocks'
  | 'notices'
  | 'invitations'
  | 'messages'
  | 'conversations'
  | 'found-messages'
  | 'reports'
  | 'contact-messages'
  | 'desk-reports'
  | 'desk-reported-members'
  | 'desk-appeals'
  | 'security-log'
  | 'desk-security-log'
  | 'desk-log'
  | 'desk-registrations'
  | 'desk-recoveries'
  | 'relevance'
  | 'recent'
  | 'age-asc'
  | 'age-desc'
  | 'live';

/** Writes a place in a list, as whole numbers, into a text that clients hand back untouched. */
export function encodeCursor(kind: CursorKind, position: readonly number[]): string {
  return [kind, ...position.map((part) => part.toString(36))].join('.');
}

/** Reads a cursor of that kind with `size` numbers; `null` for anything that `encodeCursor` did not write. */
export function decodeCursor(kind: CursorKind, size: number, cursor: string): number[] | null {
  const position = cursor
    .split('.')
    .slice(1)
    .map((part) => Number.parseInt(part, 36));
  const isValid = position.length === size && position.every(Number.isSafeInteger);
  return isValid && encodeCursor(kind, position) === cursor ? position : null;
}
