import { isReminded, newsOf, type Party } from '#core/connections/domain/rhythm.ts';
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
  sources: Sources,
  memberId: MemberId,
): Promise<RhythmNewsOf | null> {
  const all = await listRhythmNews(sources, memberId);
  const found = all.find(({ shown }) => shown.news === 'day') ?? all[0];
  return found?.shown ?? null;
}

/**
 * Whether there is a day to remind the member of by mail. A letter that waits longer than its day speaks of no other, which
 * has a letter of its own.
 */
export async function hasDayToRemindOf(sources: Sources, memberId: MemberId): Promise<boolean> {
  const all = await listRhythmNews(sources, memberId);
  return all.some(({ shown, isNoted }) => shown.news === 'day' && isNoted);
}

/** What is news of all rhythms, and whether it's noted that the member's turn to be reminded of it has come. */
interface FoundNews {
  readonly shown: RhythmNewsOf;
  readonly isNoted: boolean;
}

async function listRhythmNews(
  { connections, members, clock }: Sources,
  memberId: MemberId,
): Promise<readonly FoundNews[]> {
  const kept = await connections.listRhythms(memberId, MOST_RHYTHMS);
  if (kept.length === 0) return [];
  const partyOf = async (id: MemberId): Promise<Party> => ({
    id,
    zone: (await members.findById(id))?.preferences.timeZone ?? null,
  });
  const [own, ...others] = await Promise.all([
    partyOf(memberId),
    ...kept.map(({ connection }) => partyOf(connection.member.id)),
  ]);
  const now = clock.now();
  return kept.flatMap(({ connection, rhythm }, place): FoundNews[] => {
    const other = others[place];
    if (other === undefined) return [];
    const lastWordAt = connection.lastMessageAt;
    // Those with somebody who is away aren't listed.
    const circumstances = { parties: [own, other], lastWordAt, isPaused: false, now } as const;
    const news = newsOf(rhythm, memberId, circumstances);
    if (news === null) return [];
    const isNoted = isReminded(rhythm, memberId, circumstances);
    return [{ shown: { connection, cadence: rhythm.cadence, news }, isNoted }];
  });
}
