import { toPageError } from '#core/site/domain/page-error.ts';
import type { ApiClient } from '#ui/api/client.ts';

/** How many failures are told while a page is open: the first ones tell most. */
const MOST_REPORTS = 20;

const reported = new Set<string>();

/**
 * Tells the server's log what was thrown at a path; the same failure is told once, however often it
 * comes, and after twenty different ones no more. When telling fails too, nothing more is said.
 */
export function reportPageError(api: ApiClient, thrown: unknown, path: string): void {
  const body = toPageError(thrown, path);
  const failure = JSON.stringify(body);
  if (reported.size >= MOST_REPORTS || reported.has(failure)) return;
  reported.add(failure);
  api.call('reportPageError', { body }).catch(() => undefined);
}
