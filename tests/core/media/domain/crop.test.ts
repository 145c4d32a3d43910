import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partOf } from '#core/media/domain/crop.ts';
import { cropSchema } from '#core/media/schemas.ts';
import { fieldErrorsOf } from '#tests/support/field-errors.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });

it('is all of the picture where no side is given, and none where some are missing', () => {
  const sides = { left: 0.1, top: 0, width: 0.5, height: 1 };
  expect(partOf({})).toBeNull();
  expect(partOf(sides)).toEqual(sides);
  for (const side of Object.keys(sides)) {
    expect(partOf({ ...sides, [side]: undefined })).toBeUndefined();
    expect(partOf({ [side]: 0.5 })).toBeUndefined();
  }
});

it('is a part that lies within the picture, and has pixels', () => {
  fc.assert(
    fc.property(share, share, share, share, (left, top, width, height) => {
      const isWithin = width > 0 && height > 0 && left + width <= 1 && top + height <= 1;
      const part = partOf({ left, top, width, height });
      if (isWithin) expect(part).toEqual({ left, top, width, height });
      else if (left + width > 1.001 || top + height > 1.001) expect(part).toBeUndefined();
    }),
  );
  expect(partOf({ left: 0.7, top: 0.1, width: 0.3, height: 0.9 })).toBeDefined();
  expect(partOf({ left: 0, top: 0, width: 0, height: 1 })).toBeUndefined();
  expect(partOf({ left: 0, top: 0, width: 1, height: 0 })).toBeUndefined();
  expect(partOf({ left: -0.1, top: 0, width: 0.5, height: 1 })).toBeUndefined();
  expect(partOf({ left: 0, top: -0.1, width: 1, height: 0.5 })).toBeUndefined();
});

it('is read from a query, with the turn', () => {
  expect(cropSchema.parse({})).toEqual({ turn: 0, part: null });
  const sides = { left: '0', top: '.25', width: '1', height: '0.75' };
  expect(cropSchema.parse({ turn: '270', ...sides })).toEqual({
    turn: 270,
    part: { left: 0, top: 0.25, width: 1, height: 0.75 },
  });
  const refused = (query: object) => fieldErrorsOf(cropSchema, query).map(({ path }) => path);
  expect(refused({ turn: '45' })).toEqual(['turn']);
  expect(refused({ ...sides, left: '2' })).toEqual(['left']);
  expect(refused({ ...sides, top: '1e-3' })).toEqual(['top']);
  expect(refused({ ...sides, height: ['1', '1'] })).toEqual(['height']);
  expect(refused({ ...sides, left: '0.5' })).toEqual(['width']);
  expect(refused({ left: '0.5' })).toEqual(['width']);
});
