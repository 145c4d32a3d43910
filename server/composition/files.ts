import { join } from 'node:path';
import { ContainerModule } from 'inversify';
import { createFolderFileStore } from '#adapters/files/folder-file-store.ts';
import { createMemoryFileStore } from '#adapters/memory/memory-file-store.ts';
import type { PictureProgram } from '#adapters/pictures/picture-process.ts';
import { createProcessPictureMaker } from '#adapters/pictures/process-picture-maker.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { FileStore } from '#core/media/ports/file-store.ts';
import type { FilesChoice } from '#server/files-variables.ts';
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

/** What speaks to a bucket is loaded only for one. */
async function openFileStore(choice: FilesChoice, clock: Clock): Promise<FileStore> {
  switch (choice.kind) {
    case 'memory':
      return createMemoryFileStore(clock);
    case 'folder':
      return createFolderFileStore(choice.folder);
    case 's3': {
      const { createS3FileStore } = await import('#adapters/s3/s3-file-store.ts');
      return createS3FileStore(choice);
    }
    default:
      return unreachable(choice);
  }
}

/** The program beside this one: built as this one is, or in its source. */
function findPictureProgram(root: string): PictureProgram {
  if (!import.meta.url.endsWith('.ts')) {
    return { file: join(root, 'dist', 'server', 'pictures.js'), parameters: [], folder: root };
  }
  const file = join(root, 'adapters', 'pictures', 'main.ts');
  return { file, parameters: ['--import', 'tsx'], folder: root };
}
