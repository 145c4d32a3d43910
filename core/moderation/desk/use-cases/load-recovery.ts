import { mayBeWonBack } from '#core/accounts/recovery-requests/domain/may-be-won-back.ts';
import type { RecoveryRequest } from '#core/accounts/recovery-requests/domain/recovery-request.ts';
import { isAtDesk } from '#core/accounts/recovery-requests/domain/transition.ts';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { toLoginName, type Self } from '#core/members/domain/member.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { ConversationRepository } from '#core/messaging/ports/conversation-repository.ts';
import {
  matchAnswers,
  type KnownOfAccount,
  type MatchedAnswers,
} from '#core/moderation/desk/domain/recovery-answers.ts';
import type { ReportRepository } from '#core/moderation/reports/ports/report-repository.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';
import { haveReported } from './have-reported.ts';

/** How many connections are compared with the answers. */
const AT_ONCE = 500;

/** A request, with whose account it is about and how the answers compare. */
export interface ShownRecovery {
  readonly request: RecoveryRequest;
  readonly member: Self;
  readonly matched: MatchedAnswers;
}

/** What finding the account of a request takes. */
export interface AccountDependencies {
  readonly members: Pick<MemberRepository, 'findById'>;
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
  readonly connections: Pick<ConnectionRepository, 'findBetween' | 'listOf'>;
  readonly reports: Pick<ReportRepository, 'listAbout' | 'listBy'>;
  readonly clock: Clock;
}

/** What showing a request to a moderator takes. */
export interface RecoveryDependencies extends AccountDependencies {
  readonly conversations: Pick<ConversationRepository, 'listOf'>;
}

/** The request as a moderator sees it; `null` where it is none of theirs. */
export async function showRecovery(
  deps: RecoveryDependencies,
  moderatorId: MemberId,
  request: RecoveryRequest,
): Promise<ShownRecovery | null> {
  const member = await findAccount(deps, moderatorId, request);
  if (member === null) return null;
  return { request, member, matched: matchAnswers(request.answers, await readKnown(deps, member)) };
}

/**
 * Whose account the request is about; `null` where it is none of theirs: about nobody, about an account that nobody wins
 * back, sent from their own address, about somebody they are connected with, or one of the two has reported the other.
 */
export async function findAccount(
  deps: AccountDependencies,
  moderatorId: MemberId,
  request: RecoveryRequest,
): Promise<Self | null> {
  const { memberId } = request;
  if (memberId === null || !isAtDesk(request) || request.dueAt <= deps.clock.now()) return null;
  const member = await deps.members.findById(memberId);
  const { value: standing } = await deps.safety.loadStanding(memberId);
  if (member === null || !mayBeWonBack(standing)) return null;
  return (await isParty(deps, moderatorId, memberId, request)) ? null : member;
}

async function isParty(
  { members, connections, reports }: AccountDependencies,
  moderatorId: MemberId,
  memberId: MemberId,
  { address }: RecoveryRequest,
): Promise<boolean> {
  const moderator = await members.findById(moderatorId);
  if (moderator === null || toLoginName(moderator.email) === toLoginName(address)) return true;
  if ((await connections.findBetween(moderatorId, memberId)) !== null) return true;
  return haveReported(reports, moderatorId, memberId);
}

async function readKnown(
  { connections, conversations }: RecoveryDependencies,
  { id, email, createdAt }: Self,
): Promise<KnownOfAccount> {
  const accepted = await connections.listOf(id, {
    status: 'accepted',
    direction: null,
    before: null,
    limit: AT_ONCE,
    openSince: createdAt,
  });
  const inbox = await conversations.listOf(id, { text: '', after: null, limit: AT_ONCE });
  const written = inbox.filter(({ conversation }) => conversation.lastMessage !== null);
  const latest = written.toSorted((one, other) => other.place.lastAt - one.place.lastAt)[0];
  return {
    email,
    createdAt,
    connections: accepted.flatMap(nameOf),
    lastPerson: latest === undefined ? null : (nameOf(latest.conversation)[0] ?? null),
  };
}

/** The other's name, unless they have left. */
function nameOf({
  member,
  presence,
}: Pick<ConnectionWithMember, 'member' | 'presence'>): readonly string[] {
  return presence === 'former' ? [] : [member.name];
}
