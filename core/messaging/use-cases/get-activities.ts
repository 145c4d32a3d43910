import {
  activitiesSeenBy,
  type ActivitiesForTwo,
} from '#core/connections/domain/activities-for-two.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import { granted, type Result } from '#core/kernel/result.ts';
import {
  loadForTwo,
  type ForTwoRefusal,
  type ForTwoSources,
} from '#core/messaging/steps/load-for-two.ts';

export type GetActivities = (input: {
  readonly callerId: MemberId;
  readonly connectionId: ConnectionId;
}) => Promise<Result<ActivitiesForTwo, ForTwoRefusal>>;

/** What the caller and the other of a connection have in mind to do on the same day, and have done. */
export function makeGetActivities(sources: ForTwoSources): GetActivities {
  return async ({ callerId, connectionId }) => {
    const loaded = await loadForTwo(sources, callerId, connectionId);
    if (!loaded.ok) return loaded;
    return granted(activitiesSeenBy(loaded.value.kept.value.activities ?? [], callerId));
  };
}
