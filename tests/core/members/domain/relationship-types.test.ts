import { expect, it } from 'vitest';
import {
  findRelationshipType,
  RELATIONSHIP_TYPES,
} from '#core/members/domain/relationship-types.ts';

it('offers the four types of the specification, in their order', () => {
  expect(RELATIONSHIP_TYPES.map(({ id, name, iconName }) => [id, name, iconName])).toEqual([
    [1, 'Family Support', 'place-of-worship'],
    [2, 'Sibling Connection', 'users'],
    [3, 'Mentor Match', 'graduation-cap'],
    [4, 'Cultural Connection', 'globe'],
  ]);
});

it('finds a type by its id, and nothing by any other', () => {
  for (const type of RELATIONSHIP_TYPES) expect(findRelationshipType(type.id)).toBe(type);
  for (const id of [0, -1, 5, 1.5, Number.NaN]) expect(findRelationshipType(id)).toBeNull();
});
