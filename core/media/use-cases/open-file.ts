import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import type { FileName } from '#core/media/domain/file-name.ts';
import type { FileStore } from '#core/media/ports/file-store.ts';

/** A file, as far as the viewer hasn't got it yet. */
export interface OpenedFile {
  readonly name: FileName;
  /** `null` where the viewer has a file of that name. */
  readonly bytes: Uint8Array | null;
}

export type OpenFile = (
  name: FileName,
  /** The name of the file that the viewer has already, if any. */
  known: string | null,
) => Promise<Result<OpenedFile, NotFound<'picture'>>>;

/** A file that the viewer may see, for which others have been asked. */
export function makeOpenFile({
  fileStore,
}: {
  readonly fileStore: Pick<FileStore, 'read'>;
}): OpenFile {
  return async (name, known) => {
    if (name === known) return granted({ name, bytes: null });
    const bytes = await fileStore.read(name);
    return bytes === null
      ? refused({ code: 'not_found', subject: 'picture' })
      : granted({ name, bytes });
  };
}
