import type { MemberId, PictureId } from '#core/kernel/ids.ts';
import type { NewPicture } from '#core/media/domain/picture.ts';

/**
 * What is stored of pictures. Whoever describes or removes one puts the member's record in its place in the same act,
 * whether or not it shows the picture: so a profile that is about to show it is decided again.
 */
export type PictureChange =
  | {
      readonly type: 'add_picture';
      readonly picture: NewPicture;
      /** The version of the member's record that it was decided upon. */
      readonly memberVersion: number;
      /** The newest of the member's pictures when that was decided; 0 where there was none. */
      readonly newestId: number;
    }
  | {
      readonly type: 'describe_picture';
      readonly id: PictureId;
      readonly memberId: MemberId;
      readonly description: string | null;
    }
  | { readonly type: 'remove_picture'; readonly id: PictureId; readonly memberId: MemberId };
