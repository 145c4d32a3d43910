import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import { sidesFor, type Introduction } from '#core/introductions/domain/introduction.ts';
import type { IntroductionRepository } from '#core/introductions/ports/introduction-repository.ts';
import {
  findShownIntroduction,
  type IntroductionSources,
} from '#core/introductions/steps/find-shown-introduction.ts';
import { listOpenIntroductions } from '#core/introductions/steps/list-open-introductions.ts';
import type {
  MeetingThrough,
  OwnIntroductions,
  ReceivedIntroduction,
} from '#core/introductions/domain/seen-introduction.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { findVisibleMember } from '#core/members/steps/find-visible-member.ts';
import { toMember } from '#core/members/domain/member.ts';

interface Sources extends IntroductionSources {
  readonly connections: Pick<ConnectionRepository, 'findBetween'>;
  readonly introductions: Pick<IntroductionRepository, 'listOf' | 'listBy'>;
  readonly clock: Clock;
}

/** The introductions that wait for the caller's answer, or for the other's after their yes; the newest first. */
export type ListReceivedIntroductions = (
  callerId: MemberId,
) => Promise<readonly ReceivedIntroduction[]>;

/** Lists them by the one rule of visibility between all three. */
export function makeListReceivedIntroductions(sources: Sources): ListReceivedIntroductions {
  return async (callerId) =>
    listShown(sources, callerId, await sources.introductions.listOf(callerId));
}

async function listShown(
  sources: Sources,
  callerId: MemberId,
  all: readonly Introduction[],
): Promise<readonly ReceivedIntroduction[]> {
  const at = sources.clock.now();
  const found = await Promise.all(all.map((one) => show(sources, one, { callerId, all, at })));
  return found.filter((one) => one !== null);
}

export type ListIntroductions = (input: {
  readonly callerId: MemberId;
}) => Promise<OwnIntroductions>;

/** The caller's introductions: those to answer, those they have made, and through whom they've met someone. */
export function makeListIntroductions(sources: Sources): ListIntroductions {
  return async ({ callerId }) => {
    const at = sources.clock.now();
    const [made, all] = await Promise.all([
      sources.introductions.listBy(callerId),
      sources.introductions.listOf(callerId),
    ]);
    const [received, open, met] = await Promise.all([
      listShown(sources, callerId, all),
      listOpenIntroductions(sources, callerId, made, at),
      Promise.all(all.map((one) => showMeeting(sources, one, callerId))),
    ]);
    return {
      received,
      made: open,
      met: met.filter((one) => one !== null),
    };
  };
}

async function show(
  sources: Sources,
  introduction: Introduction,
  {
    callerId,
    ...looking
  }: {
    readonly callerId: MemberId;
    readonly all: readonly Introduction[];
    readonly at: string;
  },
): Promise<ReceivedIntroduction | null> {
  const shown = await findShownIntroduction(sources, introduction, {
    memberId: callerId,
    ...looking,
  });
  const own = sidesFor(introduction, callerId)?.own;
  if (shown === null || own === undefined) return null;
  const { id, relationshipTypeId, createdAt } = introduction;
  return {
    id,
    introducer: toMember(shown.introducer),
    member: toMember(shown.other),
    note: own.note,
    relationshipTypeId,
    createdAt,
    saidYes: own.answer === 'yes',
  };
}

async function showMeeting(
  sources: Sources,
  { connectionId, introducerId }: Introduction,
  callerId: MemberId,
): Promise<MeetingThrough | null> {
  if (connectionId === null) return null;
  const introducer = await findVisibleMember(sources, callerId, introducerId);
  return introducer && { connectionId, introducer: toMember(introducer) };
}
