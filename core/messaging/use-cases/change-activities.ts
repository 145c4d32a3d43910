import type { ConnectionChange } from '#core/connections/changes.ts';
import {
  activitiesSeenBy,
  isSoonEnough,
  MOST_DAYS_AHEAD,
  withActivity,
  withActivityDone,
  withoutActivity,
  type Activities,
  type ActivitiesForTwo,
} from '#core/connections/domain/activities-for-two.ts';
import type { ActivityName } from '#core/connections/domain/activities.ts';
import { dayIn, type Day } from '#core/connections/domain/rhythm-days.ts';
import { withActivities } from '#core/connections/domain/together.ts';
import type { ConnectionRefusal } from '#core/connections/refusals.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Commit, Proposal } from '#core/kernel/commit.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { Limiter } from '#core/kernel/limiter.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { ConversationEvent } from '#core/messaging/events.ts';
import { decideWithinLimit } from '#core/messaging/steps/decide-within-limit.ts';
import { actForTwo } from '#core/messaging/steps/act-for-two.ts';
import {
  loadForTwo,
  type ForTwoRefusal,
  type ForTwoSources,
} from '#core/messaging/steps/load-for-two.ts';

/** What a member does about something to do on the same day. */
export type ActivityCommand =
  /** Suggests it, or agrees to what the other suggested. */
  | { readonly type: 'choose'; readonly name: ActivityName; readonly day: Day }
  | { readonly type: 'drop' }
  | { readonly type: 'finish'; readonly name: ActivityName };

interface Input {
  readonly callerId: MemberId;
  readonly connectionId: ConnectionId;
  readonly command: ActivityCommand;
}

type CommandRefusal =
  | RefusalOf<'invalid_input'>
  | RefusalOf<'activity_agreed' | 'activity_not_due', ConnectionRefusal>;

type ActivityRefusal = ForTwoRefusal | CommandRefusal | RefusalOf<'too_many_requests'>;

export type ChangeActivities = (input: Input) => Promise<Result<ActivitiesForTwo, ActivityRefusal>>;

interface Dependencies extends ForTwoSources {
  readonly members: Pick<MemberRepository, 'findById'>;
  readonly commit: Commit<ConnectionChange, ConversationEvent>;
  readonly limiter: Limiter;
  readonly clock: Clock;
}

/** Suggests something to do on the same day, agrees to it, drops it, or says that it's done. */
export function makeChangeActivities(deps: Dependencies): ChangeActivities {
  return (input) => decideWithinLimit(deps, input.callerId, () => decide(deps, input));
}

async function decide(
  deps: Dependencies,
  { callerId, connectionId, command }: Input,
): Promise<
  Result<Proposal<ConnectionChange, ConversationEvent, ActivitiesForTwo>, ActivityRefusal>
> {
  const loaded = await loadForTwo(deps, callerId, connectionId);
  if (!loaded.ok) return loaded;
  const { value: kept, version } = loaded.value.kept;
  const before = kept.activities ?? [];
  const at = deps.clock.now();
  const zone = (await deps.members.findById(callerId))?.preferences.timeZone ?? null;
  const changed = change(before, command, { callerId, today: dayIn(zone, at) });
  if (!changed.ok) return changed;
  const activities = changed.value;
  const answer = () => activitiesSeenBy(activities, callerId);
  if (activities === before) return granted({ act: null, answer });
  const together = withActivities(kept, activities);
  const put = { type: 'put_together', id: connectionId, version, together } as const;
  return granted({ act: actForTwo(loaded.value, put, { callerId, at }), answer });
}

function change(
  activities: Activities,
  command: ActivityCommand,
  { callerId, today }: { readonly callerId: MemberId; readonly today: Day },
): Result<Activities, CommandRefusal> {
  switch (command.type) {
    case 'choose': {
      const { name, day } = command;
      if (!isSoonEnough(day, today)) {
        const fault = { rule: 'activity_day_not_soon', days: MOST_DAYS_AHEAD } as const;
        return refused({ code: 'invalid_input', errors: [{ path: 'day', fault }] });
      }
      return withActivity(activities, { name, day, by: callerId });
    }
    case 'drop':
      return granted(withoutActivity(activities));
    case 'finish':
      return withActivityDone(activities, { name: command.name, today });
    default:
      return unreachable(command);
  }
}
