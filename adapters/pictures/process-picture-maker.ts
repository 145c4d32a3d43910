import { createGate, type Room } from '#adapters/gate.ts';
import type { ReportFailure } from '#core/kernel/report-failure.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type {
  MadePicture,
  PictureMaker,
  UnusablePicture,
} from '#core/media/ports/picture-maker.ts';
import {
  startPictureProcess,
  type PictureOutcome,
  type PictureProcess,
  type PictureProgram,
} from './picture-process.ts';

interface Limits extends Room {
  /** How long a picture may take, in milliseconds. */
  readonly longest: number;
  /** After how many milliseconds without work a process ends, and gives back its memory. */
  readonly idle: number;
}

/** Most pictures take less than a second; whoever would wait behind sixteen is asked to come back. */
const MAKING: Limits = { atOnce: 1, waiting: 16, longest: 30_000, idle: 30_000 };

/** Makes pictures in processes of their own. */
export interface ProcessPictureMaker extends PictureMaker {
  /** Ends them. */
  readonly close: () => Promise<void>;
}

/**
 * Makes pictures in processes apart from this one: what a hostile picture does to the program that decodes it, and the
 * memory that this takes, stay there. One is started when it's needed, and kept while there is something to do.
 */
export function createProcessPictureMaker(
  program: PictureProgram,
  reportFailure: ReportFailure,
  { longest, idle, ...room }: Limits = MAKING,
): ProcessPictureMaker {
  const enter = createGate(room, 'pictures', 'Too many pictures are waiting to be made.');
  const working = new Set<PictureProcess>();
  const resting = new Map<PictureProcess, NodeJS.Timeout>();

  let isClosed = false;

  function take(): PictureProcess {
    if (isClosed) throw new Error('No more pictures are made.');
    for (const [rested, timer] of resting) {
      clearTimeout(timer);
      resting.delete(rested);
      if (rested.isAlive()) return rested;
    }
    return startPictureProcess(program);
  }

  function putBack(tired: PictureProcess): void {
    if (!tired.isAlive()) return;
    const timer = setTimeout(() => {
      resting.delete(tired);
      void tired.end();
    }, idle);
    resting.set(tired, timer.unref());
  }

  return {
    make: (file, crop) =>
      enter(async () => {
        const worker = take();
        working.add(worker);
        const outcome = await worker.make({ file, crop }, longest);
        working.delete(worker);
        putBack(worker);
        return judge(outcome, reportFailure);
      }),
    close: async () => {
      isClosed = true;
      const all = [...working, ...resting.keys()];
      await Promise.all(all.map(({ end }) => end()));
    },
  };
}

/** What the outcome says of the picture. What ends a process that had begun is taken to be in the picture. */
function judge(
  outcome: PictureOutcome,
  reportFailure: ReportFailure,
): Result<MadePicture, UnusablePicture> {
  switch (outcome.type) {
    case 'made':
      return granted(outcome.picture);
    case 'unusable':
      return refused(outcome.reason);
    case 'late':
      return refused('too_large');
    case 'ended':
      if (!outcome.wasReady) {
        throw new Error(`The process that makes pictures didn't start (${outcome.how}).`);
      }
      reportFailure(`a picture ended the process that was making it (${outcome.how})`);
      return refused('unreadable');
    case 'failed':
      throw new Error(`A picture couldn't be made: ${outcome.message}`);
    default:
      return unreachable(outcome);
  }
}
