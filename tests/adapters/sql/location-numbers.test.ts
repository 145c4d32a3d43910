import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLocationNumbers } from '#adapters/sql/location-numbers.ts';

test('members are in the places that their numbers stand for, whoever moved before', () => {
  const place = fc.option(fc.constantFrom('hull', 'leeds', 'york', 'łódź'));
  const moves = fc.array(fc.tuple(fc.nat(5), place), { maxLength: 40 });
  fc.assert(
    fc.property(moves, (all) => {
      const numbers = createLocationNumbers();
      const members = new Map<number, { place: string | null; number: number }>();
      for (const [member, to] of all) {
        numbers.leave(members.get(member)?.number ?? 0);
        members.set(member, { place: to, number: numbers.enter(to) });
      }
      for (const wanted of ['hull', 'e', '']) {
        const passed = numbers.test((location) => location.includes(wanted));
        for (const { place: from, number } of members.values()) {
          expect(passed[number]).toBe(from === null || from.includes(wanted) ? 1 : 0);
        }
      }
    }),
  );
});

test('a member who moves about takes no more numbers than one', () => {
  const numbers = createLocationNumbers();
  const settled = numbers.enter('settled');
  let number = 0;
  for (let turn = 0; turn < 100; turn += 1) {
    numbers.leave(number);
    number = numbers.enter(`place ${turn}`);
  }
  expect(number).not.toBe(settled);
  expect(numbers.test(() => true)).toHaveLength(3);
});
