import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAesCursorSeal } from '#adapters/system/aes-cursor-seal.ts';
import { encodeCursor } from '#core/kernel/cursor.ts';
import { toMemberId } from '#tests/support/ids.ts';

const ROSA = toMemberId(1);
const DANIEL = toMemberId(2);
const seal = createAesCursorSeal(() => Promise.resolve('a secret of the site'));

const anyCursor = fc
  .tuple(
    fc.constantFrom('relevance', 'recent', 'age-asc', 'age-desc'),
    fc.maxSafeInteger(),
    fc.maxSafeNat(),
  )
  .map(([kind, key, id]) => encodeCursor(kind, [key, id]));

test('what is sealed opens again, for whom it was sealed alone', async () => {
  await fc.assert(
    fc.asyncProperty(anyCursor, async (cursor) => {
      const sealed = await seal.seal(cursor, ROSA);
      expect(await seal.open(sealed, ROSA)).toBe(cursor);
      expect(await seal.open(sealed, DANIEL)).toBeNull();
    }),
  );
});

test('another process of the site opens it, and another site does not', async () => {
  const sealed = await seal.seal('recent.-a.1', ROSA);
  const again = createAesCursorSeal(() => Promise.resolve('a secret of the site'));
  expect(await again.open(sealed, ROSA)).toBe('recent.-a.1');
  const other = createAesCursorSeal(() => Promise.resolve('a secret of another'));
  expect(await other.open(sealed, ROSA)).toBeNull();
});

test('a sealed cursor says nothing: all are as long, and none twice the same', async () => {
  const short = await seal.seal('recent.0.1', ROSA);
  await fc.assert(
    fc.asyncProperty(anyCursor, async (cursor) => {
      const [one, two] = [await seal.seal(cursor, ROSA), await seal.seal(cursor, ROSA)];
      expect(one).toHaveLength(short.length);
      expect(one).toMatch(/^[\w-]+$/);
      expect(one).not.toBe(two);
    }),
  );
});

test('of 10,000 texts that were changed, cut or made up, none is accepted', async () => {
  const whole = await seal.seal('relevance.-9zldr.1z', ROSA);
  const bytes = Buffer.from(whole, 'base64url');
  let accepted = 0;
  for (let turn = 0; turn < 10_000; turn += 1) {
    const changed = Buffer.from(bytes);
    const place = turn % bytes.length;
    changed[place] = (changed[place] ?? 0) ^ (1 << (turn % 8));
    const kinds = [
      changed.toString('base64url'),
      randomBytes(bytes.length).toString('base64url'),
      whole.slice(0, turn % whole.length),
      `${whole}${'AQ=.~'[turn % 5] ?? ''}`,
    ];
    if ((await seal.open(kinds[turn % 4] ?? '', ROSA)) !== null) accepted += 1;
  }
  expect(accepted).toBe(0);
});

test('a secret that cannot be read is asked for again', async () => {
  let isDown = true;
  const patient = createAesCursorSeal(() =>
    isDown ? Promise.reject(new Error('down')) : Promise.resolve('a secret of the site'),
  );
  await expect(patient.seal('recent.0.1', ROSA)).rejects.toThrow('down');
  isDown = false;
  expect(await seal.open(await patient.seal('recent.0.1', ROSA), ROSA)).toBe('recent.0.1');
});
