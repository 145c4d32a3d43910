import { rgbaToThumbHash } from 'thumbhash';
import { expect, test } from 'vitest';
import { blurredPreview } from '#ui/parts/pictures/blurred-preview.ts';

test('a preview is drawn from what the address of a picture says', () => {
  const red = new Uint8Array(16 * 12 * 4).map((_, index) =>
    index % 4 === 0 || index % 4 === 3 ? 255 : 0,
  );
  const hash = Buffer.from(rgbaToThumbHash(16, 12, red)).toString('base64url');
  expect(blurredPreview(hash)).toMatch(/^data:image\/png;base64,[A-Za-z\d+/]+=*$/);
});
