import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAesSecretSeal } from '#adapters/system/aes-secret-seal.ts';
import { toMemberId } from '#tests/support/ids.ts';

const ROSA = toMemberId(1);
const DANIEL = toMemberId(2);
const [KEY, NEXT] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const seal = createAesSecretSeal(() => [KEY]);

const anySecret = fc.stringMatching(/^[A-Z2-7]{16,64}$/);

test('what is sealed opens again, for whom it was sealed alone, and says nothing', () => {
  fc.assert(
    fc.property(anySecret, (secret) => {
      const sealed = seal.seal(secret, ROSA);
      expect(sealed).not.toContain(secret);
      expect(seal.seal(secret, ROSA)).not.toBe(sealed);
      expect(seal.open(sealed, ROSA)).toBe(secret);
      expect(seal.open(sealed, DANIEL)).toBeNull();
      expect(seal.seal(sealed, ROSA)).toBe(sealed);
    }),
  );
});

test('what was stored before there were keys is read as it is', () => {
  expect(seal.open('GEZDGNBV', ROSA)).toBe('GEZDGNBV');
  expect(seal.isNewest('GEZDGNBV')).toBe(false);
});

test('older keys open what they sealed, and the first seals', () => {
  const old = seal.seal('GEZDGNBV', ROSA);
  const both = createAesSecretSeal(() => [NEXT, KEY]);
  expect(both.open(old, ROSA)).toBe('GEZDGNBV');
  expect(both.isNewest(old)).toBe(false);
  const sealed = both.seal('GEZDGNBV', ROSA);
  expect(both.isNewest(sealed)).toBe(true);
  expect(createAesSecretSeal(() => [NEXT]).open(sealed, ROSA)).toBe('GEZDGNBV');
  expect(seal.open(sealed, ROSA)).toBeNull();
});

test('of texts that were changed, cut or made up, none is accepted', () => {
  const whole = seal.seal('GEZDGNBVGY3TQOJQ', ROSA);
  const start = whole.slice(0, whole.lastIndexOf(':') + 1);
  const bytes = Buffer.from(whole.slice(start.length), 'base64url');
  for (let place = 0; place < bytes.length; place += 1) {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] ?? 0) ^ 1;
    for (const content of [changed, bytes.subarray(0, place), randomBytes(bytes.length)]) {
      if (content.length === 0) continue;
      expect(seal.open(start + content.toString('base64url'), ROSA)).toBeNull();
    }
  }
});

test('keys are read when they are first needed, and asked for again while they cannot be', () => {
  let isThere = false;
  const waiting = createAesSecretSeal(() => {
    if (!isThere) throw new Error('no key');
    return [KEY];
  });
  expect(waiting.open('GEZDGNBV', ROSA)).toBe('GEZDGNBV');
  expect(() => {
    waiting.prepare();
  }).toThrow('no key');
  isThere = true;
  expect(seal.open(waiting.seal('GEZDGNBV', ROSA), ROSA)).toBe('GEZDGNBV');
  expect(() => {
    createAesSecretSeal(() => []).prepare();
  }).toThrow('no key');
});
