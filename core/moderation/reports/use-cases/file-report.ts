import type { ConnectionChange } from '#core/connections/changes.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import type { ConnectionEvent } from '#core/connections/events.ts';
import { loadPair } from '#core/connections/steps/load-pair.ts';
import type { IntroductionRepository } from '#core/introductions/ports/introduction-repository.ts';
import { madeBy, sidesFor } from '#core/introductions/domain/introduction.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit, type Proposal } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { refuseAbove, type Limiter } from '#core/kernel/limiter.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MailChange } from '#core/letters/changes.ts';
import { toMemberWithPhotos, type Member } from '#core/members/domain/member.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { AttachmentChange } from '#core/messaging/attachments/changes.ts';
import type { ModerationRepository } from '#core/moderation/ports/moderation-repository.ts';
import type { ReportChange } from '#core/moderation/reports/changes.ts';
import { decideFiling, MOST_ATTACHED } from '#core/moderation/reports/domain/decide-filing.ts';
import { REPORT_LIMIT } from '#core/moderation/reports/domain/report-limit.ts';
import type { ReportReason } from '#core/moderation/reports/domain/report-reason.ts';
import { UNHANDLED, type Report } from '#core/moderation/reports/domain/report.ts';
import type { ReportEvent } from '#core/moderation/reports/events.ts';
import type {
  Quotation,
  SealedConversations,
} from '#core/moderation/reports/ports/sealed-conversations.ts';
import type { SafetyChange } from '#core/safety/changes.ts';
import { sightOf } from '#core/safety/domain/visibility.ts';
import type { SafetyEvent } from '#core/safety/events.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

interface Draft {
  readonly callerId: MemberId;
  readonly memberId: MemberId;
  readonly reason: ReportReason;
  readonly words: string | null;
  /** Whether to attach the last messages between the two. */
  readonly attachMessages: boolean;
  /** Whether to block the member in the same step. */
  readonly block: boolean;
}

type FileRefusal = NotFound<'member'> | RefusalOf<'too_many_requests'>;

export type FileReport = (draft: Draft) => Promise<Result<Report, FileRefusal>>;

/** What is stored by a report, by the block that may come with it, and to call moderators. */
type ReportedChange =
  | ReportChange
  | AttachmentChange
  | ConnectionChange
  | SafetyChange
  | MailChange;

/** What happens by them. */
type ReportedEvent = ReportEvent | ConnectionEvent | SafetyEvent;

interface Dependencies {
  readonly members: Pick<MemberRepository, 'findById'>;
  readonly connections: Pick<ConnectionRepository, 'findBetween' | 'load'>;
  readonly safety: Pick<SafetyRepository, 'relate' | 'loadHistory'>;
  readonly sealedConversations: Pick<SealedConversations, 'quote'>;
  readonly introductions: Pick<IntroductionRepository, 'listOf'>;
  readonly moderation: Pick<ModerationRepository, 'listModerators'>;
  readonly commit: Commit<ReportedChange, ReportedEvent>;
  readonly limiter: Limiter;
  readonly clock: Clock;
}

/**
 * Files a report about a member whom the caller may know of, or with whom they had a connection that has a
 * sealed copy. Its evidence is stored with it. Moderators get a letter: at once if it can't wait.
 */
export function makeFileReport(deps: Dependencies): FileReport {
  return (draft) =>
    decideAndCommit(
      deps.commit,
      () => decide(deps, draft),
      () => refuseAbove(deps.limiter, REPORT_LIMIT, String(draft.callerId)),
    );
}

async function decide(
  deps: Dependencies,
  draft: Draft,
): Promise<Result<Proposal<ReportedChange, ReportedEvent, Report>, FileRefusal>> {
  const { callerId, memberId, reason, words } = draft;
  const createdAt = deps.clock.now();
  const found = callerId === memberId ? null : await findReported(deps, draft, createdAt);
  if (found === null) return refused({ code: 'not_found', subject: 'member' });
  const { aboutName, profile, messages, note } = found;
  const { attachMessages } = draft;
  const evidence = {
    profile,
    messages: attachMessages ? messages : null,
    // What the one who is reported wrote with their request is theirs to answer for in any case.
    note: attachMessages || note?.senderId === memberId ? note : null,
    introductions: await introducedBy(deps, draft),
  };
  const about = { aboutId: memberId, aboutName };
  const filed = { reporterId: callerId, ...about, reason, words, createdAt, evidence };
  const block = draft.block ? await loadPair(deps, callerId, memberId) : null;
  const moderatorIds = await deps.moderation.listModerators();
  return granted({
    act: { ...decideFiling(filed, block, moderatorIds), actorId: callerId, at: createdAt },
    answer: (id) => {
      const { evidence: _evidence, ...report } = filed;
      return { ...report, id, handling: UNHANDLED };
    },
  });
}

/** Who is reported, with what the two have last written to each other. */
interface Found extends Pick<Quotation, 'messages' | 'note'> {
  /** The present one only where the caller may see it; otherwise as it was when their connection was sealed. */
  readonly aboutName: string;
  readonly profile: Member;
}

/**
 * The member who is reported, with the name by which the caller knows them and what the two have last written to
 * each other; `null` when the caller may not know of them. Visibility is read first: what a block seals meanwhile is
 * found afterwards.
 */
async function findReported(
  { members, safety, sealedConversations }: Dependencies,
  { callerId, memberId }: Draft,
  now: string,
): Promise<Found | null> {
  const [member, relation] = await Promise.all([
    members.findById(memberId),
    safety.relate(callerId, memberId),
  ]);
  const page = { limit: MOST_ATTACHED, now };
  const { sealedName, ...quoted } = await sealedConversations.quote(callerId, memberId, page);
  if (member === null) return null;
  const aboutName = sightOf(relation) === 'hidden' ? sealedName : member.name;
  return aboutName === null ? null : { aboutName, profile: toMemberWithPhotos(member), ...quoted };
}

/** What the member wrote to introduce others to the caller, also in introductions that were taken back. */
async function introducedBy(
  { introductions }: Dependencies,
  { callerId, memberId }: Draft,
): Promise<readonly string[]> {
  return madeBy(memberId, await introductions.listOf(callerId)).flatMap(
    (one) => sidesFor(one, callerId)?.own.note ?? [],
  );
}
