import { expect, test } from 'vitest';
import { BOND_SIDES, SIDED_TYPES } from '#core/members/domain/bond-sides.ts';
import { describeRole, describeRoles } from '#core/texts/describe-roles.ts';
import { enBonds } from '#core/texts/en-bonds.ts';

test('says the side of each chosen bond, in the order of the bonds', () => {
  expect(
    describeRoles(
      { relationshipTypes: [4, 2, 1], roles: { 1: 'offer', 3: 'seek', 4: 'seek' } },
      enBonds,
    ),
  ).toEqual([
    'Would like to be a grandparent or parent figure',
    'Hopes to rediscover a heritage, language or tradition',
  ]);
});

test('says nothing where the member has said nothing, or where there are no sides', () => {
  expect(describeRole({}, 1, enBonds)).toBeNull();
  expect(describeRole({ 2: 'seek' }, 2, enBonds)).toBeNull();
});

test('says every side of every bond differently', () => {
  const said = SIDED_TYPES.flatMap((id) => BOND_SIDES.map((side) => enBonds.sides[id].said[side]));
  expect(new Set(said).size).toBe(9);
});
