import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BitSet } from '#core/discovery/columns/bit-set.ts';
import { TextColumn } from '#core/discovery/columns/text-column.ts';

/** A column of places, asked for a part of them, which an unknown one has. */
const createColumn = () =>
  new TextColumn<string>((location, part) => location === null || location.includes(part));

/** What was written, read into a new column; `null` when it does not fit. */
function readColumn(numbers: Uint32Array<ArrayBuffer>, places: readonly string[]) {
  const column = createColumn();
  return column.fill(numbers, places) ? column : null;
}

const anyPlace = fc.option(fc.constantFrom('hull', 'leeds', 'york', 'łódź'));
/** Also those at the ends of what a new column has room for. */
const anyMember = fc.oneof(fc.nat(3_000), fc.constantFrom(0, 1_023, 1_024));
const anyMoves = fc.array(fc.tuple(anyMember, anyPlace), {
  maxLength: 40,
});

test('members are found where they live, whoever moved before', () => {
  fc.assert(
    fc.property(anyMoves, (moves) => {
      const column = createColumn();
      const homes = new Map(moves);
      for (const [member, place] of moves) column.put(member, place);
      const everyone = BitSet.of(homes.keys());
      for (const wanted of ['hull', 'e', 'ł', '']) {
        const found = column.passing(
          everyone,
          (location) => location === null || location.includes(wanted),
        );
        const there = column.at(wanted);
        for (const [member, home] of homes) {
          expect(found.has(member)).toBe(home === null || home.includes(wanted));
          expect(there.has(member)).toBe(home === wanted);
        }
      }
    }),
  );
});

/** The column as another process reads it. */
function writtenAndRead(column: TextColumn<string>) {
  const numbers = new Uint32Array(3_001);
  column.writeTo(numbers);
  return readColumn(numbers, column.texts);
}

test('a column that was written and read follows the same moves', () => {
  fc.assert(
    fc.property(anyMoves, anyMoves, (before, after) => {
      const column = createColumn();
      for (const [member, place] of before) column.put(member, place);
      const read = writtenAndRead(column)!;
      expect(read.texts).toEqual(column.texts);
      for (const [member, place] of after) {
        column.put(member, place);
        read.put(member, place);
        for (const home of ['hull', 'leeds', 'york', 'łódź']) {
          expect(read.at(home).highest(9)).toEqual(column.at(home).highest(9));
        }
      }
    }),
  );
});

test('places where nobody lives any more are written without their names', () => {
  const column = createColumn();
  for (const [member, place] of ['hull', 'leeds', 'york'].entries()) column.put(member, place);
  for (const member of [0, 2]) column.put(member, null);
  expect(column.texts).toEqual(['', 'leeds', '']);
  expect(writtenAndRead(column)!.at('leeds').highest(9)).toEqual([1]);
});

test('numbers and places that do not fit each other make no column', () => {
  expect(readColumn(Uint32Array.of(1, 2), ['hull'])).toBeNull();
  expect(readColumn(Uint32Array.of(1, 2), ['hull', 'hull'])).toBeNull();
  expect(readColumn(Uint32Array.of(1, 2), ['hull', 'york'])).not.toBeNull();
});

test('whoever moves is found by what was asked before, and by what was not', () => {
  fc.assert(
    fc.property(anyMoves, anyMoves, (moves, later) => {
      const column = createColumn();
      for (const [member, place] of moves) column.put(member, place);
      column.meeting('e');
      for (const [member, place] of later) column.put(member, place);
      for (const wanted of ['e', 'l']) {
        const found = column.meeting(wanted);
        for (const [member, home] of new Map([...moves, ...later])) {
          expect(found.has(member)).toBe(home === null || home.includes(wanted));
        }
      }
    }),
  );
});

test('only those of whom it is asked are found', () => {
  const column = createColumn();
  column.put(1, 'hull');
  column.put(2, 'hull');
  column.put(3, null);
  const found = column.passing(BitSet.of([2, 3]), () => true);
  expect(found.highest(9)).toEqual([3, 2]);
});

test('a member who moves about asks about no more places than one', () => {
  const column = createColumn();
  column.put(1, 'settled');
  for (let turn = 0; turn < 100; turn += 1) column.put(2, `place ${turn}`);
  const asked: (string | null)[] = [];
  column.passing(BitSet.of([1, 2]), (location) => asked.push(location) > 0);
  expect(asked.sort()).toEqual([null, 'place 99', 'settled']);
});

test('members are found by their text when there are more texts than numbers of 16 bits', () => {
  const column = createColumn();
  const most = 66_000;
  for (let member = 1; member <= most; member += 1) column.put(member, `place ${member}`);
  column.put(70_000, 'place 65536');
  const numbers = new Uint32Array(70_001);
  column.writeTo(numbers);
  for (const same of [column, readColumn(numbers, column.texts)!]) {
    expect(same.at('place 1').highest(9)).toEqual([1]);
    expect(same.at('place 65536').highest(9)).toEqual([70_000, 65_536]);
    const found = same.meeting('place 6599');
    expect([6_599, 65_990, 65_999, 65_536].map((member) => found.has(member))).toEqual([
      ...[true, true, true, false],
    ]);
    same.put(1, 'place 66000');
    expect(same.at('place 66000').highest(9)).toEqual([66_000, 1]);
  }
});

test('a number that is too large for the texts there are makes no column', () => {
  expect(readColumn(Uint32Array.of(0, 2 ** 16 + 1), ['hull'])).toBeNull();
});
