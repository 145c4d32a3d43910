import { endpoints, type EndpointName } from '#core/contract.ts';
import type { Tally } from './tally.ts';

/* What of the contract histories have reached, and how often. */

export const grantOf = (call: string): string => `${call} is granted`;
export const refusalOf = (call: string, code: string): string => `${call} is refused: ${code}`;
export const weatherOf = (fault: string): string => `weather: ${fault}`;

const NAMES = Object.keys(endpoints) as EndpointName[];

/** Tells how often calls were granted and refused and how often what went wrong, and what has never happened. */
export function tellCoverage(reached: Tally): string {
  const refusals = NAMES.flatMap((name) =>
    endpoints[name].refuses.map((code) => refusalOf(name, code)),
  );
  const weather = [...reached.counts.keys()].filter((what) => what.startsWith(weatherOf('')));
  return [
    ...tell('Calls', NAMES.map(grantOf), reached),
    ...tell('Refusals', refusals, reached),
    ...tell('Weather', weather, reached),
  ].join('\n');
}

function tell(title: string, all: readonly string[], { counts }: Tally): readonly string[] {
  const happened = all.filter((what) => counts.has(what));
  const never = all.filter((what) => !counts.has(what));
  const rows = happened
    .map((what) => [what, counts.get(what) ?? 0] as const)
    .sort(([, one], [, other]) => other - one)
    .map(([what, times]) => `${String(times).padStart(9)}  ${what}`);
  const missing = never.length === 0 ? [] : [`Never: ${never.join(', ')}.`];
  return [`\n${title}: ${happened.length} of ${all.length}`, ...rows, ...missing];
}
