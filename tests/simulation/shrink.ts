import { coreTime } from './core-time.ts';
import type { Plan } from './plan.ts';
import { simulate, type Outcome } from './simulate.ts';

/** A run that breaks a truth, and what came of it. */
export interface Failing {
  readonly plan: Plan;
  readonly outcome: Outcome;
}

const DAY = 86_400_000;
const YEAR = 365.25 * DAY;

/**
 * Leaves out of a failing run whatever it can, as long as the same truth is broken: whole stretches of moments first,
 * then weather, people and single acts. Stops after so many milliseconds of a core.
 */
export async function shrink(failing: Failing, patience: number): Promise<Failing> {
  const { truth } = failing.outcome.broken!;
  const began = coreTime();
  let best = failing;
  const without = async (parts: readonly string[]): Promise<boolean> => {
    if (parts.length === 0 || coreTime() - began >= patience) return false;
    const plan = { ...best.plan, without: [...best.plan.without, ...parts] };
    const outcome = await simulate(plan);
    if (outcome.broken?.truth !== truth) return false;
    best = { plan, outcome };
    return true;
  };
  // Nothing after the moment that broke it matters.
  const moments = failing.outcome.moments;
  best = { ...best, plan: { ...best.plan, years: Math.min(best.plan.years, lastOf(failing)) } };
  const all = Array.from({ length: moments }, (_, moment) => moment);
  await leaveOut(
    all.map((moment) => `moment ${moment}`),
    without,
  );
  const left = all.filter((moment) => !best.plan.without.includes(`moment ${moment}`));
  await leaveOut(
    left.map((moment) => `weather ${moment}`),
    without,
  );
  await leaveOut(
    Array.from({ length: best.plan.members }, (_, index) => `person ${index}`),
    without,
  );
  await leaveOut(
    left.flatMap((moment) => [...Array(9).keys(), 'ring'].map((act) => `act ${moment}.${act}`)),
    without,
  );
  return best;
}

/** In how many years the run is over that breaks there, and a little more. */
function lastOf({ plan, outcome }: Failing): number {
  const first = Date.parse(outcome.beganAt);
  return Math.min(plan.years, (Date.parse(outcome.endedAt) - first + DAY) / YEAR);
}

/** Tries to leave out large parts, then ever smaller ones. */
async function leaveOut(
  parts: readonly string[],
  without: (parts: readonly string[]) => Promise<boolean>,
): Promise<void> {
  let rest = parts;
  for (
    let size = Math.ceil(parts.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    const kept: string[] = [];
    for (let at = 0; at < rest.length; at += size) {
      const part = rest.slice(at, at + size);
      if (!(await without(part))) kept.push(...part);
    }
    rest = kept;
  }
}
