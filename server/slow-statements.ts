import type { Logger } from 'pino';
import type { Configuration } from './configuration.ts';
import { describeStatement, type WatchStatement } from '#adapters/sql/watched-statements.ts';

/** Who is told of the statements of the process, as it was set up; nobody where nothing is asked for. */
export function watchStatements({
  configuration: { slowStatement: threshold },
  logger,
  metrics,
  tracing,
  now,
}: {
  readonly configuration: Pick<Configuration, 'slowStatement'>;
  readonly logger: Pick<Logger, 'warn'>;
  readonly metrics: { readonly countSlowStatement: CountSlowStatement } | null;
  readonly tracing: { readonly watchStatement: WatchStatement } | null;
  /** A clock in milliseconds that never goes back. */
  readonly now?: () => number;
}): WatchStatement | undefined {
  const count = metrics?.countSlowStatement;
  const watches = [
    ...(threshold === 0 ? [] : [watchSlowStatements({ threshold, logger, count, now })]),
    ...(tracing === null ? [] : [tracing.watchStatement]),
  ];
  const [only, ...others] = watches;
  if (others.length === 0) return only;
  return (sql) => {
    const ends = watches.map((watch) => watch(sql));
    return (rows) => {
      for (const end of ends) end(rows);
    };
  };
}

/** For how many milliseconds one statement is not logged again. */
const QUIET = 60_000;

/** How many statements are known apart; there are fewer, unless somebody puts values into them. */
const MOST_KNOWN = 500;

/** Hears of a statement that was slow. */
export type CountSlowStatement = () => void;

/**
 * Logs statements that take longer than so many milliseconds, without their values: each at most once a minute, with how
 * often it was slow in between. With PostgreSQL the time includes the wait for a connection.
 */
export function watchSlowStatements({
  threshold,
  logger,
  count,
  now = () => performance.now(),
}: {
  readonly threshold: number;
  readonly logger: Pick<Logger, 'warn'>;
  readonly count?: CountSlowStatement | undefined;
  /** A clock in milliseconds that never goes back. */
  readonly now?: (() => number) | undefined;
}): WatchStatement {
  const known = new Map<string, { readonly loggedAt: number; readonly unlogged: number }>();
  const note = (sql: string, rows: number | null, milliseconds: number, at: number) => {
    count?.();
    const last = known.get(sql);
    if (last !== undefined && at - last.loggedAt < QUIET) {
      known.set(sql, { ...last, unlogged: last.unlogged + 1 });
      return;
    }
    if (last === undefined && known.size === MOST_KNOWN) known.clear();
    known.set(sql, { loggedAt: at, unlogged: 0 });
    const slow = {
      statement: describeStatement(sql),
      milliseconds: Math.round(milliseconds),
      rows,
    };
    logger.warn({ ...slow, unlogged: last?.unlogged ?? 0 }, 'a statement was slow');
  };
  return (sql) => {
    const startedAt = now();
    return (rows) => {
      const at = now();
      if (at - startedAt >= threshold) note(sql, rows, at - startedAt, at);
    };
  };
}
