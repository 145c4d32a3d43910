import type { Logger } from 'pino';
import type { Clock } from '#core/kernel/clock.ts';
import type { ReportFailure } from '#core/kernel/report-failure.ts';

/** How often the same failure is logged at most, in milliseconds. */
const LOGGING_PAUSE = 60_000;

/**
 * Logs each failure with its cause, the same one at most once a minute, and then how many others of
 * the kind were left out since.
 */
export function createFailureReport(logger: Pick<Logger, 'error'>, clock: Clock): ReportFailure {
  const logged = new Map<string, { readonly at: number; leftOut: number }>();
  return (sentence, error) => {
    const now = Date.parse(clock.now());
    const last = logged.get(sentence);
    if (last !== undefined && now - last.at < LOGGING_PAUSE) {
      last.leftOut += 1;
      return;
    }
    logged.set(sentence, { at: now, leftOut: 0 });
    logger.error({ err: error, leftOut: last?.leftOut ?? 0 }, sentence);
  };
}
