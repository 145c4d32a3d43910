import type { Connection } from '#core/connections/domain/connection.ts';
import type { Circumstances, Party } from '#core/connections/domain/rhythm.ts';
import type { Together } from '#core/connections/domain/together.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Versioned } from '#core/kernel/commit.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { MessageRepository } from '#core/messaging/ports/message-repository.ts';
import { isVisible } from '#core/safety/domain/visibility.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

/** What it takes to look at a rhythm. */
export interface RhythmSources {
  readonly connections: Pick<ConnectionRepository, 'findById' | 'loadTogether'>;
  readonly members: Pick<MemberRepository, 'findById'>;
  readonly messages: Pick<MessageRepository, 'listOf'>;
  readonly safety: Pick<SafetyRepository, 'relate'>;
  readonly clock: Clock;
}

/** What two keep together, and how it is between them. */
export interface LoadedRhythm {
  readonly connection: Connection;
  readonly kept: Versioned<Together>;
  readonly circumstances: Circumstances;
}

/** Loads what decides about the rhythm of an accepted connection. */
export async function loadRhythm(
  sources: RhythmSources,
  id: ConnectionId,
): Promise<LoadedRhythm | null> {
  // The version comes first: what is seen after that can only be newer.
  const kept = await sources.connections.loadTogether(id);
  const connection = kept && (await sources.connections.findById(id));
  if (!kept || !connection) return null;
  const { requesterId, recipientId } = connection;
  const [one, other, isPaused, newest] = await Promise.all([
    findParty(sources, requesterId),
    findParty(sources, recipientId),
    isAway(sources, requesterId, recipientId),
    sources.messages.listOf(id, { before: null, limit: 1 }),
  ]);
  const lastWordAt = newest.at(-1)?.createdAt ?? null;
  const now = sources.clock.now();
  return { connection, kept, circumstances: { parties: [one, other], lastWordAt, isPaused, now } };
}

/** Whether one of the two is away, and the other may know it. */
async function isAway(
  { safety }: Pick<RhythmSources, 'safety'>,
  one: MemberId,
  other: MemberId,
): Promise<boolean> {
  const relations = await Promise.all([safety.relate(one, other), safety.relate(other, one)]);
  return relations.some(
    (relation) => !isVisible(relation) || relation.standing.onBreak?.isTold === true,
  );
}

async function findParty(
  { members }: Pick<RhythmSources, 'members'>,
  id: MemberId,
): Promise<Party> {
  return { id, zone: (await members.findById(id))?.preferences.timeZone ?? null };
}
