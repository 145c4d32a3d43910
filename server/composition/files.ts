import { join } from 'node:path';
import { ContainerModule } from 'inversify';
import { createProcessPictureMaker } from '#adapters/pictures/process-picture-maker.ts';
import { createWebPictureFetcher } from '#adapters/web/web-picture-fetcher.ts';
import { createProcessVoiceMaker } from '#adapters/voices/process-voice-maker.ts';
import type { WorkProgram } from '#adapters/work-process.ts';
import type { Configuration } from '#server/configuration.ts';
import { countFileBytes } from '#core/media/steps/count-file-bytes.ts';
import { limitFiles } from '#core/media/steps/limit-files.ts';
import { openFileStore } from './open-file-store.ts';
import { tokens } from './tokens.ts';

/** What keeps the files of members, and what makes their pictures and voices. */
export function createFilesModule(
  { files, filesLimit: limit }: Pick<Configuration, 'files' | 'filesLimit'>,
  root: string,
): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(tokens.fileStore)
      .toResolvedValue(
        async (clock, storage) => {
          const opened = await openFileStore(files, clock);
          if (limit === null) return opened;
          return limitFiles(opened, { limit, countBytes: () => countFileBytes(storage), clock });
        },
        [tokens.clock, tokens.storage],
      )
      .inSingletonScope();
    bind(tokens.pictureMaker)
      .toResolvedValue(
        (reportFailure) => createProcessPictureMaker(findProgram(root, 'pictures'), reportFailure),
        [tokens.reportFailure],
      )
      .inSingletonScope();
    bind(tokens.pictureFetcher)
      .toDynamicValue(() => createWebPictureFetcher())
      .inSingletonScope();
    bind(tokens.voiceMaker)
      .toResolvedValue(
        (reportFailure) => createProcessVoiceMaker(findProgram(root, 'voices'), reportFailure),
        [tokens.reportFailure],
      )
      .inSingletonScope();
  });
}

/** A program beside this one: built as this one is, or in its source. */
function findProgram(root: string, what: 'pictures' | 'voices'): WorkProgram {
  if (!import.meta.url.endsWith('.ts')) {
    return { file: join(root, 'dist', 'server', `${what}.js`), parameters: [], folder: root };
  }
  const file = join(root, 'adapters', what, 'main.ts');
  return { file, parameters: ['--import', 'tsx'], folder: root };
}
