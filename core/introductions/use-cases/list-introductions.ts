import { madeBy, type Introduction } from '#core/introductions/domain/introduction.ts';
import type { IntroductionRepository } from '#core/introductions/ports/introduction-repository.ts';
import { listOpenIntroductions } from '#core/introductions/steps/list-open-introductions.ts';
import {
  listReceivedIntroductions,
  type ReceivedIntroductionSources,
} from '#core/introductions/steps/list-received-introductions.ts';
import type {
  MeetingThrough,
  OwnIntroductions,
  ReceivedIntroduction,
} from '#core/introductions/domain/seen-introduction.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { findSeenMember } from '#core/members/steps/find-visible-member.ts';

interface Sources extends ReceivedIntroductionSources {
  readonly introductions: Pick<IntroductionRepository, 'listOf'>;
}

/** The introductions that wait for the caller's answer, or for the other's after their yes; the newest first. */
export type ListReceivedIntroductions = (
  callerId: MemberId,
) => Promise<readonly ReceivedIntroduction[]>;

/** Lists them by the one rule of visibility between all three. */
export function makeListReceivedIntroductions(sources: Sources): ListReceivedIntroductions {
  return async (callerId) =>
    listReceivedIntroductions(sources, callerId, await sources.introductions.listOf(callerId));
}

export type ListIntroductions = (input: {
  readonly callerId: MemberId;
}) => Promise<OwnIntroductions>;

/** The caller's introductions: those to answer, those they have made, and through whom they've met someone. */
export function makeListIntroductions(sources: Sources): ListIntroductions {
  return async ({ callerId }) => {
    const at = sources.clock.now();
    const all = await sources.introductions.listOf(callerId);
    const [received, open, met] = await Promise.all([
      listReceivedIntroductions(sources, callerId, all),
      listOpenIntroductions(sources, callerId, madeBy(callerId, all), at),
      Promise.all(all.map((one) => showMeeting(sources, one, callerId))),
    ]);
    return {
      received,
      made: open,
      met: met.filter((one) => one !== null),
    };
  };
}

async function showMeeting(
  sources: Sources,
  { connectionId, introducerId }: Introduction,
  callerId: MemberId,
): Promise<MeetingThrough | null> {
  if (connectionId === null || introducerId === callerId) return null;
  const introducer = await findSeenMember(sources, callerId, introducerId);
  return introducer && { connectionId, introducer: introducer.member };
}
