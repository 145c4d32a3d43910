import type { IntroductionRepository } from '#core/introductions/ports/introduction-repository.ts';
import {
  listReceivedIntroductions,
  type ReceivedIntroductionSources,
} from '#core/introductions/steps/list-received-introductions.ts';
import { openSince } from '#core/connections/domain/resting-request.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { MailStateChange } from '#core/mail/changes.ts';
import {
  activityLetter,
  decideActivity,
  type ActivityDecision,
  type WaitingItem,
} from '#core/mail/domain/activity.ts';
import type { MailPreferenceRepository } from '#core/mail/ports/mail-preference-repository.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { MessageRepository } from '#core/messaging/ports/message-repository.ts';
import { hasLeft, isInUse } from '#core/safety/domain/standing.ts';
import { isVisible } from '#core/safety/domain/visibility.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

/**
 * Whether mails about activity may go to the member at all: their account is in use, they neither leave nor take a
 * break, and they have confirmed their address, which may be a stranger's until then.
 */
export type MayReceive = (memberId: MemberId) => Promise<boolean>;

/** Asks what is stored of the member. */
export function makeMayReceive({
  safety,
  members,
}: {
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
  readonly members: Pick<MemberRepository, 'loadAddress'>;
}): MayReceive {
  return async (memberId) => {
    const { value: standing } = await safety.loadStanding(memberId);
    if (!isInUse(standing) || hasLeft(standing) || standing.onBreak !== null) return false;
    const address = await members.loadAddress(memberId);
    return address !== null && address.value.confirmedAt !== null;
  };
}

/** Of how many people of each kind a letter tells at most: after that, more is not more. */
const MOST_TOLD = 100;

export interface ActivitySources extends ReceivedIntroductionSources {
  readonly mailPreferences: MailPreferenceRepository;
  readonly introductions: Pick<IntroductionRepository, 'listOf'>;
  readonly messages: Pick<MessageRepository, 'listAfter'>;
  readonly mayReceive: MayReceive;
  readonly clock: Clock;
}

/** Decides what becomes of the letter to the member that is due: of what waits now and has been in no letter. */
export async function prepareActivity(
  sources: ActivitySources,
  memberId: MemberId,
): Promise<ActivityDecision> {
  if (!(await sources.mayReceive(memberId))) return { type: 'drop' };
  return decide(sources, memberId);
}

/**
 * What to store when the letter that tells everything up to that time is sent: that it was, and another letter where
 * something has come since.
 */
export async function concludeActivity(
  sources: ActivitySources,
  memberId: MemberId,
  until: string,
): Promise<readonly (MailChange | MailStateChange)[]> {
  const decided = await decide(sources, memberId, until);
  const noted = { type: 'note_mailed', memberId, until } as const;
  return [noted, ...queueAgain(memberId, decided, sources.clock.now())];
}

/** The change by which a letter that is decided upon waits for its time. */
export function queueAgain(
  memberId: MemberId,
  decision: ActivityDecision,
  now: string,
): readonly MailChange[] {
  if (decision.type === 'drop') return [];
  const dueAt = decision.type === 'later' ? decision.dueAt : now;
  return [{ type: 'queue_letter', queued: activityLetter(memberId, dueAt) }];
}

async function decide(
  sources: ActivitySources,
  memberId: MemberId,
  told?: string,
): Promise<ActivityDecision> {
  const now = sources.clock.now();
  const { value: state } = await sources.mailPreferences.loadState(memberId);
  const lastSeenAt = await sources.mailPreferences.lastSeenAt(memberId);
  // Whoever was here since has seen it; requests rest after a while.
  const times = [told ?? state.mailedUntil ?? '', lastSeenAt ?? '', openSince(now)];
  const after = times.reduce((latest, time) => (time > latest ? time : latest));
  const page = { after, limit: MOST_TOLD };
  const waiting = await sources.mailPreferences.listWaiting(memberId, page);
  const known = [
    ...(await leaveOutHidden(sources, memberId, waiting)),
    ...(await findIntroductions(sources, memberId, after)),
  ];
  if (state.preferences !== null) return decideActivity(known, state, now);
  return decideActivity(await Promise.all(known.map(withFirst(sources, memberId))), state, now);
}

/** Says of who has written whether that began the conversation. */
function withFirst(
  { connections, messages }: Pick<ActivitySources, 'connections' | 'messages'>,
  memberId: MemberId,
) {
  return async (item: WaitingItem): Promise<WaitingItem> => {
    if (item.kind !== 'messages') return item;
    const connection = await connections.findBetween(memberId, item.otherId);
    const [first] = connection
      ? await messages.listAfter(connection.id, { after: 0, limit: 1 })
      : [];
    const isFirst = first?.senderId === item.otherId && first.createdAt === item.since;
    return { ...item, isFirst };
  };
}

/** The introductions after that time which the member can see and has not answered. */
async function findIntroductions(
  sources: Pick<ActivitySources, 'introductions'> & ReceivedIntroductionSources,
  memberId: MemberId,
  after: string,
): Promise<readonly WaitingItem[]> {
  const all = await sources.introductions.listOf(memberId);
  const received = await listReceivedIntroductions(sources, memberId, all);
  return received
    .filter(({ createdAt, saidYes }) => createdAt > after && !saidYes)
    .map(({ introducer, createdAt }) => ({
      kind: 'introductions',
      otherId: introducer.id,
      since: createdAt,
      until: createdAt,
    }));
}

/** What hidden members did waits for nobody. */
async function leaveOutHidden(
  { safety }: Pick<ActivitySources, 'safety'>,
  memberId: MemberId,
  waiting: readonly WaitingItem[],
): Promise<readonly WaitingItem[]> {
  const visible = new Set<MemberId>();
  for (const otherId of new Set(waiting.map((item) => item.otherId))) {
    if (isVisible(await safety.relate(memberId, otherId))) visible.add(otherId);
  }
  return waiting.filter((item) => visible.has(item.otherId));
}
