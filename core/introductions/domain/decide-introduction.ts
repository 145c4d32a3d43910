import type { ConnectionChange } from '#core/connections/changes.ts';
import {
  noConnection,
  type AcceptedConnection,
  type Connection,
} from '#core/connections/domain/connection.ts';
import { openSince } from '#core/connections/domain/resting-request.ts';
import { transition, type TransitionRefusal } from '#core/connections/domain/transition.ts';
import type { ConnectionEvent } from '#core/connections/events.ts';
import type { IntroductionChange } from '#core/introductions/changes.ts';
import type { IntroductionEvent } from '#core/introductions/events.ts';
import type { IntroductionRefusal } from '#core/introductions/refusals.ts';
import { NEW_ID, type Decision, type Versioned } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { refuseFor } from '#core/kernel/limiter.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { SafetyChange } from '#core/safety/changes.ts';
import type { PairHistory } from '#core/safety/domain/pair-history.ts';
import {
  isOfSamePair,
  mayIntroduceFrom,
  MOST_OPEN_INTRODUCTIONS,
  sidesFor,
  withAnswer,
  type Introduction,
  type IntroductionAnswer,
  type NewIntroduction,
} from './introduction.ts';

type IntroductionDecision = Decision<
  IntroductionChange | ConnectionChange | SafetyChange,
  IntroductionEvent | ConnectionEvent
>;

/** What a member has introduced before. */
interface MadeBefore {
  readonly open: readonly Introduction[];
  /** All that are kept, the newest first. */
  readonly made: readonly Introduction[];
}

/**
 * Decides an introduction. It depends on nothing that the introducer couldn't know: whether the two may meet is decided
 * when they look, so that nobody learns of a block or a no by introducing people.
 */
export function decideIntroduction(
  introduction: NewIntroduction,
  { open, made }: MadeBefore,
): Result<
  Decision<IntroductionChange, IntroductionEvent>,
  IntroductionRefusal | RefusalOf<'too_many_requests'>
> {
  if (open.some((one) => isOfSamePair(one, introduction))) {
    return refused({ code: 'already_introduced' });
  }
  if (open.length >= MOST_OPEN_INTRODUCTIONS) {
    return refused({ code: 'too_many_open_introductions' });
  }
  const again = mayIntroduceFrom(made, introduction.createdAt);
  if (again !== null) {
    return refused(refuseFor(Date.parse(again) - Date.parse(introduction.createdAt)));
  }
  const newestId = made[0]?.id ?? 0;
  const memberIds = introduction.sides.map(({ memberId }) => memberId);
  return granted({
    changes: [{ type: 'add_introduction', introduction, newestId }],
    events: [{ type: 'introduction_made', introductionId: NEW_ID, memberIds }],
  });
}

/** What lies between the two when one of them answers. */
export interface AnswerCircumstances {
  readonly history: Versioned<PairHistory>;
  /** How many requests of the other wait for an answer. */
  readonly openRequests: number;
  /** A request between the two that nobody has answered in time. */
  readonly resting: Versioned<Connection> | null;
  readonly at: string;
}

/**
 * Decides an answer to the introduction of that version. A no, and a yes while the other hasn't said yes, are written
 * down and nothing else; the second yes connects the two.
 */
export function decideAnswer(
  { value, version }: Versioned<Introduction>,
  { actorId, answer }: { readonly actorId: MemberId; readonly answer: IntroductionAnswer },
  circumstances: AnswerCircumstances,
): Result<IntroductionDecision, TransitionRefusal> {
  const introduction = withAnswer(value, actorId, answer);
  const own = {
    type: 'introduction_answered',
    introductionId: value.id,
    memberIds: [actorId],
  } as const;
  const other = sidesFor(value, actorId)?.other;
  if (answer === 'no' || other?.answer !== 'yes') {
    return granted({
      changes: [{ type: 'replace_introduction', introduction, version }],
      events: [own],
    });
  }
  const met = connect(value, { firstId: other.memberId, secondId: actorId }, circumstances.at);
  if (!met.ok) return met;
  return granted({
    changes: [
      ...meetingChanges(met.value, circumstances),
      // The id is that of the connection, which the same act has added before.
      {
        type: 'replace_introduction',
        introduction: { ...introduction, connectionId: NEW_ID },
        version,
      },
    ],
    events: [
      own,
      {
        type: 'connection_accepted',
        connectionId: NEW_ID,
        memberIds: [other.memberId, actorId],
      },
    ],
  });
}

/** The one state machine of connections: the first to say yes has asked, and the second accepts. */
function connect(
  { relationshipTypeId }: Introduction,
  { firstId, secondId }: { readonly firstId: MemberId; readonly secondId: MemberId },
  at: string,
): Result<AcceptedConnection, TransitionRefusal> {
  const asked = transition(noConnection({ requesterId: firstId, recipientId: secondId }), {
    type: 'request',
    actorId: firstId,
    relationshipTypeId,
    side: null,
    note: null,
    at,
  });
  return asked.ok ? transition(asked.value, { type: 'accept', actorId: secondId, at }) : asked;
}

/** The history is stored again, so that a block at the same moment has to be decided again. */
function meetingChanges(
  connection: AcceptedConnection,
  { history, openRequests, resting, at }: AnswerCircumstances,
): readonly (ConnectionChange | SafetyChange)[] {
  const removal = resting && {
    type: 'remove_connection' as const,
    id: resting.value.id,
    version: resting.version,
    sealing: null,
  };
  return [
    ...(removal ? [removal] : []),
    { type: 'add_connection', connection, openRequests, openSince: openSince(at) },
    { type: 'put_pair_history', history: history.value, version: history.version },
  ];
}
