import type { CurrentPictures } from '#core/members/ports/current-pictures.ts';
import {
  parsePictureAddress,
  PICTURE_PATH,
  writePictureAddress,
} from '#core/media/domain/picture-address.ts';
import type { PictureRepository } from '#core/media/ports/picture-repository.ts';

/** Finds the pictures of a member by their addresses, however old those are. */
export function makeCurrentPictures({
  pictures,
}: {
  readonly pictures: Pick<PictureRepository, 'listOf'>;
}): CurrentPictures {
  return async (memberId, addresses) => {
    const isKeptHere = (address: string) => address.startsWith(PICTURE_PATH);
    if (!addresses.some(isKeptHere)) return addresses;
    const kept = new Map((await pictures.listOf(memberId)).map((one) => [one.key, one]));
    return addresses.map((address) => {
      if (!isKeptHere(address)) return address;
      const parsed = parsePictureAddress(address);
      const picture = parsed && kept.get(parsed.key);
      return picture ? writePictureAddress(picture) : null;
    });
  };
}
