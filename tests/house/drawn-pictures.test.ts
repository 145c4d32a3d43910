import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DRAWN_FACES, DRAWN_PICTURES } from '#core/members/domain/drawn-pictures.ts';
import { drawFace } from '#tests/pictures/draw-face.tsx';

const PUBLIC = join(import.meta.dirname, '../../ui/public');

test('each drawn picture has its file, and each file its picture', async () => {
  const files = await readdir(join(PUBLIC, 'pictures'));
  const addresses = files.map((file) => `/pictures/${file}`);
  expect(addresses.toSorted()).toEqual(DRAWN_PICTURES.map(({ address }) => address).toSorted());
});

test.each(DRAWN_PICTURES)('$name is small, square, and loads and runs nothing', async (picture) => {
  const file = await readFile(join(PUBLIC, picture.address), 'utf8');
  expect(file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 100 100">/);
  expect(file).not.toMatch(/href|<style|<script|<image|url\(|\son[a-z]+=/);
  expect(file.length).toBeLessThan(3_000);
});

test.each(DRAWN_FACES)('%s is the portrait as it is drawn now', async (name) => {
  const file = await readFile(join(PUBLIC, 'pictures', `${name}.svg`), 'utf8');
  expect(file).toBe(drawFace(DRAWN_FACES.indexOf(name)));
});
