import type { MemberId } from '#core/kernel/ids.ts';

/**
 * Each of the addresses of pictures as a profile of the member may have it now: that of a picture which they keep here
 * as it is now, `null` where only a picture kept here could be but none of theirs is, and any other as it was given.
 */
export type CurrentPictures = (
  memberId: MemberId,
  addresses: readonly string[],
) => Promise<readonly (string | null)[]>;
