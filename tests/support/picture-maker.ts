import { join } from 'node:path';
import {
  createProcessPictureMaker,
  type ProcessPictureMaker,
} from '#adapters/pictures/process-picture-maker.ts';
import type { ReportFailure } from '#core/kernel/report-failure.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Ten minutes: a busy machine may be slow, and that is no fault of the picture. */
export const PATIENT_LIMITS = { atOnce: 1, waiting: 64, longest: 600_000, idle: 600_000 };

/** Makes pictures as the site does, in a process that is started for the first one and ends with those who started it. */
export function createTestPictureMaker(
  reportFailure: ReportFailure = () => undefined,
): ProcessPictureMaker {
  const program = {
    file: join(ROOT, 'adapters/pictures/main.ts'),
    parameters: ['--import', 'tsx'],
    folder: ROOT,
  };
  return createProcessPictureMaker(program, reportFailure, PATIENT_LIMITS);
}
