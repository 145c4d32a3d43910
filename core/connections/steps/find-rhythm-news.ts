import { newsOf, type Party } from '#core/connections/domain/rhythm.ts';
import type { RhythmNewsOf } from '#core/connections/domain/rhythm-for-two.ts';
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
  { connections, members, clock }: Sources,
  memberId: MemberId,
): Promise<RhythmNewsOf | null> {
  const kept = await connections.listRhythms(memberId, MOST_RHYTHMS);
  if (kept.length === 0) return null;
  const partyOf = async (id: MemberId): Promise<Party> => ({
    id,
    zone: (await members.findById(id))?.preferences.timeZone ?? null,
  });
  const [own, ...others] = await Promise.all([
    partyOf(memberId),
    ...kept.map(({ connection }) => partyOf(connection.member.id)),
  ]);
  const now = clock.now();
  const told = kept.flatMap(({ connection, rhythm }, place): RhythmNewsOf[] => {
    const other = others[place];
    if (other === undefined) return [];
    const lastWordAt = connection.lastMessageAt;
    // Those with somebody who is away aren't listed.
    const circumstances = { parties: [own, other], lastWordAt, isPaused: false, now } as const;
    const news = newsOf(rhythm, memberId, circumstances);
    return news === null ? [] : [{ connection, cadence: rhythm.cadence, news }];
  });
  return told.find(({ news }) => news === 'day') ?? told[0] ?? null;
}
