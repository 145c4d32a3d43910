import type { MemberId } from '#core/kernel/ids.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import type { ConnectionRefusal } from '#core/connections/refusals.ts';
import {
  dayIn,
  dayPlus,
  morningOf,
  nextDay,
  type Cadence,
  type Day,
  type Zone,
} from './rhythm-days.ts';

/** One of the two has proposed it. */
export interface ProposedRhythm {
  readonly state: 'proposed';
  readonly cadence: Cadence;
  readonly by: MemberId;
}

/** Both have chosen it. */
export interface AgreedRhythm {
  readonly state: 'agreed';
  readonly cadence: Cadence;
  /** The day on which they agreed. */
  readonly from: Day;
  /** The day of the rhythm that is over, or else the day on which they agreed. */
  readonly last: Day;
  /** How many of its days in a row have passed without a word. */
  readonly unanswered: number;
  /** Whose turn to be reminded of the day after `last` has come. */
  readonly told: readonly MemberId[];
  /** When there is something to do about it next (ISO 8601 in UTC). */
  readonly dueAt: string;
}

/** It rests by itself, after several days without a word. */
export interface RestingRhythm {
  readonly state: 'resting';
  readonly cadence: Cadence;
  /** Until when the two are asked whether to go on; then it's gone (ISO 8601 in UTC). */
  readonly dueAt: string;
}

/** How often the two mean to write to each other. */
export type Rhythm = ProposedRhythm | AgreedRhythm | RestingRhythm;

/** After how many days without a word a rhythm rests. */
export const DAYS_UNTIL_REST = 3;

/** For how many days it's asked whether to go on. */
const DAYS_OF_ASKING = 7;

/** For how many days a day of the rhythm is news. */
const DAYS_OF_NEWS = 3;

/** One of the two, with their time zone. */
export interface Party {
  readonly id: MemberId;
  readonly zone: Zone;
}

/** How it is between the two. Times are ISO 8601 in UTC. */
export interface Circumstances {
  readonly parties: readonly [Party, Party];
  /** When the newest message was sent. */
  readonly lastWordAt: string | null;
  /** Whether days pass without being counted: one of the two is away, and that is known. */
  readonly isPaused: boolean;
  readonly now: string;
}

/** What is news of a rhythm to one of the two. */
export type RhythmNews = 'day' | 'resting';

/** The same rhythm: what one proposes and the other proposes as well. */
function isSameCadence(one: Cadence, other: Cadence): boolean {
  if (one.every !== other.every) return false;
  return one.every !== 'weekday' || other.every !== 'weekday' || one.weekday === other.weekday;
}

/**
 * What comes of it when a member chooses a rhythm: it's agreed where the other has proposed the same, or else proposed in the
 * place of a proposal or of one that rests. One that is agreed has to be stopped before there's another.
 */
export function withChosen(
  rhythm: Rhythm | null,
  chosen: { readonly cadence: Cadence; readonly by: MemberId },
  circumstances: Pick<Circumstances, 'parties' | 'now'>,
): Result<Rhythm, RefusalOf<'rhythm_agreed', ConnectionRefusal>> {
  const isSame = rhythm !== null && isSameCadence(rhythm.cadence, chosen.cadence);
  if (rhythm?.state === 'agreed') {
    return isSame ? granted(rhythm) : refused({ code: 'rhythm_agreed' });
  }
  if (!isSame || rhythm.state === 'resting') return granted({ state: 'proposed', ...chosen });
  return granted(rhythm.by === chosen.by ? rhythm : agreed(rhythm.cadence, circumstances));
}

function agreed(
  cadence: Cadence,
  { parties, now }: Pick<Circumstances, 'parties' | 'now'>,
): AgreedRhythm {
  const from = latest(parties.map(({ zone }) => dayIn(zone, now)));
  const begun = { state: 'agreed', cadence, from, last: from, unanswered: 0, told: [] } as const;
  return { ...begun, dueAt: dueAt(begun, parties, now) };
}

/** What there is to store of a rhythm by now, and whom to remind. */
export interface Turn {
  readonly rhythm: Rhythm | null;
  /** Those whose time to be reminded of its day has come; each is named once for each day. */
  readonly remind: readonly MemberId[];
}

