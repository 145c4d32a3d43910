import { expect, it } from 'vitest';
import { relationshipTypeSchema, resourceSchema } from '#core/contracts/resource.ts';
import { RELATIONSHIP_TYPES } from '#core/domain/member/relationship-types.ts';
import { RESOURCES } from '#core/domain/resource/resource.ts';

it('sends the four relationship types and the nine guides as they are', () => {
  expect(RELATIONSHIP_TYPES.map((type) => relationshipTypeSchema.parse(type))).toEqual(
    RELATIONSHIP_TYPES,
  );
  expect(RESOURCES.map((resource) => resourceSchema.parse(resource))).toEqual(RESOURCES);
});

it('knows three categories of guides', () => {
  expect(resourceSchema.safeParse({ ...RESOURCES[0], category: 'cooking' }).success).toBe(false);
});
