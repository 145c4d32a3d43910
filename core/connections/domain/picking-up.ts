import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import { lastWordAt, type ListedConnection } from './connection.ts';

/** After how many days without a word two people may pick up again: six weeks. */
export const DAYS_OF_SILENCE = 42;

/** For how many days a connection is put aside that isn't put aside for good: three months. */
const DAYS_ASIDE = 91;

const DAYS_OF_A_WEEK = 7;
const WEEK = DAYS_OF_A_WEEK * 24 * 60 * 60 * 1000;

/** The first Monday that is counted from. */
const FIRST_MONDAY = '1970-01-05T00:00:00.000Z';

/** Of how many silent connections, those with the newest words, a week chooses one. */
export const SILENT_TO_CHOOSE_FROM = 100;

/** How many turns there are, a prime, and how far apart those of neighbours are, so that each comes first some weeks. */
export const TURNS = 997;
export const TURNS_APART = 616;

/** For how long a connection can be put aside. */
export const ASIDE_LENGTHS = ['three_months', 'for_good'] as const;
export type AsideLength = (typeof ASIDE_LENGTHS)[number];

/** That a member doesn't wish to be reminded of a connection. */
export interface Aside {
  readonly at: string;
  readonly isForGood: boolean;
}

/**
 * A week of the site, in which a member is offered one connection at most. All is decided as of its beginning, so that a
 * silence that becomes long meanwhile changes nothing.
 */
export interface OfferWeek {
  readonly startsAt: string;
  /** When the two must have written last before. */
  readonly silentBefore: string;
  /** What was put aside for now at that time or before comes back. */
  readonly asideUntil: string;
  /** Since the first that is counted from. */
  readonly number: number;
}

/** A connection to pick up again, with what was last said there. */
export interface PickUp {
  readonly connection: ListedConnection;
  readonly lastWords: LastWords | null;
}

/** The beginning of the newest message that isn't taken back. */
export interface LastWords {
  readonly senderId: MemberId;
  readonly content: string;
}

/** The week that the moment is in; it begins on Mondays, in UTC. */
export function offerWeekOf(at: string): OfferWeek {
  const number = Math.floor((Date.parse(at) - Date.parse(FIRST_MONDAY)) / WEEK);
  const startsAt = daysAfter(FIRST_MONDAY, DAYS_OF_A_WEEK * number);
  return {
    startsAt,
    silentBefore: daysAfter(startsAt, -DAYS_OF_SILENCE),
    asideUntil: daysAfter(startsAt, -DAYS_ASIDE),
    number,
  };
}

/** Whose turn is the lowest comes first in that week, and of those the lower id. */
export function turnOf(id: ConnectionId, { number }: OfferWeek): number {
  return (((id + number) % TURNS) * TURNS_APART) % TURNS;
}

/** Whether the connection can be offered in that week. */
export function isToPickUp(
  connection: ListedConnection,
  aside: Aside | null,
  { silentBefore, asideUntil }: OfferWeek,
): boolean {
  if (connection.status !== 'accepted' || connection.presence !== 'here') return false;
  if (lastWordAt(connection) >= silentBefore) return false;
  return aside === null || (!aside.isForGood && aside.at <= asideUntil);
}

/** How a connection is put aside by now: what was put aside as long before stays as it is while that lasts. */
export function putAside(before: Aside | null, wished: Aside): Aside {
  if (before?.isForGood !== wished.isForGood) return wished;
  return before.isForGood || daysAfter(before.at, DAYS_ASIDE) > wished.at ? before : wished;
}