/** Looks after a rhythm whose `dueAt` has come. */
export function turnOf(rhythm: Rhythm, circumstances: Circumstances): Turn {
  const current = currentRhythm(rhythm, circumstances);
  if (current?.state !== 'agreed') return { rhythm: current, remind: [] };
  const { parties, now } = circumstances;
  const day = dayOf(current);
  const come = parties.filter(
    ({ id, zone }) => !current.told.includes(id) && morningOf(day, zone) <= now,
  );
  const told = [...current.told, ...come.map(({ id }) => id)];
  return {
    rhythm: { ...current, told, dueAt: dueAt({ ...current, told }, parties, now) },
    remind: come.map(({ id }) => id).filter((id) => newsOf(current, id, circumstances) === 'day'),
  };
}

/** The rhythm as it is by now: its days have passed, with words or without, and it may have come to rest or be gone. */
export function currentRhythm(rhythm: Rhythm, circumstances: Circumstances): Rhythm | null {
  const { parties, isPaused, now } = circumstances;
  if (rhythm.state === 'resting') return now < rhythm.dueAt ? rhythm : null;
  if (rhythm.state === 'proposed') return rhythm;
  const today = latest(parties.map(({ zone }) => dayIn(zone, now)));
  let current = rhythm;
  while (nextDay(current.cadence, current.from, dayOf(current)) <= today) {
    const last = dayOf(current);
    const count = hasWords(current, circumstances) ? 0 : current.unanswered + 1;
    const unanswered = isPaused ? current.unanswered : count;
    if (unanswered >= DAYS_UNTIL_REST) {
      const { cadence } = current;
      return { state: 'resting', cadence, dueAt: daysAfter(now, DAYS_OF_ASKING) };
    }
    current = { ...current, last, unanswered, told: [] };
  }
  return current;
}

/** What is news of it to one of the two: its day has come without a word, or it rests. */
export function newsOf(
  rhythm: Rhythm,
  memberId: MemberId,
  circumstances: Circumstances,
): RhythmNews | null {
  const current = currentRhythm(rhythm, circumstances);
  const { parties, isPaused, now } = circumstances;
  const zone = parties.find(({ id }) => id === memberId)?.zone ?? null;
  if (isPaused || current === null || current.state === 'proposed') return null;
  if (current.state === 'resting') return 'resting';
  if (hasWords(current, circumstances)) return null;
  const [day, today] = [dayOf(current), dayIn(zone, now)];
  return day <= today && today < dayPlus(day, DAYS_OF_NEWS) ? 'day' : null;
}

/** Whether it's noted that the member's turn to be reminded of the day has come; for each day it's noted anew. */
export function isReminded(
  rhythm: Rhythm,
  memberId: MemberId,
  circumstances: Circumstances,
): boolean {
  const current = currentRhythm(rhythm, circumstances);
  return current?.state === 'agreed' && current.told.includes(memberId);
}

/** The next day of the rhythm, or the one that has come last. */
export function dayOf({
  cadence,
  from,
  last,
}: Pick<AgreedRhythm, 'cadence' | 'from' | 'last'>): Day {
  return nextDay(cadence, from, last);
}

/**
 * Whether one of the two has written since the last day was over for both, or on the next day of the rhythm, which may begin for
 * one of them before the last is over for the other.
 */
function hasWords(
  rhythm: Pick<AgreedRhythm, 'cadence' | 'from' | 'last'>,
  { parties, lastWordAt }: Pick<Circumstances, 'parties' | 'lastWordAt'>,
): boolean {
  if (lastWordAt === null) return false;
  const days = parties.map(({ zone }) => dayIn(zone, lastWordAt));
  return days.every((day) => day > rhythm.last) || days.some((day) => day >= dayOf(rhythm));
}

function dueAt(
  rhythm: Omit<AgreedRhythm, 'dueAt'>,
  parties: Circumstances['parties'],
  now: string,
): string {
  const day = dayOf(rhythm);
  const following = nextDay(rhythm.cadence, rhythm.from, day);
  const times = parties.flatMap(({ id, zone }) => [
    ...(rhythm.told.includes(id) ? [] : [morningOf(day, zone)]),
    morningOf(following, zone),
  ]);
  return times.filter((time) => time > now).sort()[0] ?? daysAfter(now, 1);
}

function latest(days: readonly Day[]): Day {
  return days.reduce((one, other) => (one > other ? one : other));
}
