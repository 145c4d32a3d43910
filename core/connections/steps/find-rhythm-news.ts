import { newsOf, type Circumstances } from '#core/connections/domain/rhythm.ts';
import type { RhythmNewsOf } from '#core/connections/domain/rhythm-for-two.ts';
import type { RhythmOf } from '#core/connections/domain/together.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';

/** How many rhythms of a member are looked at. */
const MOST_RHYTHMS = 50;

interface Sources {
  readonly connections: Pick<ConnectionRepository, 'listRhythms'>;
  readonly members: Pick<MemberRepository, 'findById'>;
  readonly clock: Clock;
}

/** The rhythm that the member is told of: one whose day has come, or else one that rests. */
export async function findRhythmNews(
  sources: Sources,
  memberId: MemberId,
): Promise<RhythmNewsOf | null> {
  const kept = await sources.connections.listRhythms(memberId, MOST_RHYTHMS);
  const found = await Promise.all(kept.map((each) => newsIn(sources, memberId, each)));
  const told = found.filter((each) => each !== null);
  return told.find(({ news }) => news === 'day') ?? told[0] ?? null;
}

async function newsIn(
  { members, clock }: Sources,
  memberId: MemberId,
  { connection, rhythm }: RhythmOf,
): Promise<RhythmNewsOf | null> {
  const partyOf = async (id: MemberId) => ({
    id,
    zone: (await members.findById(id))?.preferences.timeZone ?? null,
  });
  const circumstances: Circumstances = {
    parties: [await partyOf(memberId), await partyOf(connection.member.id)],
    lastWordAt: connection.lastMessageAt,
    isPaused: false,
    now: clock.now(),
  };
  const news = newsOf(rhythm, memberId, circumstances);
  return news && { connection, cadence: rhythm.cadence, news };
}
