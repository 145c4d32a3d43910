import { createApartMaker, type ApartMaker, type WorkLimits } from '#adapters/work-apart.ts';
import type { WorkProgram } from '#adapters/work-process.ts';
import type { ReportFailure } from '#core/kernel/report-failure.ts';
import type {
  MadePicture,
  PictureMaker,
  UnusablePicture,
} from '#core/media/ports/picture-maker.ts';
import type { PictureWork } from './picture-work.ts';

/** Most pictures take less than a second; whoever would wait behind sixteen is asked to come back. */
const MAKING: WorkLimits = { atOnce: 1, waiting: 16, longest: 30_000, idle: 30_000 };

/** Makes pictures in processes of their own. */
export interface ProcessPictureMaker extends PictureMaker {
  /** Ends them. */
  readonly close: () => Promise<void>;
}

/** Makes pictures apart from this process. One that takes too long is too large. */
export function createProcessPictureMaker(
  program: WorkProgram,
  reportFailure: ReportFailure,
  limits = MAKING,
): ProcessPictureMaker {
  const said = {
    what: 'pictures',
    one: 'a picture',
    late: 'too_large',
    deadly: 'unreadable',
  } as const;
  const maker: ApartMaker<PictureWork, MadePicture, UnusablePicture> = createApartMaker({
    program,
    reportFailure,
    limits,
    ...said,
  });
  return { make: (file, crop) => maker.make({ file, crop }), close: maker.close };
}
