import { BoundedCache } from '#core/kernel/bounded-cache.ts';

const MINUTES_PER_HOUR = 60;

/** Names such as "Europe/London"; offsets such as "+01:00" are no places. */
export const TIME_ZONE_NAME = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/;

/** Whether it is the name of a time zone, as browsers give it (IANA). */
export function isTimeZone(name: string): boolean {
  return TIME_ZONE_NAME.test(name) && readOffset(name, new Date(0)) !== null;
}

/** How many minutes the clocks of a time zone are ahead of UTC then; `null` for a zone that is unknown here. */
export function utcOffset(timeZone: string, at: string): number | null {
  return readOffset(timeZone, new Date(at));
}

function readOffset(timeZone: string, at: Date): number | null {
  const written = writeOffset(timeZone, at);
  if (written === null) return null;
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(written) ?? [];
  if (hours === undefined) return 0;
  const ahead = Number(hours) * MINUTES_PER_HOUR + Number(minutes);
  return sign === '-' ? -ahead : ahead;
}

/** The offset as in "GMT+05:30". */
function writeOffset(timeZone: string, at: Date): string | null {
  try {
    return findFormat(timeZone)
      .formatToParts(at)
      .reduce((offset, { type, value }) => (type === 'timeZoneName' ? value : offset), '');
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

interface KeptFormat {
  readonly format: Intl.DateTimeFormat;
  readonly bytes: number;
}

/** What a format takes in memory, roughly. */
const BYTES = 10_000;
const FORMATS = new BoundedCache<string, KeptFormat>({ bytes: 5_000_000, fewest: 1, most: 500 });

/** The format of a time zone, kept because making it costs more than answering a small call. */
function findFormat(timeZone: string): Intl.DateTimeFormat {
  const kept = FORMATS.get(timeZone);
  if (kept !== null) return kept.format;
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  FORMATS.set(timeZone, { format, bytes: BYTES });
  return format;
}
