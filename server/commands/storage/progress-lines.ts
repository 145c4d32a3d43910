import type { CopyProgress } from '#core/archive/use-cases/copy-storage.ts';
import type { RecordKind } from '#core/archive/domain/archived-records.ts';
import { showNumber } from './table.ts';

/** The least time between two lines of one kind, in milliseconds. */
const PAUSE = 2_000;

/** Tells how a copy comes on. */
export interface ProgressLines {
  readonly onBegin: (beginning: 'begun' | 'resumed') => void;
  readonly onProgress: (progress: CopyProgress) => void;
  readonly onComparison: () => void;
  /** How many records a second were written, by kind, for kinds with any. */
  readonly rates: () => Readonly<Partial<Record<RecordKind, number>>>;
}

/** Writes lines for people to read, not more than they can. */
export function createProgressLines(
  write: (line: string) => void,
  now: () => number = () => performance.now(),
): ProgressLines {
  const starts = new Map<RecordKind, { readonly done: number; readonly at: number }>();
  const rates: Partial<Record<RecordKind, number>> = {};
  let toldAt = -Infinity;

  return {
    onBegin: (beginning) => {
      if (beginning === 'resumed') {
        write('An earlier run of this copy was stopped; this one continues where it stopped.');
      }
    },
    onProgress: ({ kind, done, total }) => {
      const at = now();
      const start = starts.get(kind) ?? { done, at };
      starts.set(kind, start);
      if (done > start.done) rates[kind] = ((done - start.done) / (at - start.at)) * 1_000;
      if (done < total && at - toldAt < PAUSE) return;
      toldAt = at;
      const rate = rates[kind] === undefined ? '' : `, ${showNumber(rates[kind])} a second`;
      write(`${kind}: ${showNumber(done)} of ${showNumber(total)}${rate}`);
    },
    onComparison: () => {
      write('Everything is copied; reading both to compare them.');
    },
    rates: () => rates,
  };
}
