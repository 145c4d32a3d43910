/** When a backup first missed files at the site, by the name that each has among the backups: ISO 8601 in UTC. */
export type RemovedFiles = Readonly<Record<string, string>>;

/**
 * Which of the files that the site no longer has may go from among its backups: those that were missed before the oldest
 * backup was made that is kept, since none needs them. `noticed` is for the next time.
 */
export function settleRemovedFiles(question: {
  /** Files that are among the backups and no longer at the site. */
  readonly missing: readonly string[];
  readonly noticed: RemovedFiles;
  readonly now: string;
  /** When the oldest backup was made that is kept. */
  readonly oldest: string;
}): { readonly due: readonly string[]; readonly noticed: RemovedFiles } {
  const { missing, noticed, now, oldest } = question;
  const known = new Map(Object.entries(noticed));
  const since = missing.map((name) => [name, known.get(name) ?? now] as const);
  const isDue = (at: string) => at < oldest;
  return {
    due: since.flatMap(([name, at]) => (isDue(at) ? [name] : [])),
    noticed: Object.fromEntries(since.filter(([, at]) => !isDue(at))),
  };
}
