/** Called when a statement begins. The function it returns is called with the number of rows, or `null` if it failed. */
export type WatchStatement = (sql: string) => (rows: number | null) => void;

/** Makes a function that runs a statement's work between the two calls of the watcher, if there is one. */
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

/** The statement on one line, shortened. Its values are parameters and so aren't in it. */
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
