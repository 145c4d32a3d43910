/** How many pictures a member may keep, and how many bytes all files of them may have. */
export const PICTURE_ROOM = { pictures: 60, bytes: 200_000_000 } as const;

/** How large a file may be that a picture is made from, in bytes. */
export const MAXIMUM_UPLOAD_BYTES = 15_000_000;

/** What a member keeps already. */
export interface RoomTaken {
  readonly pictures: number;
  readonly bytes: number;
}

/** Whether there is room for one more picture whose files have so many bytes. */
export function hasRoom(taken: RoomTaken, moreBytes: number): boolean {
  return taken.pictures < PICTURE_ROOM.pictures && hasRoomForBytes(taken, moreBytes);
}

/** Whether there is room for so many bytes more, of pictures or of what is sent in conversations. */
export function hasRoomForBytes({ bytes }: Pick<RoomTaken, 'bytes'>, moreBytes: number): boolean {
  return bytes + moreBytes <= PICTURE_ROOM.bytes;
}
