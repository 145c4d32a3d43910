import type { MemberId } from '#core/kernel/ids.ts';
import type { RoomTaken } from '#core/media/domain/picture-room.ts';
import { roomTaken, type Picture } from '#core/media/domain/picture.ts';
import type { SentBytes } from '#core/media/ports/sent-bytes.ts';

/** How much of the member's room these pictures of theirs take, and all that they sent in conversations. */
export async function countRoom(
  { attachments }: { readonly attachments: SentBytes },
  memberId: MemberId,
  kept: readonly Picture[],
): Promise<RoomTaken> {
  const { pictures, bytes } = roomTaken(kept);
  return { pictures, bytes: bytes + (await attachments.countOf(memberId)).bytes };
}
