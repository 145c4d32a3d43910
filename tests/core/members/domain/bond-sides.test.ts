import { expect, test } from 'vitest';
import {
  BOND_SIDES,
  hasSides,
  sideOf,
  sidesMeet,
  sideTowards,
  takesSide,
} from '#core/members/domain/bond-sides.ts';
import { checkRoles } from '#core/members/domain/field-rules.ts';

test('whoever would have meets whoever would be, and either meets all', () => {
  const meeting = BOND_SIDES.flatMap((one) =>
    BOND_SIDES.filter((two) => sidesMeet(one, two)).map((two) => `${one} ${two}`),
  );
  expect(meeting).toEqual([
    'seek offer',
    'seek either',
    'offer seek',
    'offer either',
    'either seek',
    'either offer',
    'either either',
  ]);
});

test.each([
  ['seek', 'offer', 'seek'],
  ['offer', 'seek', 'offer'],
  ['either', 'seek', 'offer'],
  ['either', 'offer', 'seek'],
  ['offer', 'either', 'offer'],
  ['seek', 'seek', 'seek'],
  ['either', 'either', 'either'],
] as const)(
  'whoever would %s is, towards one who would %s, one who would %s',
  (own, other, side) => {
    expect(sideTowards(own, other)).toBe(side);
  },
);

test('two who are brothers or sisters have no sides', () => {
  expect([null, 0, 1, 2, 3, 4, 5].filter(hasSides)).toEqual([1, 3, 4]);
});

test('whoever has not said would take either side', () => {
  expect(sideOf({ 1: 'offer' }, 1)).toBe('offer');
  expect(sideOf({ 1: 'offer' }, 3)).toBe('either');
});

test.each([
  [{ 1: 'seek' }, 1, 'seek', true],
  [{ 1: 'seek' }, 1, 'offer', false],
  [{ 1: 'offer' }, 1, 'offer', true],
  [{ 1: 'either' }, 1, 'seek', true],
  [{}, 1, 'offer', true],
  [{ 2: 'seek' }, 2, 'offer', true],
] as const)(
  'whoever has chosen the roles %j takes of the bond %i the side %s: %s',
  (roles, typeId, side, takes) => {
    expect(takesSide(roles, typeId, side)).toBe(takes);
  },
);

test.each(['2', '5', '01', '1.0', 'x', ''])('a role for the bond %j is refused', (key) => {
  expect(checkRoles({ 1: 'seek', [key]: 'seek' })).toEqual({ rule: 'bond_without_sides' });
});

test('roles for some or all bonds with sides are accepted', () => {
  expect(checkRoles({})).toBeNull();
  expect(checkRoles({ 1: 'seek', 3: 'offer', 4: 'either' })).toBeNull();
});
