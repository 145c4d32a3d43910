import type { FileName } from '#core/media/domain/file-name.ts';

/** What names files beside pictures: such files are not swept. */
export interface NamedFiles {
  /** The files of all with an id above `after`, in the order of the ids, of at most `limit` of them. */
  readonly listFiles: (page: {
    readonly after: number;
    readonly limit: number;
  }) => Promise<readonly { readonly id: number; readonly files: readonly FileName[] }[]>;
}
