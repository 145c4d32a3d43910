import { useQuery } from '@tanstack/react-query';
import {
  RELATIONSHIP_TYPES,
  type RelationshipType,
} from '#core/domain/member/relationship-types.ts';
import { useApiClient } from './api-client-context.ts';
import { queryKeys } from './query-keys.ts';

/** The relationship types of the server; the four that the product ships with until it answers, or fails to. */
export function useRelationshipTypes(): readonly RelationshipType[] {
  const api = useApiClient();
  const { data } = useQuery({
    queryKey: queryKeys.relationshipTypes,
    queryFn: async ({ signal }) => {
      try {
        return await api.call('listRelationshipTypes', {}, signal);
      } catch (error) {
        if (signal.aborted) throw error;
        console.warn(
          'The relationship types could not be loaded; showing the default four.',
          error,
        );
        return RELATIONSHIP_TYPES;
      }
    },
    placeholderData: RELATIONSHIP_TYPES,
  });
  return data ?? RELATIONSHIP_TYPES;
}
