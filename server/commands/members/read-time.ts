import { CommandFailure } from '#server/commands/storage/command-failure.ts';

/** A day, as its beginning in UTC, or a time in UTC. */
export function readTime(text: string): string {
  const isWritten = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z)?$/.test(text);
  const time = isWritten ? Date.parse(text) : NaN;
  if (!Number.isNaN(time)) return new Date(time).toISOString();
  throw new CommandFailure('--until must be a day such as 2030-12-31, or 2030-12-31T18:00Z.');
}
