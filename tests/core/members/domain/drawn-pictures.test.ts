import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  DRAWN_FACES,
  DRAWN_PICTURES,
  drawnPicture,
  drawnPictureAt,
  HOUSE_THINGS,
  thingFor,
} from '#core/members/domain/drawn-pictures.ts';
import { checkPictureAddress } from '#core/members/domain/field-rules.ts';
import { profileCompleteness } from '#core/members/domain/profile-completeness.ts';

it('gives every member one of ten things by their id, and nobody a face', () => {
  fc.assert(
    fc.property(fc.nat(), (id) => {
      const { name } = thingFor(id);
      expect(HOUSE_THINGS).toContain(name);
      expect(thingFor(id + HOUSE_THINGS.length).name).toBe(name);
    }),
  );
  const names = HOUSE_THINGS.map((_name, id) => thingFor(id).name);
  expect(names).toEqual(HOUSE_THINGS);
});

it('puts ten things on ten grounds, and ten faces too', () => {
  const tenGrounds = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(DRAWN_PICTURES.map(({ ground }) => ground)).toEqual([...tenGrounds, ...tenGrounds]);
  expect(DRAWN_PICTURES.map(({ name }) => name)).toEqual([...HOUSE_THINGS, ...DRAWN_FACES]);
});

it.each(DRAWN_PICTURES)('$name is found at its address, which a member may have', (picture) => {
  expect(drawnPictureAt(picture.address)).toBe(picture);
  expect(drawnPicture(picture.name)).toBe(picture);
  expect(checkPictureAddress('avatarUrl')(picture.address)).toBeNull();
  const { missing } = profileCompleteness({
    name: '',
    bio: null,
    location: null,
    age: null,
    preferences: { town: null },
    avatarUrl: picture.address,
  });
  expect(missing).not.toContain('avatar');
});

it.each([
  null,
  '',
  '/pictures/teapot',
  '/pictures/rosa.svg',
  'https://a.example/pictures/teapot.svg',
])('%j is none of them', (address) => {
  expect(drawnPictureAt(address)).toBeNull();
});
