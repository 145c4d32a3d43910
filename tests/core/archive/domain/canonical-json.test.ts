import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCanonicalJson } from '#core/archive/domain/canonical-json.ts';
import { anySelf } from '#tests/support/arbitraries.ts';

test('is JSON of the value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), anySelf, (value, self) => {
      expect(JSON.parse(toCanonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      expect(JSON.parse(toCanonicalJson(self))).toEqual(self);
    }),
  );
});

test('is the same whatever the order of the names', () => {
  fc.assert(
    fc.property(anySelf, (self) => {
      const turned = Object.fromEntries(Object.entries(self).reverse());
      expect(toCanonicalJson(turned)).toBe(toCanonicalJson(self));
    }),
  );
  expect(toCanonicalJson({ b: [2, { d: null, c: 'ß"' }], a: true })).toBe(
    String.raw`{"a":true,"b":[2,{"c":"ß\"","d":null}]}`,
  );
});
