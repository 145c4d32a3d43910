import type { Connection } from '#core/connections/domain/connection.ts';
import { isAtRest } from '#core/connections/domain/resting-request.ts';
import type { Self } from '#core/members/domain/member.ts';
import { mayAsk } from '#core/members/domain/who-may-ask.ts';
import { hasAskedBefore, type PairHistory } from '#core/safety/domain/pair-history.ts';
import type { Standing } from '#core/safety/domain/standing.ts';
import type { IntroducedSide, Introduction } from './introduction.ts';

/** One of the two, as the other may see them. */
export interface Candidate {
  readonly self: Self;
  readonly standing: Standing;
}

/** What is between the two who are introduced, who see each other. */
export interface BetweenTheTwo {
  /** In the order of the introduction's sides. */
  readonly candidates: readonly [Candidate, Candidate];
  readonly history: PairHistory;
  /** What they have already, accepted or waiting. */
  readonly connection: Connection | null;
}

/**
 * Whether the introducer has known someone ever since they introduced them: once a connection has ended, a new one
 * brings no introduction back.
 */
export function isKnownSince(
  connection: Pick<Connection, 'status' | 'acceptedAt'> | null,
  { createdAt }: Pick<Introduction, 'createdAt'>,
): boolean {
  const since = connection?.status === 'accepted' ? connection.acceptedAt : null;
  return since !== null && since <= createdAt;
}

/**
 * Whether the two may meet: each could ask the other just so, by the rules of requests. No means no, so neither has
 * declined or left the other of late, and nothing else waits between them.
 */
export function mayMeet(
  introduction: Pick<Introduction, 'sides' | 'relationshipTypeId'>,
  { candidates: [one, other], history, connection }: BetweenTheTwo,
  at: string,
): boolean {
  if (connection !== null && !isAtRest(connection, at)) return false;
  const [toOne, toOther] = introduction.sides;
  return (
    couldAsk(introduction, { asking: one, asked: other, words: toOther }, history, at) &&
    couldAsk(introduction, { asking: other, asked: one, words: toOne }, history, at)
  );
}

interface Asking {
  readonly asking: Candidate;
  readonly asked: Candidate;
  /** The introducer's words are those that a request would have. */
  readonly words: IntroducedSide;
}

function couldAsk(
  { relationshipTypeId }: Pick<Introduction, 'relationshipTypeId'>,
  { asking, asked, words }: Asking,
  history: PairHistory,
  at: string,
): boolean {
  const request = { relationshipTypeId, note: words.note };
  return (
    asking.standing.mayAsk &&
    !hasAskedBefore(history, asking.self.id, at) &&
    mayAsk(asked.self.whoMayAsk, asking.self, request).ok
  );
}
