import { parseKnown } from '#core/kernel/parser.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { toBase64Url } from '#core/media/domain/base64-url.ts';
import { parsePictureKey, type AddressedPicture } from '#core/media/domain/picture-address.ts';
import { PICTURE_FORMATS, PICTURE_SIZES, type Crop } from '#core/media/domain/picture-sizes.ts';
import type { PictureFiles } from '#core/media/domain/picture.ts';
import type { FileStore } from '#core/media/ports/file-store.ts';
import type { MadePicture, PictureMaker } from '#core/media/ports/picture-maker.ts';
import type { PictureRefusal } from '#core/media/refusals.ts';

/** What making a picture takes. */
export interface PictureMaking {
  readonly pictureMaker: PictureMaker;
  readonly fileStore: Pick<FileStore, 'write'>;
  /** Makes what nobody can guess. */
  readonly pictureKeys: { readonly create: () => string };
}

/** A picture that was made, of which nothing but its files is stored yet. */
export interface UnnamedPicture {
  readonly picture: AddressedPicture;
  readonly files: PictureFiles;
  /** All files together. */
  readonly bytes: number;
}

/**
 * Makes a picture new from a file of this machine and writes its files, if there is room for so many bytes. They are
 * there before anything names them: those that nothing comes to name are swept.
 */
export async function makePicture(
  { pictureMaker, fileStore, pictureKeys }: PictureMaking,
  { file, crop }: { readonly file: string; readonly crop: Crop },
  hasRoom: (bytes: number) => boolean,
): Promise<Result<UnnamedPicture, PictureRefusal>> {
  if (!hasRoom(0)) return refused({ code: 'no_room_for_picture' });
  const made = await pictureMaker.make(file, crop);
  if (!made.ok) return refused(WHY_UNUSABLE[made.refusal]);
  const bytes = countBytes(made.value);
  if (!hasRoom(bytes)) return refused({ code: 'no_room_for_picture' });
  const { width, height, thumbHash } = made.value;
  const key = parseKnown(parsePictureKey, pictureKeys.create());
  const picture = { key, width, height, thumbHash: toBase64Url(thumbHash), description: null };
  return granted({ picture, files: await writeFiles(fileStore, made.value), bytes });
}

const WHY_UNUSABLE = {
  unreadable: { code: 'picture_unreadable' },
  too_large: { code: 'picture_too_large' },
} as const;

function countBytes({ files }: MadePicture): number {
  const made = PICTURE_SIZES.flatMap((size) =>
    PICTURE_FORMATS.map((format) => files[size][format]),
  );
  return made.reduce((sum, { byteLength }) => sum + byteLength, 0);
}

async function writeFiles(
  fileStore: PictureMaking['fileStore'],
  { files }: MadePicture,
): Promise<PictureFiles> {
  const write = async ({ webp, jpeg }: MadePicture['files'][960]) => ({
    webp: await fileStore.write(webp),
    jpeg: await fileStore.write(jpeg),
  });
  return { 96: await write(files[96]), 320: await write(files[320]), 960: await write(files[960]) };
}
