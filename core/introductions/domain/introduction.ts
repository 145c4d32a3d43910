import { daysAfter } from '#core/kernel/days-after.ts';
import type { ConnectionId, IntroductionId, MemberId } from '#core/kernel/ids.ts';

/** For how many days an introduction waits for the two, whatever they answer. */
export const DAYS_INTRODUCED = 30;

/** For how many days a no is kept, from the introduction on: no means no, whoever introduces the two again. */
export const DAYS_AFTER_NO = 90;

/** How many introductions of a member may be open at a time. */
export const MOST_OPEN_INTRODUCTIONS = 3;

/** How many introductions a member may make within the days that each waits. */
const MOST_IN_A_MONTH = 10;

export const INTRODUCTION_ANSWERS = ['yes', 'no'] as const;

export type IntroductionAnswer = (typeof INTRODUCTION_ANSWERS)[number];

/** One of the two who are introduced: what they are told, and what they have answered. */
export interface IntroducedSide {
  readonly memberId: MemberId;
  /** The words of the introducer to this one alone. */
  readonly note: string;
  /** `null` until they answer. Nobody else is ever told a no. */
  readonly answer: IntroductionAnswer | null;
}

/** A member introduces two of their connections to each other. */
export interface Introduction {
  readonly id: IntroductionId;
  readonly introducerId: MemberId;
  /** As what the two might be connected; `null` when the introducer leaves that to them. */
  readonly relationshipTypeId: number | null;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  /** The one with the lower id first. */
  readonly sides: readonly [IntroducedSide, IntroducedSide];
  /** Whether the introducer has taken it back. */
  readonly isWithdrawn: boolean;
  /** The connection that two yeses have led to, as long as it lasts. */
  readonly connectionId: ConnectionId | null;
}

export type NewIntroduction = Omit<Introduction, 'id'>;

type Introduced = Pick<Introduction, 'sides'>;

/** An introduction that nobody has answered, of two members in any order. */
export function newIntroduction(
  made: Pick<Introduction, 'introducerId' | 'relationshipTypeId' | 'createdAt'>,
  to: readonly [Omit<IntroducedSide, 'answer'>, Omit<IntroducedSide, 'answer'>],
): NewIntroduction {
  const [one, other] = to;
  const [lower, higher] = one.memberId < other.memberId ? [one, other] : [other, one];
  const sides = [
    { ...lower, answer: null },
    { ...higher, answer: null },
  ] as const;
  return { ...made, sides, isWithdrawn: false, connectionId: null };
}

/** The member's own side and the other's; `null` for anyone who isn't introduced. */
export function sidesFor(
  { sides: [lower, higher] }: Introduced,
  memberId: MemberId,
): { readonly own: IntroducedSide; readonly other: IntroducedSide } | null {
  if (lower.memberId === memberId) return { own: lower, other: higher };
  return higher.memberId === memberId ? { own: higher, other: lower } : null;
}

/** Those of the introductions that the member has made, in the order given. */
export function madeBy(
  introducerId: MemberId,
  introductions: readonly Introduction[],
): readonly Introduction[] {
  return introductions.filter((one) => one.introducerId === introducerId);
}

/** The introduction with what the member answers. */
export function withAnswer(
  introduction: Introduction,
  memberId: MemberId,
  answer: IntroductionAnswer,
): Introduction {
  const answered = (side: IntroducedSide): IntroducedSide =>
    side.memberId === memberId ? { ...side, answer } : side;
  const [lower, higher] = introduction.sides;
  return { ...introduction, sides: [answered(lower), answered(higher)] };
}

/** Whether both are the same two. */
export function isOfSamePair(one: Introduced, other: Introduced): boolean {
  return one.sides.every(({ memberId }, place) => memberId === other.sides[place]?.memberId);
}

/** Until when an introduction waits. */
export function openUntil({ createdAt }: Pick<Introduction, 'createdAt'>): string {
  return daysAfter(createdAt, DAYS_INTRODUCED);
}

/** Whether both have said yes, so that it has led to a connection. */
export function hasMet({ sides }: Introduced): boolean {
  return sides.every(({ answer }) => answer === 'yes');
}

/** Whether the time of the introduction has come to its end, which no answer brings nearer. */
export function isOver(introduction: Pick<Introduction, 'createdAt'>, at: string): boolean {
  return openUntil(introduction) <= at;
}

/**
 * When a member may introduce others again who has made those, the newest first; `null` where they may now. What they have
 * taken back counts as well.
 */
export function mayIntroduceFrom(made: readonly Introduction[], at: string): string | null {
  const tenth = made[MOST_IN_A_MONTH - 1];
  return tenth === undefined || isOver(tenth, at) ? null : openUntil(tenth);
}

/** When an introduction is removed; `null` while the connection lasts that it has led to. */
export function introductionKeptUntil({
  createdAt,
  sides,
  connectionId,
}: Pick<Introduction, 'createdAt' | 'sides' | 'connectionId'>): string | null {
  if (connectionId !== null) return null;
  const isDeclined = sides.some(({ answer }) => answer === 'no');
  return daysAfter(createdAt, isDeclined ? DAYS_AFTER_NO : DAYS_INTRODUCED);
}

/** Whether the member has said no to being introduced to the other of that introduction, by whomever. */
export function hasSaidNo(
  of: Introduced,
  memberId: MemberId,
  all: readonly Introduction[],
  at: string,
): boolean {
  return all.some(
    (one) =>
      isOfSamePair(one, of) &&
      sidesFor(one, memberId)?.own.answer === 'no' &&
      daysAfter(one.createdAt, DAYS_AFTER_NO) > at,
  );
}
