import { sidesFor, type Introduction } from '#core/introductions/domain/introduction.ts';
import type { ReceivedIntroduction } from '#core/introductions/domain/seen-introduction.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { toMember, toMemberWithPhotos } from '#core/members/domain/member.ts';
import { findShownIntroduction, type IntroductionSources } from './find-shown-introduction.ts';

export interface ReceivedIntroductionSources extends IntroductionSources {
  readonly clock: Clock;
}

/**
 * Those of the introductions the member has part in that wait for their answer, or for the other's after their yes, by the
 * one rule of visibility between all three; in the order given.
 */
export async function listReceivedIntroductions(
  sources: ReceivedIntroductionSources,
  memberId: MemberId,
  all: readonly Introduction[],
): Promise<readonly ReceivedIntroduction[]> {
  const at = sources.clock.now();
  const found = await Promise.all(all.map((one) => show(sources, one, { memberId, all, at })));
  return found.filter((one) => one !== null);
}

async function show(
  sources: IntroductionSources,
  introduction: Introduction,
  looking: {
    readonly memberId: MemberId;
    readonly all: readonly Introduction[];
    readonly at: string;
  },
): Promise<ReceivedIntroduction | null> {
  const shown = await findShownIntroduction(sources, introduction, looking);
  const own = sidesFor(introduction, looking.memberId)?.own;
  if (shown === null || own === undefined) return null;
  const { id, relationshipTypeId, createdAt } = introduction;
  return {
    id,
    introducer: toMemberWithPhotos(shown.introducer),
    member: toMember(shown.other),
    note: own.note,
    relationshipTypeId,
    createdAt,
    saidYes: own.answer === 'yes',
  };
}
