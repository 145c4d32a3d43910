import type { ConnectionRefusal } from '#core/connections/refusals.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { ActivityName } from './activities.ts';
import { dayPlus, type Day } from './rhythm-days.ts';

/** Something that two do on one day, each at home. */
interface Planned {
  readonly name: ActivityName;
  readonly day: Day;
}

/** One of them would like to. */
export interface SuggestedActivity extends Planned {
  readonly state: 'suggested';
  readonly by: MemberId;
}

/** Both would like to. */
export interface AgreedActivity extends Planned {
  readonly state: 'agreed';
}

/** One of them says that they did. */
export interface DoneActivity extends Planned {
  readonly state: 'done';
}

/** What two do, the newest last; only the last can be still to be done. */
export type Activities = readonly (SuggestedActivity | AgreedActivity | DoneActivity)[];

/** How many days ahead something is planned at most. */
export const MOST_DAYS_AHEAD = 60;

/** How many of those that were done are kept; older ones go. */
export const MOST_DONE = 50;

/** The one that the two have in mind; there is one at a time. */
export function openActivityOf(activities: Activities): SuggestedActivity | AgreedActivity | null {
  const last = activities.at(-1);
  return last === undefined || last.state === 'done' ? null : last;
}

/** Whether a member can plan something for that day; `today` is the day it is for them. */
export function isSoonEnough(day: Day, today: Day): boolean {
  return today <= day && day <= dayPlus(today, MOST_DAYS_AHEAD);
}

/**
 * Chooses something to do on a day: the two agree where the other suggests just that, and otherwise it is a suggestion, in
 * the place of what either suggested before. What they have agreed on is dropped or done before there is another.
 */
export function withActivity(
  activities: Activities,
  { name, day, by }: Omit<SuggestedActivity, 'state'>,
): Result<Activities, RefusalOf<'activity_agreed', ConnectionRefusal>> {
  const open = openActivityOf(activities);
  const isSame = open?.name === name && open.day === day;
  if (open?.state === 'agreed') {
    return isSame ? granted(activities) : refused({ code: 'activity_agreed' });
  }
  if (isSame && open.by === by) return granted(activities);
  return granted(
    replaceOpen(
      activities,
      isSame ? { state: 'agreed', name, day } : { state: 'suggested', name, day, by },
    ),
  );
}

/** Without the one that the two had in mind. */
export function withoutActivity(activities: Activities): Activities {
  return openActivityOf(activities) === null ? activities : replaceOpen(activities, null);
}

/** Marks what the two agreed on as done; `today` is the day it is for the member who says so. */
export function withActivityDone(
  activities: Activities,
  { name, today }: { readonly name: ActivityName; readonly today: Day },
): Result<Activities, RefusalOf<'activity_not_due', ConnectionRefusal>> {
  const open = openActivityOf(activities);
  if (open?.state !== 'agreed' || open.name !== name || open.day > today) {
    return refused({ code: 'activity_not_due' });
  }
  return granted(replaceOpen(activities, { state: 'done', name, day: open.day }));
}

function replaceOpen(activities: Activities, activity: Activities[number] | null): Activities {
  const done = activities.filter(({ state }) => state === 'done');
  return (activity === null ? done : [...done, activity]).slice(-MOST_DONE);
}

/** What the two have in mind and have done, as one of them sees it. */
export interface ActivitiesForTwo {
  readonly open:
    | (Planned & {
        readonly state: 'suggested' | 'agreed';
        /** Whether the caller has suggested it, and the other hasn't agreed yet. */
        readonly isOwn: boolean;
      })
    | null;
  /** The newest first. */
  readonly done: readonly Planned[];
}

/** What the two do together as that member, who is one of them, sees it. */
export function activitiesSeenBy(activities: Activities, memberId: MemberId): ActivitiesForTwo {
  const open = openActivityOf(activities);
  return {
    open: open && {
      name: open.name,
      day: open.day,
      state: open.state,
      isOwn: open.state === 'suggested' && open.by === memberId,
    },
    done: activities
      .filter(({ state }) => state === 'done')
      .map(({ name, day }) => ({ name, day }))
      .toReversed(),
  };
}
