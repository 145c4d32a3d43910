import { pino, type DestinationStream, type Logger } from 'pino';
import type { Configuration } from './configuration.ts';

/** Logs to standard output: JSON, or easier to read where a developer watches. */
export async function createLogger(
  { logLevel, production }: Pick<Configuration, 'logLevel' | 'production'>,
  watched: boolean,
): Promise<Logger> {
  const destination = watched && !production ? await openPrettyStream() : null;
  return destination ? pino({ level: logLevel }, destination) : pino({ level: logLevel });
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
