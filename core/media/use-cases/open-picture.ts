import type { MemberId } from '#core/kernel/ids.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { refused, type Result } from '#core/kernel/result.ts';
import type { PictureKey } from '#core/media/domain/picture-address.ts';
import type { PictureFormat, PictureSize } from '#core/media/domain/picture-sizes.ts';
import { showsPicture } from '#core/media/domain/shown-pictures.ts';
import type { OpenFile, OpenedFile } from './open-file.ts';
import type { PictureRepository } from '#core/media/ports/picture-repository.ts';
import { findSeenMember, type VisibleMembers } from '#core/members/steps/find-visible-member.ts';

export type OpenPicture = (input: {
  readonly viewerId: MemberId;
  readonly key: PictureKey;
  readonly size: PictureSize;
  readonly format: PictureFormat;
  /** The name of the file that the viewer has already, if any. */
  readonly known: string | null;
}) => Promise<Result<OpenedFile, NotFound<'picture'>>>;

const NOT_FOUND = refused({ code: 'not_found', subject: 'picture' } as const);

/**
 * A file of a picture, for its member, and for those who may see that member as long as the profile that they see shows
 * it. Moderators see it too where only the member's connections do. To everyone else it isn't there.
 */
export function makeOpenPicture(
  deps: VisibleMembers & {
    readonly pictures: Pick<PictureRepository, 'findByKey'>;
    readonly openFile: OpenFile;
    /** Whether the member is a moderator to whom the desk is open. */
    readonly isAtDesk: (memberId: MemberId) => Promise<boolean>;
  },
): OpenPicture {
  return async ({ viewerId, key, size, format, known }) => {
    const picture = await deps.pictures.findByKey(key);
    if (picture === null) return NOT_FOUND;
    const seen = await findSeenMember(deps, viewerId, picture.memberId);
    if (seen === null) return NOT_FOUND;
    const isShown =
      viewerId === picture.memberId ||
      showsPicture(seen.member, key) ||
      (showsPicture(seen.self, key) && (await deps.isAtDesk(viewerId)));
    if (!isShown) return NOT_FOUND;
    return deps.openFile(picture.files[size][format], known);
  };
}
