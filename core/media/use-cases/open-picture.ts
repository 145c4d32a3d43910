import type { MemberId } from '#core/kernel/ids.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { FileName } from '#core/media/domain/file-name.ts';
import type { PictureKey } from '#core/media/domain/picture-address.ts';
import type { PictureFormat, PictureSize } from '#core/media/domain/picture-sizes.ts';
import { showsPicture } from '#core/media/domain/shown-pictures.ts';
import type { FileStore } from '#core/media/ports/file-store.ts';
import type { PictureRepository } from '#core/media/ports/picture-repository.ts';
import { findVisibleMember, type VisibleMembers } from '#core/members/steps/find-visible-member.ts';

/** A file of a picture, as far as the viewer hasn't got it yet. */
export interface OpenedPicture {
  readonly name: FileName;
  /** `null` where the viewer has a file of that name. */
  readonly bytes: Uint8Array | null;
}

export type OpenPicture = (input: {
  readonly viewerId: MemberId;
  readonly key: PictureKey;
  readonly size: PictureSize;
  readonly format: PictureFormat;
  /** The name of the file that the viewer has already, if any. */
  readonly known: string | null;
}) => Promise<Result<OpenedPicture, NotFound<'picture'>>>;

const NOT_FOUND = refused({ code: 'not_found', subject: 'picture' } as const);

/**
 * A file of a picture, for its member, and for those who may see that member as long as their profile shows it. To
 * everyone else it isn't there.
 */
export function makeOpenPicture(
  deps: VisibleMembers & {
    readonly pictures: Pick<PictureRepository, 'findByKey'>;
    readonly fileStore: Pick<FileStore, 'read'>;
  },
): OpenPicture {
  return async ({ viewerId, key, size, format, known }) => {
    const picture = await deps.pictures.findByKey(key);
    if (picture === null) return NOT_FOUND;
    const member = await findVisibleMember(deps, viewerId, picture.memberId);
    const isOwn = viewerId === picture.memberId;
    if (member === null || !(isOwn || showsPicture(member, key))) return NOT_FOUND;
    const name = picture.files[size][format];
    if (name === known) return granted({ name, bytes: null });
    const bytes = await deps.fileStore.read(name);
    return bytes === null ? NOT_FOUND : granted({ name, bytes });
  };
}
