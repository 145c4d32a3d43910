import type { IdempotencyKey } from '#core/kernel/idempotency-key.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { FileName } from '#core/media/domain/file-name.ts';
import type { PictureKey } from '#core/media/domain/picture-address.ts';
import type { KeptAttachment } from '#core/messaging/attachments/domain/kept-attachment.ts';

/** Reads the attachments of messages; `AttachmentChange` writes them. Ids grow and are never given twice. */
export interface AttachmentRepository {
  findByKey(key: PictureKey): Promise<KeptAttachment | null>;
  /** Those of the keys that are there, in no order. */
  findByKeys(keys: readonly PictureKey[]): Promise<readonly KeptAttachment[]>;
  /** The one that the member made under that key. */
  findMade(memberId: MemberId, idempotencyKey: IdempotencyKey): Promise<KeptAttachment | null>;
  /** How many bytes all of the member's have, and the id of the newest; zero where there is none. */
  countOf(memberId: MemberId): Promise<{ readonly bytes: number; readonly newestId: number }>;
  /** How many bytes those of all members have. */
  countBytes(): Promise<number>;
  /** The files of all attachments with an id above `after`, in the order of the ids, at most `limit` attachments. */
  listFiles(page: {
    readonly after: number;
    readonly limit: number;
  }): Promise<readonly { readonly id: number; readonly files: readonly FileName[] }[]>;
  /**
   * Removes those that nobody needs: made at that time or before and never sent, or sent with a message that isn't kept
   * any more, neither as it was nor sealed. What is evidence stays.
   */
  removeUnneeded(unsentSince: string): Promise<void>;
}
