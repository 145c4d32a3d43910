import {
  RELATIONSHIP_TYPES,
  type RelationshipType,
} from '#core/members/domain/relationship-types.ts';
import { usePublicList } from './public-list.ts';

/** The relationship types of the server; the default four until it answers, or fails to. */
export function useRelationshipTypes(): readonly RelationshipType[] {
  return usePublicList('listRelationshipTypes', RELATIONSHIP_TYPES);
}
