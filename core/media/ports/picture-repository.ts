import type { MemberId } from '#core/kernel/ids.ts';
import type { Picture } from '#core/media/domain/picture.ts';
import type { PictureKey } from '#core/media/domain/picture-address.ts';

/** Reads the pictures that members keep here; `PictureChange` writes them. Ids grow and are never given twice. */
export interface PictureRepository {
  findByKey(key: PictureKey): Promise<Picture | null>;
  /** All of the member's, the newest first: no more than they have room for. */
  listOf(memberId: MemberId): Promise<readonly Picture[]>;
  /** Those of all members with an id above `after`, in the order of their ids, at most `limit`. */
  list(page: { readonly after: number; readonly limit: number }): Promise<readonly Picture[]>;
  /** How many bytes those of all members have. */
  countBytes(): Promise<number>;
}
