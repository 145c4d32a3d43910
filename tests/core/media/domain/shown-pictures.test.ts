import { describe, expect, it } from 'vitest';
import { parseKnown } from '#core/kernel/parser.ts';
import { parsePictureKey, writePictureAddress } from '#core/media/domain/picture-address.ts';
import {
  showsAddress,
  showsPicture,
  withPictureAddress,
} from '#core/media/domain/shown-pictures.ts';

const picture = (letter: string, description: string | null = null) => ({
  key: parseKnown(parsePictureKey, letter.repeat(22)),
  width: 960,
  height: 720,
  thumbHash: '1QcSHQRnh4',
  description,
});
const [a, b] = [picture('a'), picture('b')];
const REMOTE = 'https://example.org/rosa.png';
const profile = (avatarUrl: string | null, photos: readonly string[] = []) => ({
  name: 'Rosa',
  avatarUrl,
  preferences: { photos, interests: ['Knots'] },
});
const ofA = writePictureAddress(a);

describe('a profile', () => {
  it('shows the pictures whose addresses it has, whatever they were called', () => {
    const called = writePictureAddress({ ...a, description: 'A pear tree' });
    for (const shown of [profile(ofA), profile(REMOTE, [REMOTE, called])]) {
      expect(showsPicture(shown, a.key)).toBe(true);
      expect(showsPicture(shown, b.key)).toBe(false);
    }
    expect(showsPicture(profile(null), a.key)).toBe(false);
    expect(showsPicture(profile(`/media/${a.key}/960`), a.key)).toBe(false);
  });

  it('has an address, or hasn’t', () => {
    expect(showsAddress(profile(REMOTE), REMOTE)).toBe(true);
    expect(showsAddress(profile(null, [REMOTE]), REMOTE)).toBe(true);
    expect(showsAddress(profile(ofA), REMOTE)).toBe(false);
  });

  it('has another address for a picture, or is without it, and all else stays', () => {
    const before = profile(ofA, [REMOTE, ofA, writePictureAddress(b)]);
    const called = writePictureAddress({ ...a, description: 'A pear tree' });
    expect(withPictureAddress(before, a.key, called)).toEqual(
      profile(called, [REMOTE, called, writePictureAddress(b)]),
    );
    expect(withPictureAddress(before, a.key, null)).toEqual(
      profile(null, [REMOTE, writePictureAddress(b)]),
    );
    const without = profile(REMOTE, [REMOTE]);
    expect(withPictureAddress(without, a.key, null)).toBe(without);
  });
});
