import { RESOURCES, type Resource } from '#core/resources/domain/resource.ts';
import { usePublicList } from '#ui/api/public-list.ts';

/** The guides of the server; the usual ones until it answers, or fails to. */
export function useResources(): readonly Resource[] {
  return usePublicList('listResources', RESOURCES);
}
