import { join } from 'node:path';
import {
  createProcessPictureMaker,
  type ProcessPictureMaker,
} from '#adapters/pictures/process-picture-maker.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The program of the sources. */
export const PICTURE_PROGRAM = {
  file: join(ROOT, 'adapters/pictures/main.ts'),
  parameters: ['--import', 'tsx'],
  folder: ROOT,
};

/** Makes pictures as the site does, in a process that is started for the first one and ends with those who started it. */
export function createTestPictureMaker(): ProcessPictureMaker {
  return createProcessPictureMaker(PICTURE_PROGRAM, () => undefined);
}
