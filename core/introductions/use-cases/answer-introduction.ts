import type { ConnectionChange } from '#core/connections/changes.ts';
import { openSince } from '#core/connections/domain/resting-request.ts';
import type { TransitionRefusal } from '#core/connections/domain/transition.ts';
import type { ConnectionEvent } from '#core/connections/events.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import type { IntroductionChange } from '#core/introductions/changes.ts';
import { decideAnswer } from '#core/introductions/domain/decide-introduction.ts';
import { sidesFor, type IntroductionAnswer } from '#core/introductions/domain/introduction.ts';
import type { IntroductionEvent } from '#core/introductions/events.ts';
import type { IntroductionRepository } from '#core/introductions/ports/introduction-repository.ts';
import {
  findShownIntroduction,
  type IntroductionSources,
} from '#core/introductions/steps/find-shown-introduction.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit, type Proposal } from '#core/kernel/commit.ts';
import type { ConnectionId, IntroductionId, MemberId } from '#core/kernel/ids.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { Confirmation } from '#core/members/domain/confirmation.ts';
import type { ConfirmationRefusal } from '#core/members/refusals.ts';
import type { SafetyChange } from '#core/safety/changes.ts';

interface Input {
  readonly callerId: MemberId;
  readonly id: IntroductionId;
  readonly answer: IntroductionAnswer;
}

type AnswerRefusal = TransitionRefusal | ConfirmationRefusal | NotFound<'introduction'>;

/** The connection, if both have said yes by now. */
export type AnswerIntroduction = (
  input: Input,
) => Promise<Result<ConnectionId | null, AnswerRefusal>>;

type AnswerChange = IntroductionChange | ConnectionChange | SafetyChange;
type AnswerEvent = IntroductionEvent | ConnectionEvent;

interface Dependencies extends IntroductionSources {
  readonly connections: ConnectionRepository;
  readonly introductions: Pick<IntroductionRepository, 'load' | 'listOf'>;
  readonly commit: Commit<AnswerChange, AnswerEvent>;
  readonly clock: Clock;
  readonly confirmation: Confirmation;
}

const NOT_FOUND = { code: 'not_found', subject: 'introduction' } as const;

/**
 * Says yes or no to meeting someone. A yes can be taken back until the other has said yes too; a no stands. What the
 * caller is answered depends on the other's yes alone.
 */
export function makeAnswerIntroduction(deps: Dependencies): AnswerIntroduction {
  return (input) => decideAndCommit(deps.commit, () => decide(deps, input));
}

async function decide(
  deps: Dependencies,
  { callerId, id, answer }: Input,
): Promise<Result<Proposal<AnswerChange, AnswerEvent, ConnectionId | null>, AnswerRefusal>> {
  const at = deps.clock.now();
  const loaded = await deps.introductions.load(id);
  const sides = loaded && sidesFor(loaded.value, callerId);
  if (!loaded || !sides) return refused(NOT_FOUND);
  const all = await deps.introductions.listOf(callerId);
  const shown = await findShownIntroduction(deps, loaded.value, { memberId: callerId, all, at });
  if (shown === null) return refused(NOT_FOUND);
  if (answer === 'yes' && deps.confirmation === 'required' && !shown.own.verified) {
    return refused({ code: 'address_not_confirmed' });
  }
  // Whoever says the same again has said it already.
  if (sides.own.answer === answer) return granted({ act: null, answer: () => null });
  const { sent } = await deps.connections.countOf(sides.other.memberId, openSince(at));
  const decided = decideAnswer(
    loaded,
    { actorId: callerId, answer },
    {
      history: shown.history,
      openRequests: sent,
      resting: shown.connection && (await deps.connections.load(shown.connection.id)),
      at,
    },
  );
  if (!decided.ok) return decided;
  const isMet = decided.value.changes.some(({ type }) => type === 'add_connection');
  return granted({
    act: { ...decided.value, actorId: callerId, at },
    answer: (connectionId) => (isMet ? connectionId : null),
  });
}
