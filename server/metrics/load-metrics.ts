import type { MetricsPlace } from '#server/metrics-variables.ts';
import type { Readiness } from '#server/readiness.ts';
import type { Metrics } from './metrics.ts';

/** Begins to measure the process if there is a place to read it; otherwise nothing of it is even loaded. */
export async function loadMetrics(
  place: MetricsPlace | null,
  process: { readonly root: string; readonly readiness: Readiness },
): Promise<Metrics | null> {
  if (place === null) return null;
  const { createMetrics } = await import('./metrics.ts');
  return createMetrics({ place, ...process });
}
