import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import type { IntroductionChange } from '#core/introductions/changes.ts';
import { decideIntroduction } from '#core/introductions/domain/decide-introduction.ts';
import { madeBy, newIntroduction } from '#core/introductions/domain/introduction.ts';
import type { IntroductionEvent } from '#core/introductions/events.ts';
import type { IntroductionRepository } from '#core/introductions/ports/introduction-repository.ts';
import type { IntroductionRefusal } from '#core/introductions/refusals.ts';
import { listOpenIntroductions } from '#core/introductions/steps/list-open-introductions.ts';
import type { OpenIntroduction } from '#core/introductions/domain/seen-introduction.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit, type Proposal } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { Confirmation } from '#core/members/domain/confirmation.ts';
import { findRelationshipType } from '#core/members/domain/relationship-types.ts';
import type { ConfirmationRefusal } from '#core/members/refusals.ts';
import { findVisibleMember, type VisibleMembers } from '#core/members/steps/find-visible-member.ts';
import type { SafetyRefusal } from '#core/safety/refusals.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

interface To {
  readonly memberId: MemberId;
  readonly note: string;
}

interface Input {
  readonly callerId: MemberId;
  readonly relationshipTypeId: number | null;
  /** The two, and what each of them is told. */
  readonly to: readonly [To, To];
}

type IntroducingRefusal =
  | IntroductionRefusal
  | SafetyRefusal
  | ConfirmationRefusal
  | NotFound<'connection' | 'relationship_type'>
  | RefusalOf<'not_signed_in'>
  | RefusalOf<'too_many_requests'>;

export type IntroduceMembers = (
  input: Input,
) => Promise<Result<OpenIntroduction, IntroducingRefusal>>;

interface Dependencies extends VisibleMembers {
  readonly safety: Pick<SafetyRepository, 'relate' | 'loadStanding'>;
  readonly connections: Pick<ConnectionRepository, 'findBetween'>;
  readonly introductions: Pick<IntroductionRepository, 'listOf'>;
  readonly commit: Commit<IntroductionChange, IntroductionEvent>;
  readonly clock: Clock;
  readonly confirmation: Confirmation;
}

/**
 * Introduces two of the caller's connections to each other. The answer is the same whatever lies between the two.
 */
export function makeIntroduceMembers(deps: Dependencies): IntroduceMembers {
  return (input) => decideAndCommit(deps.commit, () => decide(deps, input));
}

async function decide(
  deps: Dependencies,
  { callerId, relationshipTypeId, to }: Input,
): Promise<
  Result<Proposal<IntroductionChange, IntroductionEvent, OpenIntroduction>, IntroducingRefusal>
> {
  if (relationshipTypeId !== null && findRelationshipType(relationshipTypeId) === null) {
    return refused({ code: 'not_found', subject: 'relationship_type' });
  }
  const [caller, standing, all, one, other] = await Promise.all([
    deps.members.findById(callerId),
    deps.safety.loadStanding(callerId),
    deps.introductions.listOf(callerId),
    findConnected(deps, callerId, to[0].memberId),
    findConnected(deps, callerId, to[1].memberId),
  ]);
  if (caller === null) return refused({ code: 'not_signed_in' });
  if (one === null || other === null) return refused({ code: 'not_found', subject: 'connection' });
  if (!standing.value.mayAsk) return refused({ code: 'may_not_ask' });
  if (standing.value.onBreak !== null) return refused({ code: 'on_break' });
  if (deps.confirmation === 'required' && !caller.verified) {
    return refused({ code: 'address_not_confirmed' });
  }
  const at = deps.clock.now();
  const made = madeBy(callerId, all);
  const open = await listOpenIntroductions(deps, callerId, made, at);
  const introduction = newIntroduction(
    { introducerId: callerId, relationshipTypeId, createdAt: at },
    to,
  );
  const decided = decideIntroduction(introduction, {
    open: open.map((known) => known.introduction),
    made,
  });
  if (!decided.ok) return decided;
  const members = one.id < other.id ? ([one, other] as const) : ([other, one] as const);
  return granted({
    act: { ...decided.value, actorId: callerId, at },
    answer: (id) => ({ introduction: { ...introduction, id }, members }),
  });
}

async function findConnected(deps: Dependencies, callerId: MemberId, id: MemberId) {
  const [connection, self] = await Promise.all([
    deps.connections.findBetween(callerId, id),
    findVisibleMember(deps, callerId, id),
  ]);
  return connection?.status === 'accepted' ? self : null;
}
