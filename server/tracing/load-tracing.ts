import { readPackage } from '#server/project-root.ts';
import type { Tracing } from './tracing.ts';

/** Begins to trace if there is somewhere to send traces to; otherwise nothing of it is even loaded. */
export async function loadTracing(endpoint: string | null, root: string): Promise<Tracing | null> {
  if (endpoint === null) return null;
  const { createTracing } = await import('./tracing.ts');
  return createTracing(endpoint, readPackage(root).version);
}
