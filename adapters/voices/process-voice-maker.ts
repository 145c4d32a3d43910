import { createApartMaker, type ApartMaker, type WorkLimits } from '#adapters/work-apart.ts';
import type { WorkProgram } from '#adapters/work-process.ts';
import type { ReportFailure } from '#core/kernel/report-failure.ts';
import type { MadeVoice, UnusableVoice, VoiceMaker } from '#core/media/ports/voice-maker.ts';

/** A voice takes some milliseconds. One that takes many seconds is hostile. */
const MAKING: WorkLimits = { atOnce: 1, waiting: 32, longest: 20_000, idle: 30_000 };

/** The process ends when it needs more memory than this: a header may claim any size. */
const MEMORY = ['--max-old-space-size=192'];

/** What the process that makes voices is asked to do. */
export interface VoiceWork {
  readonly file: string;
}

/** Makes voices in processes of their own. */
export interface ProcessVoiceMaker extends VoiceMaker {
  /** Ends them. */
  readonly close: () => Promise<void>;
}

/** Makes voices apart from this process. */
export function createProcessVoiceMaker(
  program: WorkProgram,
  reportFailure: ReportFailure,
  limits = MAKING,
): ProcessVoiceMaker {
  const said = {
    what: 'voices',
    one: 'a voice',
    late: 'unreadable',
    deadly: 'unreadable',
  } as const;
  const maker: ApartMaker<VoiceWork, MadeVoice, UnusableVoice> = createApartMaker({
    program: { ...program, parameters: [...MEMORY, ...program.parameters] },
    reportFailure,
    limits,
    ...said,
  });
  return { make: (file) => maker.make({ file }), close: maker.close };
}
