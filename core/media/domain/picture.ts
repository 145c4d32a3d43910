import type { IdempotencyKey } from '#core/kernel/idempotency-key.ts';
import type { MemberId, PictureId } from '#core/kernel/ids.ts';
import type { FileName } from './file-name.ts';
import type { AddressedPicture } from './picture-address.ts';
import type { RoomTaken } from './picture-room.ts';
import type { PictureFormat, PictureSize } from './picture-sizes.ts';

/** The files of a picture. */
export type PictureFiles = Readonly<Record<PictureSize, Readonly<Record<PictureFormat, FileName>>>>;

/** The names of all of them. */
export function listFiles(files: PictureFiles): readonly FileName[] {
  return Object.values(files).flatMap((formats) => Object.values(formats));
}

/** A picture that a member keeps here. */
export interface Picture extends AddressedPicture {
  readonly id: PictureId;
  readonly memberId: MemberId;
  readonly files: PictureFiles;
  /** All files together. */
  readonly bytes: number;
  /** Under which key it was sent; no other picture of the member was. */
  readonly idempotencyKey: IdempotencyKey | null;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
}

/** A picture that has no id yet. */
export type NewPicture = Omit<Picture, 'id'>;

/** How much of a member's room their pictures take. */
export function roomTaken(pictures: readonly Pick<Picture, 'bytes'>[]): RoomTaken {
  return { pictures: pictures.length, bytes: pictures.reduce((sum, { bytes }) => sum + bytes, 0) };
}
