import type { ReportFailure } from '#core/kernel/report-failure.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { Crowded } from '#core/kernel/too-busy.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { createGate, type Room } from './gate.ts';
import {
  startWorkProcess,
  type WorkOutcome,
  type WorkProcess,
  type WorkProgram,
} from './work-process.ts';

/** How much is done at once, and for how long. */
export interface WorkLimits extends Room {
  /** How long a piece of work may take, in milliseconds. */
  readonly longest: number;
  /** After how many milliseconds without work a process ends, and gives back its memory. */
  readonly idle: number;
}

/** What is made, and what is said of it. */
export interface ApartWork<Unusable> {
  readonly program: WorkProgram;
  readonly reportFailure: ReportFailure;
  readonly limits: WorkLimits;
  readonly what: Crowded;
  /** One of them, as in "a picture". */
  readonly one: string;
  /** Why one is refused that takes too long, and one that ends its process. */
  readonly late: Unusable;
  readonly deadly: Unusable;
}

/** Makes things in processes of their own. */
export interface ApartMaker<Work, Made, Unusable> {
  /** Rejects with a `TooBusy` while too many wait. */
  readonly make: (work: Work) => Promise<Result<Made, Unusable>>;
  /** Ends the processes. */
  readonly close: () => Promise<void>;
}

/**
 * Works on what members send in processes apart from this one: what a hostile file does to the program that reads it,
 * and the memory that this takes, stay there. One is started when it's needed, and kept while there is something to do.
 */
export function createApartMaker<Work extends object, Made, Unusable>(
  apart: ApartWork<Unusable>,
): ApartMaker<Work, Made, Unusable> {
  const { longest, idle, ...room } = apart.limits;
  const enter = createGate(room, apart.what, `Too many ${apart.what} are waiting to be made.`);
  const working = new Set<WorkProcess<Work, Made, Unusable>>();
  const resting = new Map<WorkProcess<Work, Made, Unusable>, NodeJS.Timeout>();

  let isClosed = false;

  function take(): WorkProcess<Work, Made, Unusable> {
    if (isClosed) throw new Error(`No more ${apart.what} are made.`);
    for (const [rested, timer] of resting) {
      clearTimeout(timer);
      resting.delete(rested);
      if (rested.isAlive()) return rested;
    }
    return startWorkProcess(apart.program);
  }

  function putBack(tired: WorkProcess<Work, Made, Unusable>): void {
    if (!tired.isAlive()) return;
    const timer = setTimeout(() => {
      resting.delete(tired);
      void tired.end();
    }, idle);
    resting.set(tired, timer.unref());
  }

  return {
    make: (work) =>
      enter(async () => {
        const worker = take();
        working.add(worker);
        const outcome = await worker.make(work, longest);
        working.delete(worker);
        putBack(worker);
        return judge(outcome, apart);
      }),
    close: async () => {
      isClosed = true;
      const all = [...working, ...resting.keys()];
      await Promise.all(all.map(({ end }) => end()));
    },
  };
}

/** What the outcome says of what was sent. What ends a process that had begun is taken to be in it. */
function judge<Made, Unusable>(
  outcome: WorkOutcome<Made, Unusable>,
  { what, one, late, deadly, reportFailure }: ApartWork<Unusable>,
): Result<Made, Unusable> {
  switch (outcome.type) {
    case 'made':
      return granted(outcome.made);
    case 'unusable':
      return refused(outcome.reason);
    case 'late':
      return refused(late);
    case 'ended':
      if (!outcome.wasReady) {
        throw new Error(`The process that makes ${what} didn't start (${outcome.how}).`);
      }
      reportFailure(`${one} ended the process that was making it (${outcome.how})`);
      return refused(deadly);
    case 'failed':
      throw new Error(`What was sent couldn't become ${one}: ${outcome.message}`);
    default:
      return unreachable(outcome);
  }
}
