const NAME = /^hearthkin-(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})\.db(?:\.age)?$/;

const DAY = 24 * 60 * 60 * 1000;

/** A backup that the site has made by itself. */
export interface KeptBackup {
  /** Of its file. */
  readonly name: string;
  /** When it was made, to the minute: ISO 8601 in UTC. */
  readonly at: string;
}

/** What the file of a backup is called that is made at that time (ISO 8601 in UTC). */
export function nameBackup(at: string): string {
  const [day = '', time = ''] = at.split('T');
  return `hearthkin-${day}-${time.slice(0, 5).replace(':', '')}.db`;
}

/** The backups among the names of files, the newest first; what has another name isn't one. */
export function listKeptBackups(names: readonly string[]): readonly KeptBackup[] {
  return names
    .flatMap((name): KeptBackup[] => {
      const [, day, hour, minute] = NAME.exec(name) ?? [];
      return day === undefined ? [] : [{ name, at: `${day}T${hour}:${minute}:00.000Z` }];
    })
    .toSorted((one, other) => (one.at > other.at ? -1 : one.at < other.at ? 1 : 0));
}

/** Whether the hour of the day (0 to 23, in UTC) has come since the newest backup; at once where there is none. */
export function isBackupDue(question: {
  readonly now: string;
  readonly hour: number;
  readonly newest: KeptBackup | null;
}): boolean {
  const { now, hour, newest } = question;
  if (newest === null) return true;
  const today = new Date(now).setUTCHours(hour, 0, 0, 0);
  const last = today <= Date.parse(now) ? today : today - DAY;
  return Date.parse(newest.at) < last;
}

/** The backups beyond the newest of that number, at least one of which is kept. */
export function listSurplusBackups(names: readonly string[], keep: number): readonly KeptBackup[] {
  return listKeptBackups(names).slice(Math.max(keep, 1));
}
