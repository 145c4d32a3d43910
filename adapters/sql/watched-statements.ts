/** Hears of a statement that begins. What it returns is told how many rows came of it, or `null` when it failed. */
export type WatchStatement = (sql: string) => (rows: number | null) => void;

/** Makes what does the work of a statement, and tells whoever watches how many rows came of it. */
export function makeWatched(watch: WatchStatement | undefined) {
  return <Value>(sql: string, work: () => Value, count: (value: Value) => number): Value => {
    const end = watch?.(sql);
    if (end === undefined) return work();
    let rows: number | null = null;
    try {
      const value = work();
      rows = count(value);
      return value;
    } finally {
      end(rows);
    }
  };
}

/** A statement on one line, without more than so many characters; its values are not in it. */
export function describeStatement(sql: string, characters = 500): string {
  const line = sql.replaceAll(/\s+/g, ' ').trim();
  return line.length > characters ? `${line.slice(0, characters)}…` : line;
}

/** What a statement does, and to which table first, such as `SELECT member`. */
export function nameStatement(sql: string): string {
  const [, first = 'STATEMENT'] = /^\s*([a-z]+)/i.exec(sql) ?? [];
  const isJoined = first.toUpperCase() === 'WITH';
  const verb = isJoined ? (/\b(INSERT|UPDATE|DELETE)\b/i.exec(sql)?.[0] ?? 'SELECT') : first;
  const [, table] = /\b(?:FROM|INTO|UPDATE)\s+([a-z_]+)\b(?!\()/i.exec(sql) ?? [];
  return table === undefined ? verb.toUpperCase() : `${verb.toUpperCase()} ${table}`;
}
