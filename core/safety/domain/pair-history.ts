import type { MemberId } from '#core/kernel/ids.ts';
import type { DeclineAnswer } from './decline-answer.ts';

/** A request that the other has declined, as long as that can be undone. Times are ISO 8601 in UTC. */
export interface DeclinedRequest {
  readonly relationshipTypeId: number | null;
  /** The members' `BondSide`, which nothing here decides upon. */
  readonly side: 'seek' | 'offer' | 'either' | null;
  readonly note: string | null;
  readonly createdAt: string;
  readonly declinedAt: string;
}

/** What one of two members has done, or may not do, towards the other. Times are ISO 8601 in UTC. */
export interface Side {
  readonly memberId: MemberId;
  /** Since when they block the other; `null` when they do not. */
  readonly blockedAt: string | null;
  /** By which name they know the one whom they block; `null` when they block nobody, or one who was hidden from them. */
  readonly blockedName: string | null;
  /** From when on they may ask the other to connect; `null` when they may at any time. */
  readonly mayAskFrom: string | null;
  /** The last of their requests that the other has declined; `null` when there is none to restore. */
  readonly declined: DeclinedRequest | null;
  /** What the other answered when they declined it; `null` when they said nothing, or it was read. */
  readonly answer: DeclineAnswer | null;
}

/** What has gone before between two members, the one with the lower id first. It outlasts their connection. */
export type PairHistory = readonly [Side, Side];

/** The history of two members between whom nothing has gone before. */
export function noHistory(memberId: MemberId, otherId: MemberId): PairHistory {
  const side = (id: MemberId): Side => ({
    memberId: id,
    blockedAt: null,
    blockedName: null,
    mayAskFrom: null,
    declined: null,
    answer: null,
  });
  return memberId < otherId ? [side(memberId), side(otherId)] : [side(otherId), side(memberId)];
}

/** The side of one of the two. */
export function sideOf([lower, higher]: PairHistory, memberId: MemberId): Side {
  return lower.memberId === memberId ? lower : higher;
}

/** True while either of the two blocks the other. */
export function isBlocked(history: PairHistory): boolean {
  return history.some(({ blockedAt }) => blockedAt !== null);
}

/**
 * The history after the member has blocked the other, by the name by which they know them, if by any. Blocking again
 * keeps the time and the name of the first.
 */
export function withBlock(
  history: PairHistory,
  memberId: MemberId,
  at: string,
  name: string | null,
): PairHistory {
  return changeSide(withoutAnswers(history), memberId, ({ blockedAt, blockedName }) =>
    blockedAt === null ? { blockedAt: at, blockedName: name } : { blockedAt, blockedName },
  );
}

/** The history after the member has lifted their block; that of the other stays. */
export function withoutBlock(history: PairHistory, memberId: MemberId): PairHistory {
  return changeSide(history, memberId, () => ({ blockedAt: null, blockedName: null }));
}

/** True when the member may not ask the other at that time, because the two have parted before. */
export function hasAskedBefore(history: PairHistory, memberId: MemberId, at: string): boolean {
  const { mayAskFrom } = sideOf(history, memberId);
  return mayAskFrom !== null && at < mayAskFrom;
}

/** The history after which the member may not ask before that time; a later time that is stored already stays. */
export function withRest(history: PairHistory, memberId: MemberId, until: string): PairHistory {
  return changeSide(history, memberId, ({ mayAskFrom }) => ({
    mayAskFrom: mayAskFrom !== null && mayAskFrom > until ? mayAskFrom : until,
  }));
}

/** The history after the other has declined a request of the member, with an answer or in silence. */
export function withDecline(
  history: PairHistory,
  memberId: MemberId,
  declined: DeclinedRequest,
  answer: DeclineAnswer | null = null,
): PairHistory {
  return changeSide(history, memberId, () => ({ declined, answer }));
}

/** The history after the member has put away what the other answered. */
export function withoutAnswer(history: PairHistory, memberId: MemberId): PairHistory {
  return changeSide(history, memberId, () => ({ answer: null }));
}

/** The history without what either answered: one of them asks again, or wants to hear nothing more. */
export function withoutAnswers([lower, higher]: PairHistory): PairHistory {
  return [
    { ...lower, answer: null },
    { ...higher, answer: null },
  ];
}

/** The history as if the other had not declined the request of the member. */
export function withoutDecline(history: PairHistory, memberId: MemberId): PairHistory {
  return changeSide(history, memberId, () => ({ declined: null, mayAskFrom: null, answer: null }));
}

function changeSide(
  [lower, higher]: PairHistory,
  memberId: MemberId,
  change: (side: Side) => Partial<Side>,
): PairHistory {
  return lower.memberId === memberId
    ? [{ ...lower, ...change(lower) }, higher]
    : [lower, { ...higher, ...change(higher) }];
}
