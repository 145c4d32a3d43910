import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createTestPictureMaker } from '#tests/support/picture-maker.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = makeTemporaryFolder();
const maker = createTestPictureMaker();

test('makes', async () => {
  const file = join(folder, 'a.jpeg');
  const red = { width: 1200, height: 900, channels: 3, background: 'red' } as const;
  writeFileSync(file, await sharp({ create: red }).jpeg().toBuffer());
  const made = await maker.make(file, { turn: 0, part: null });
  expect(made).toMatchObject({ ok: true, value: { width: 960, height: 720 } });
});
