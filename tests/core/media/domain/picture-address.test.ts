import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseKnown } from '#core/kernel/parser.ts';
import { countCharacters, normaliseText } from '#core/kernel/text.ts';
import { checkPictureAddress } from '#core/members/domain/field-rules.ts';
import {
  parsePictureAddress,
  parsePictureKey,
  sizeAddress,
  voiceAddress,
  writePictureAddress,
  type AddressedPicture,
} from '#core/media/domain/picture-address.ts';
import { checkDescription } from '#core/media/domain/picture-description.ts';

const base64url = (minLength: number, maxLength: number) =>
  fc.stringMatching(new RegExp(`^[\\w-]{${minLength},${maxLength}}$`));

const descriptions = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom(' ', '\u3000', '%', '&', '#', '+', '?', '"', '<', '\\', '=', 'd'),
      fc.string({ unit: 'grapheme' }),
    ),
  })
  .map(normaliseText)
  .filter((text) => text !== '' && checkDescription(text) === null);

const pictures: fc.Arbitrary<AddressedPicture> = fc.record({
  key: base64url(22, 64).map((text) => parseKnown(parsePictureKey, text)),
  width: fc.integer({ min: 1, max: 960 }),
  height: fc.integer({ min: 1, max: 960 }),
  thumbHash: base64url(7, 48),
  description: fc.option(descriptions),
});

const KEY = parseKnown(parsePictureKey, 'abcdefghijklmnopqrstuv');
const ADDRESS = `/media/${KEY}?w=960&h=720&p=1QcSHQRnh4`;

describe('the address of a picture', () => {
  it('is read as it was written, and a profile takes it', () => {
    fc.assert(
      fc.property(pictures, (picture) => {
        const address = writePictureAddress(picture);
        expect(parsePictureAddress(address)).toEqual(picture);
        expect(checkPictureAddress('photo')(address)).toBeNull();
      }),
    );
  });

  it('has room in a profile with the longest description, in any language', () => {
    for (const letter of ['a', 'ä', '木', '🐝', '\u3000b']) {
      const description = letter.repeat(200 / countCharacters(letter));
      const picture = { key: KEY, width: 960, height: 960, thumbHash: 'x'.repeat(48), description };
      const address = writePictureAddress(picture);
      expect(checkDescription(description)).toBeNull();
      expect(checkPictureAddress('photo')(address)).toBeNull();
      expect(parsePictureAddress(address)).toEqual(picture);
    }
  });

  it('is read from nothing else', () => {
    expect(parsePictureAddress(ADDRESS)).toMatchObject({ key: KEY, description: null });
    for (const address of [
      '',
      '/media/',
      `https://elsewhere.example${ADDRESS}`,
      `/${ADDRESS}`,
      ADDRESS.replace(KEY, 'short'),
      ADDRESS.replace('w=960', 'w=0'),
      ADDRESS.replace('w=960', 'w=0960'),
      ADDRESS.replace('w=960&h=720', 'h=720&w=960'),
      `${ADDRESS}&d=`,
      `${ADDRESS}&d=%`,
      `${ADDRESS}&d=%41`,
      `${ADDRESS}&d=a&d=b`,
      `${ADDRESS}#here`,
      ` ${ADDRESS}`,
    ]) {
      expect(parsePictureAddress(address), address).toBeNull();
    }
  });

  it('is read, whatever stands there, as itself or not at all', () => {
    const alike = fc
      .tuple(fc.constantFrom('', ADDRESS, `${ADDRESS}&d=`), fc.string())
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(alike, (address) => {
        const picture = parsePictureAddress(address);
        expect(picture === null || writePictureAddress(picture) === address).toBe(true);
      }),
    );
  });

  it('leads to each of its sizes, and the key of a voice to the voice', () => {
    expect(sizeAddress({ key: KEY }, 320)).toBe(`/media/${KEY}/320`);
    expect(voiceAddress({ key: KEY })).toBe(`/media/${KEY}/voice`);
  });
});
