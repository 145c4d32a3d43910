import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { Configuration } from './configuration.ts';
import type { RecentFailures } from './recent-failures.ts';

/** Logs to standard output: JSON, or easier to read where a developer watches. Errors are noted among the failures, too. */
export async function createLogger(
  { logLevel, production }: Pick<Configuration, 'logLevel' | 'production'>,
  watched: boolean,
  failures?: RecentFailures,
): Promise<Logger> {
  const destination = watched && !production ? await openPrettyStream() : null;
  const options = { level: logLevel, ...(failures && { hooks: notingIn(failures) }) };
  return destination ? pino(options, destination) : pino(options);
}

/** The level of pino's errors, and of what is worse. */
const ERROR = 50;

function notingIn(failures: RecentFailures): NonNullable<LoggerOptions['hooks']> {
  return {
    logMethod(logged, log, level) {
      if (level >= ERROR) failures.note(logged, new Date().toISOString());
      log.apply(this, logged);
    },
  };
}

/** A development dependency, which need not be there. */
async function openPrettyStream(): Promise<DestinationStream | null> {
  try {
    const { default: pretty } = await import('pino-pretty');
    return pretty({ ignore: 'pid,hostname', translateTime: 'HH:MM:ss' });
  } catch {
    return null;
  }
}
