import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noteFailure, type RecentFailure } from '#core/operations/domain/recent-failures.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString();

function noteAll(said: readonly string[]): readonly RecentFailure[] {
  return said.reduce<readonly RecentFailure[]>(
    (failures, says, minute) => noteFailure(failures, { says, at: at(minute) }),
    [],
  );
}

test('failures of one kind are counted, with the latest kind first', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<string>('full', 'gone', 'slow')), (said) => {
      const failures = noteAll(said);
      expect(new Map(failures.map(({ says, count }) => [says, count]))).toEqual(
        new Map(
          [...new Set(said)].map((says) => [says, said.filter((one) => one === says).length]),
        ),
      );
      expect(failures.map(({ says }) => says)).toEqual([...new Set(said.toReversed())]);
      for (const { says, lastAt } of failures) expect(lastAt).toBe(at(said.lastIndexOf(says)));
    }),
  );
});

test('twenty kinds are kept, and the one that is longest ago goes first', () => {
  const said = Array.from({ length: 25 }, (_, place) => `failure ${place}`);
  expect(noteAll(said).map(({ says }) => says)).toEqual(said.toReversed().slice(0, 20));
});
