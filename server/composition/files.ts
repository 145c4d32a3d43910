import { join } from 'node:path';
import { ContainerModule } from 'inversify';
import type { PictureProgram } from '#adapters/pictures/picture-process.ts';
import { createProcessPictureMaker } from '#adapters/pictures/process-picture-maker.ts';
import type { FilesChoice } from '#server/files-variables.ts';
import { openFileStore } from './open-file-store.ts';
import { tokens } from './tokens.ts';

/** What keeps the files of members, and what makes their pictures. */
export function createFilesModule(choice: FilesChoice, root: string): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(tokens.fileStore)
      .toResolvedValue((clock) => openFileStore(choice, clock), [tokens.clock])
      .inSingletonScope();
    bind(tokens.pictureMaker)
      .toResolvedValue(
        (reportFailure) => createProcessPictureMaker(findPictureProgram(root), reportFailure),
        [tokens.reportFailure],
      )
      .inSingletonScope();
  });
}

/** The program beside this one: built as this one is, or in its source. */
function findPictureProgram(root: string): PictureProgram {
  if (!import.meta.url.endsWith('.ts')) {
    return { file: join(root, 'dist', 'server', 'pictures.js'), parameters: [], folder: root };
  }
  const file = join(root, 'adapters', 'pictures', 'main.ts');
  return { file, parameters: ['--import', 'tsx'], folder: root };
}
