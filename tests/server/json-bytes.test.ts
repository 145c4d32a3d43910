import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frozen } from '#core/kernel/frozen.ts';
import { toJsonBytes } from '#server/http/json-bytes.ts';
import { anyMember, anyText } from '#tests/support/arbitraries.ts';
import { tries } from '#tests/support/tries.ts';

const asJson = (value: unknown) => Buffer.from(JSON.stringify(value));

const maybeFrozen = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc
    .tuple(arbitrary, fc.boolean())
    .map(([value, isFrozen]) => (isFrozen ? frozen(structuredClone(value)) : value));

const { anyAnswer } = fc.letrec((answer) => ({
  anyAnswer: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(fc.integer(), anyText, fc.boolean(), fc.constant(null)),
    maybeFrozen(anyMember),
    maybeFrozen(fc.array(answer('anyAnswer'), { maxLength: 5 })),
    maybeFrozen(
      fc.dictionary(anyText, fc.oneof(answer('anyAnswer'), fc.constant(undefined)), { maxKeys: 5 }),
    ),
  ),
}));

test('the bytes are those of JSON.stringify, whatever is frozen, the second time too', () => {
  fc.assert(
    fc.property(anyAnswer, (value) => {
      expect(toJsonBytes(value)).toEqual(asJson(value));
      expect(toJsonBytes(value)).toEqual(asJson(value));
    }),
    { numRuns: tries(500) },
  );
});

test('a page of members is written as JSON.stringify writes it', () => {
  fc.assert(
    fc.property(fc.array(anyMember, { maxLength: 30 }), (members) => {
      const found = frozen(structuredClone(members));
      const answer = {
        total: 7,
        totalIsExact: true,
        members: [...found],
        next: undefined,
        shown: found.map((member) => ({ member, reasons: ['You both like tea.'] })),
      };
      expect(toJsonBytes(answer)).toEqual(asJson(answer));
    }),
    { numRuns: tries(100) },
  );
});
