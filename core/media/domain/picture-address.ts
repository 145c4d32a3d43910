import type { Branded } from '#core/kernel/branded.ts';
import type { CommonFault } from '#core/kernel/fault.ts';
import { formRule } from '#core/kernel/field-rule.ts';
import { parserBy, type Parser } from '#core/kernel/parser.ts';
import type { PictureSize } from './picture-sizes.ts';

/** What nobody can guess, and by which a picture is asked for. */
export type PictureKey = Branded<string, 'PictureKey'>;

export const parsePictureKey: Parser<PictureKey, CommonFault> = parserBy(
  formRule(/^[\w-]{22,64}$/, { rule: 'malformed' }, { minLength: 22, maxLength: 64 }),
);

/** What the address of a picture says: enough to leave room for it, and to draw it blurred, before any of it is there. */
export interface AddressedPicture {
  readonly key: PictureKey;
  /** Of the largest size, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Some 25 bytes from which a blurred picture is drawn (ThumbHash), as base64url. */
  readonly thumbHash: string;
  /** What it shows, in its member's words; `null` where they say nothing. */
  readonly description: string | null;
}

/** What the addresses of pictures that are kept here begin with, and no other address of the site. */
export const PICTURE_PATH = '/media/';

const ADDRESS =
  /^\/media\/(?<given>[^/?]+)\?w=(?<width>[1-9]\d{0,3})&h=(?<height>[1-9]\d{0,3})&p=(?<thumbHash>[\w-]{7,48})(?:&d=(?<words>[^&]+))?$/;

/** What can't be part of an address as it is. Letters of all languages can: as they are, they fit into a profile. */
const NOT_IN_ADDRESS = /[\s%&#+?"<>\\]/gu;

/** The address of a picture, as profiles have it; `parsePictureAddress` reads it. */
export function writePictureAddress(picture: AddressedPicture): string {
  const { key, width, height, thumbHash, description } = picture;
  const words = description?.replace(NOT_IN_ADDRESS, encodeURIComponent);
  const said = words === undefined ? '' : `&d=${words}`;
  return `${PICTURE_PATH}${key}?w=${width}&h=${height}&p=${thumbHash}${said}`;
}

/** What `writePictureAddress` has written; `null` for any other address. */
export function parsePictureAddress(address: string): AddressedPicture | null {
  const { given = '', width, height, thumbHash = '', words } = ADDRESS.exec(address)?.groups ?? {};
  const key = parsePictureKey(given);
  if (!key.ok) return null;
  const description = words === undefined ? null : decode(words);
  const size = { width: Number(width), height: Number(height) };
  const picture = { key: key.value, ...size, thumbHash, description };
  return writePictureAddress(picture) === address ? picture : null;
}

/** Where a voice is loaded from. */
export function voiceAddress({ key }: Pick<AddressedPicture, 'key'>): string {
  return `${PICTURE_PATH}${key}/voice`;
}

/** Where one size of the picture is loaded from. */
export function sizeAddress({ key }: Pick<AddressedPicture, 'key'>, size: PictureSize): string {
  return `${PICTURE_PATH}${key}/${size}`;
}

function decode(words: string): string | null {
  try {
    return decodeURIComponent(words);
  } catch {
    return null;
  }
}
