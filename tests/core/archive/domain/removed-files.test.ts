import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settleRemovedFiles, type RemovedFiles } from '#core/archive/domain/removed-files.ts';
import { tries } from '#tests/support/tries.ts';

const dayOf = (day: number) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString();

test('a file that is missed for the first time stays', () => {
  const settled = settleRemovedFiles({
    missing: ['one', 'toString'],
    noticed: { other: dayOf(1) },
    now: dayOf(3),
    oldest: dayOf(2),
  });
  expect(settled).toEqual({ due: [], noticed: { one: dayOf(3), toString: dayOf(3) } });
});

test('a file goes once every backup was made after it was missed', () => {
  const noticed = { one: dayOf(2), two: dayOf(1) };
  const missing = ['one', 'two'];
  const settled = settleRemovedFiles({ missing, noticed, now: dayOf(3), oldest: dayOf(2) });
  expect(settled).toEqual({ due: ['two'], noticed: { one: dayOf(2) } });
});

test('with a backup a day, each that is kept has every file of its day, and none is kept for longer', () => {
  const anyDays = fc.array(fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd')), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(anyDays, fc.integer({ min: 1, max: 4 }), (days, keep) => {
      let noticed: RemovedFiles = {};
      const among = new Set<string>();
      for (const [day, files] of days.entries()) {
        for (const name of files) among.add(name);
        const oldest = Math.max(0, day - keep + 1);
        const missing = [...among].filter((name) => !files.includes(name));
        const settled = settleRemovedFiles({
          ...{ missing, noticed, now: dayOf(day), oldest: dayOf(oldest) },
        });
        for (const name of settled.due) among.delete(name);
        ({ noticed } = settled);
        const needed = new Set(days.slice(oldest, day + 1).flat());
        expect([...needed].filter((name) => !among.has(name))).toEqual([]);
        // A backup longer than needed: which one missed it first is known by its day alone.
        const lately = new Set(days.slice(Math.max(0, oldest - 1), day + 1).flat());
        expect([...among].filter((name) => !lately.has(name))).toEqual([]);
      }
    }),
    { numRuns: tries(500) },
  );
});
