import { join } from 'node:path';
import {
  createProcessVoiceMaker,
  type ProcessVoiceMaker,
} from '#adapters/voices/process-voice-maker.ts';
import type { ReportFailure } from '#core/kernel/report-failure.ts';
import type { WorkLimits } from '#adapters/work-apart.ts';
import { PATIENT_LIMITS } from './picture-maker.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Makes voices as the site does, in a process that is started for the first one and ends with those who started it. */
export function createTestVoiceMaker(
  reportFailure: ReportFailure = () => undefined,
  limits: WorkLimits = PATIENT_LIMITS,
): ProcessVoiceMaker {
  const program = {
    file: join(ROOT, 'adapters/voices/main.ts'),
    parameters: ['--import', 'tsx'],
    folder: ROOT,
  };
  return createProcessVoiceMaker(program, reportFailure, limits);
}
