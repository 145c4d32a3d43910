/** A kind of family-like bond that members look for (specification §1). */
export interface RelationshipType {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly iconName: string;
}

/** The four relationship types, in their order. */
export const RELATIONSHIP_TYPES = [
  {
    id: 1,
    name: 'Family Support',
    description: 'Find a godparent, grandparent or parental figure',
    iconName: 'place-of-worship',
  },
  {
    id: 2,
    name: 'Sibling Connection',
    description: 'A brother or sister style bond with someone at a similar life stage',
    iconName: 'users',
  },
  {
    id: 3,
    name: 'Mentor Match',
    description: 'Guidance for life, work or personal growth',
    iconName: 'graduation-cap',
  },
  {
    id: 4,
    name: 'Cultural Connection',
    description: 'Sharing or rediscovering heritage, language and traditions',
    iconName: 'globe',
  },
] as const satisfies readonly RelationshipType[];

/** The id of one of the four. */
export type RelationshipTypeId = (typeof RELATIONSHIP_TYPES)[number]['id'];

/** The type with that id, or `null` for an id that is not one of the four. */
export function findRelationshipType(id: number): RelationshipType | null {
  return RELATIONSHIP_TYPES.find((type) => type.id === id) ?? null;
}
