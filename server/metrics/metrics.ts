import type { ContainerModule } from 'inversify';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { NoteAnswer } from '#server/http/request-log.ts';
import type { MetricsPlace } from '#server/metrics-variables.ts';
import { readPackage } from '#server/project-root.ts';
import type { Readiness } from '#server/readiness.ts';
import type { CountSlowStatement } from '#server/slow-statements.ts';
import { countAdapters } from './count-adapters.ts';
import { countAnswers } from './count-answers.ts';
import { openMetricsServer, type MetricsServer } from './metrics-server.ts';
import { addGauge } from './read-gauges.ts';
import { readinessGauges, siteGauges, type OpenSite } from './site-gauges.ts';

/**
 * How often to look at the lag of the event loop, in milliseconds, which it counts in. An idle process spends a few
 * thousandths of a core on it at 10.
 */
const LAG_INTERVAL = 20;

/** What is measured of a process, for those who run it. Nothing in it is about a member. */
export interface Metrics {
  readonly noteAnswer: NoteAnswer;
  readonly countSlowStatement: CountSlowStatement;
  /** Put what counts before the adapters that it counts. */
  readonly counting: readonly ContainerModule[];
  /** Lets everything be read; throws a `StartupFailure` when nothing can listen there. */
  readonly open: () => Promise<MetricsServer>;
  /** Reads from the site too, now that it is open. */
  readonly watch: (site: OpenSite) => void;
}

/** Begins to measure the process. `root` is the project's folder. */
export function createMetrics({
  place,
  root,
  readiness,
}: {
  readonly place: MetricsPlace;
  readonly root: string;
  readonly readiness: Readiness;
}): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_INTERVAL });
  addBuild(registry, root);
  for (const gauge of readinessGauges(readiness)) addGauge(registry, gauge);
  return {
    noteAnswer: countAnswers(registry),
    countSlowStatement: countSlowStatements(registry),
    counting: [countAdapters(registry)],
    open: () => openMetricsServer(registry, place),
    watch: (site) => {
      for (const gauge of siteGauges(site)) addGauge(registry, gauge, site.timings);
    },
  };
}

function countSlowStatements(registry: Registry): CountSlowStatement {
  const counter = new Counter({
    name: 'hearthkin_slow_statements_total',
    help: 'Statements of the database that took longer than SLOW_STATEMENT.',
    registers: [registry],
  });
  return () => {
    counter.inc();
  };
}

function addBuild(registry: Registry, root: string): void {
  const { version } = readPackage(root);
  const gauge = new Gauge({
    name: 'hearthkin_build_info',
    help: 'Always 1; the label has the version that runs.',
    labelNames: ['version'],
    registers: [registry],
  });
  gauge.set({ version }, 1);
}
