import type { MemberId } from '#core/kernel/ids.ts';
import type { ListedConnection } from './connection.ts';
import {
  currentRhythm,
  dayOf,
  type Circumstances,
  type Rhythm,
  type RhythmNews,
} from './rhythm.ts';
import { clocksApart, type Cadence, type Day } from './rhythm-days.ts';

/** The rhythm of the two as one of them sees it. */
export interface RhythmForTwo {
  readonly rhythm: {
    readonly state: Rhythm['state'];
    readonly cadence: Cadence;
    /** Whether the caller has proposed it, and the other hasn't agreed yet. */
    readonly isOwn: boolean;
    /** The day that it comes to next, or that has come; `null` while it isn't agreed. */
    readonly day: Day | null;
  } | null;
  /** How many minutes the other's clocks are ahead of the caller's now; `null` where one of them gave no time zone. */
  readonly minutesAhead: number | null;
}

/** The rhythm as that member, who is one of the two, sees it. */
export function rhythmSeenBy(
  kept: Rhythm | null,
  memberId: MemberId,
  circumstances: Circumstances,
): RhythmForTwo {
  const { parties, now } = circumstances;
  const rhythm = kept && currentRhythm(kept, circumstances);
  const own = parties.find(({ id }) => id === memberId)?.zone ?? null;
  const other = parties.find(({ id }) => id !== memberId)?.zone ?? null;
  return {
    rhythm: rhythm && {
      state: rhythm.state,
      cadence: rhythm.cadence,
      isOwn: rhythm.state === 'proposed' && rhythm.by === memberId,
      day: rhythm.state === 'agreed' ? dayOf(rhythm) : null,
    },
    minutesAhead: clocksApart(own, other, now),
  };
}

/** What is news to a member of a rhythm of theirs. */
export interface RhythmNewsOf {
  readonly connection: ListedConnection;
  readonly cadence: Cadence;
  readonly news: RhythmNews;
}
