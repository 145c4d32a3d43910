import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  FINDING_STATES,
  gravestFirst,
  type NamedFinding,
} from '#core/operations/domain/finding.ts';

const anyFinding: fc.Arbitrary<NamedFinding> = fc.record({
  name: fc.string(),
  state: fc.constantFrom(...FINDING_STATES),
  says: fc.string(),
});

test('what needs doing stands first, nothing is lost, and those of the same gravity stay in their order', () => {
  fc.assert(
    fc.property(fc.array(anyFinding), (findings) => {
      const sorted = gravestFirst(findings);
      const gravity = ({ state }: NamedFinding) => FINDING_STATES.indexOf(state);
      expect(sorted).toEqual(findings.toSorted((one, other) => gravity(one) - gravity(other)));
    }),
  );
});
