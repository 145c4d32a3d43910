import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveEntry } from '#ui/parts/pictures/move-entry.ts';

test('an entry moves as far as there are places, and the others keep their order', () => {
  const lists = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(lists, fc.nat(), fc.integer({ min: -14, max: 14 }), (entries, seed, places) => {
      const index = seed % entries.length;
      const entry = entries[index]!;
      const moved = moveEntry(entries, index, places);
      const others = (list: readonly number[]) => list.filter((other) => other !== entry);
      expect(others(moved)).toEqual(others(entries));
      const place = Math.min(Math.max(index + places, 0), entries.length - 1);
      expect(moved.indexOf(entry)).toBe(place);
    }),
  );
});
