/** Values bound to the named parameters of a statement. */
export type Parameters = Readonly<
  Record<string, number | string | Uint8Array | null | readonly number[] | readonly string[]>
>;

/** A statement as Postgres takes it, with numbers in the place of names. */
export interface NumberedStatement {
  readonly text: string;
  /** The names of `$1`, `$2` and so on. */
  readonly names: readonly string[];
}

const NAMED = /@([a-z]\w*)/gi;

/** Gives every parameter another name. */
export function renameParameters(sql: string, rename: (name: string) => string): string {
  return sql.replaceAll(NAMED, (_parameter, name: string) => `@${rename(name)}`);
}

/** Puts `$1`, `$2` … in the place of `@name`; a name that comes again keeps its number. */
export function numberParameters(sql: string): NumberedStatement {
  const names: string[] = [];
  const text = sql.replaceAll(NAMED, (_parameter, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text, names };
}
