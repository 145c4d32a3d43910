import type { Connection } from '#core/connections/domain/connection.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import {
  hasMet,
  hasSaidNo,
  isOver,
  sidesFor,
  type Introduction,
} from '#core/introductions/domain/introduction.ts';
import { isKnownSince, mayMeet } from '#core/introductions/domain/may-meet.ts';
import type { Versioned } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Self } from '#core/members/domain/member.ts';
import { findVisibleMember, type VisibleMembers } from '#core/members/steps/find-visible-member.ts';
import type { PairHistory } from '#core/safety/domain/pair-history.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

/** What it takes to find what lies between three members. */
export interface IntroductionSources extends VisibleMembers {
  readonly safety: Pick<SafetyRepository, 'relate' | 'loadHistory' | 'loadStanding'>;
  readonly connections: Pick<ConnectionRepository, 'findBetween'>;
}

/** An introduction that waits for the member who looks, with the other two. */
export interface ShownIntroduction {
  readonly introducer: Self;
  readonly own: Self;
  readonly other: Self;
  /** What lies between the two who are introduced. */
  readonly history: Versioned<PairHistory>;
  readonly connection: Connection | null;
}

/**
 * The introduction as the member sees it who is introduced by it; `null` when it's over, they've said no, or any of the
 * three may not know of another. Whether the other has answered, and what, changes nothing here until the two are connected.
 */
export async function findShownIntroduction(
  sources: IntroductionSources,
  introduction: Introduction,
  {
    memberId,
    all,
    at,
  }: {
    readonly memberId: MemberId;
    /** All the introductions that the member has part in. */
    readonly all: readonly Introduction[];
    readonly at: string;
  },
): Promise<ShownIntroduction | null> {
  const sides = sidesFor(introduction, memberId);
  if (sides === null || isClosed(introduction, at)) return null;
  if (hasSaidNo(introduction, memberId, all, at)) return null;
  const otherId = sides.other.memberId;
  // Read first: a block or a parting from here on stores it again, and so stops an answer.
  const history = await sources.safety.loadHistory(memberId, otherId);
  const three = await findThree(sources, introduction.introducerId, memberId, otherId);
  if (three === null) return null;
  const { withOwn, withOther, between, ownStanding, otherStanding, ...found } = three;
  if (!isKnownSince(withOwn, introduction) || !isKnownSince(withOther, introduction)) return null;
  const own = { self: found.own, standing: ownStanding };
  const other = { self: found.other, standing: otherStanding };
  const candidates = memberId < otherId ? ([own, other] as const) : ([other, own] as const);
  const circumstances = { candidates, history: history.value, connection: between };
  if (!mayMeet(introduction, circumstances, at)) return null;
  return { ...found, history, connection: between };
}

function isClosed(introduction: Introduction, at: string): boolean {
  return introduction.isWithdrawn || hasMet(introduction) || isOver(introduction, at);
}

/** Reads everything in any case, so that nothing takes shorter for a reason that nobody is told. */
async function findThree(
  { safety, connections, ...sources }: IntroductionSources,
  introducerId: MemberId,
  memberId: MemberId,
  otherId: MemberId,
) {
  const visible = { ...sources, safety };
  const [introducer, introducerOfOther, other, own, withOwn, withOther, between, ...standings] =
    await Promise.all([
      findVisibleMember(visible, memberId, introducerId),
      findVisibleMember(visible, otherId, introducerId),
      findVisibleMember(visible, memberId, otherId),
      findVisibleMember(visible, otherId, memberId),
      connections.findBetween(introducerId, memberId),
      connections.findBetween(introducerId, otherId),
      connections.findBetween(memberId, otherId),
      safety.loadStanding(memberId),
      safety.loadStanding(otherId),
    ]);
  if (!introducer || !introducerOfOther || !other || !own) return null;
  const [{ value: ownStanding }, { value: otherStanding }] = standings;
  return { introducer, other, own, withOwn, withOther, between, ownStanding, otherStanding };
}
