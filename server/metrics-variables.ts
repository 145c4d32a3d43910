import type { z } from 'zod';
import { createHostSchema, createPortSchema } from './address-schemas.ts';

/** Where metrics can be read. */
export interface MetricsPlace {
  readonly port: number;
  readonly host: string;
}

/** The variables that say where metrics can be read. */
export const metricsVariables = {
  METRICS_PORT: createPortSchema('METRICS_PORT').nullable().default(null),
  METRICS_HOST: createHostSchema('METRICS_HOST').default('127.0.0.1'),
};

type MetricsVariables = z.output<z.ZodObject<typeof metricsVariables>>;

/** Members reach the site's port, and metrics are not for them. */
export function refusePortOfSite(
  { PORT, METRICS_PORT }: Pick<MetricsVariables, 'METRICS_PORT'> & { readonly PORT: number },
  context: z.core.$RefinementCtx,
): void {
  if (METRICS_PORT !== PORT || PORT === 0) return;
  context.addIssue({ code: 'custom', message: 'METRICS_PORT must be another port than PORT.' });
}

/** Where metrics can be read; `null` if nowhere. */
export function chooseMetrics({
  METRICS_PORT,
  METRICS_HOST,
}: MetricsVariables): MetricsPlace | null {
  return METRICS_PORT === null ? null : { port: METRICS_PORT, host: METRICS_HOST };
}
