import { expect, it } from 'vitest';
import { relationshipTypeSchema } from '#core/members/schemas.ts';
import { resourceSchema } from '#core/resources/schemas.ts';
import { RELATIONSHIP_TYPES } from '#core/members/domain/relationship-types.ts';
import { RESOURCES } from '#core/resources/domain/resource.ts';

it('sends the four relationship types and the guides as they are', () => {
  expect(RELATIONSHIP_TYPES.map((type) => relationshipTypeSchema.parse(type))).toEqual(
    RELATIONSHIP_TYPES,
  );
  expect(RESOURCES.map((resource) => resourceSchema.parse(resource))).toEqual(RESOURCES);
});

it('knows three categories of guides', () => {
  expect(resourceSchema.safeParse({ ...RESOURCES[0], category: 'cooking' }).success).toBe(false);
});
