import type {
  ExportedAttachment,
  ExportedConnection,
  ExportedData,
  ExportedMessage,
  ExportedPicture,
} from '#core/data-export/domain/exported-data.ts';

/** A list that is read page by page, so that it may be of any length. */
export type Pages<Item> = AsyncIterable<readonly Item[]>;

/** The names of the lists of a copy. */
export type ListName = {
  [Name in keyof ExportedData]: ExportedData[Name] extends readonly unknown[] ? Name : never;
}[keyof ExportedData];

/** The lists that are short. */
type ShortListName = 'sessions' | 'knownDevices' | 'passkeys';

/** The other lists. Each can be read more than once and has the newest first. */
type LongLists = {
  readonly [Name in Exclude<ListName, ShortListName | 'conversations'>]: () => Pages<
    ExportedData[Name][number]
  >;
};

/** All of a member's data. Messages that came after `madeAt` are left out. */
export interface ExportContents
  extends
    Pick<ExportedData, 'madeAt' | 'account' | 'profile' | 'vouchedBy' | ShortListName>,
    LongLists {
  /** The messages of a connection, oldest first; none once the other is no longer visible. */
  messages(connection: ExportedConnection): Pages<ExportedMessage>;
  /** The largest file of a picture, as JPEG; `null` if it's lost. */
  pictureFile(picture: ExportedPicture): Promise<Uint8Array | null>;
  /**
   * The file of what a message had beside words: the largest of a picture, as JPEG, or a voice as MP4. `null` if it's
   * lost, or once those that the member received take more than a copy has room for.
   */
  attachmentFile(
    attachment: ExportedAttachment,
    message: Pick<ExportedMessage, 'writtenByMe'>,
  ): Promise<Uint8Array | null>;
}
