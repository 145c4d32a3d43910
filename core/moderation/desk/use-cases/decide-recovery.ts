import type { RecoveryRequestRepository } from '#core/accounts/recovery-requests/ports/recovery-request-repository.ts';
import type {
  RecoveryRequestRefusal,
  RecoveryRequestSubject,
} from '#core/accounts/recovery-requests/refusals.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { EmailAddress } from '#core/kernel/email-address.ts';
import type { MemberId, RecoveryRequestId } from '#core/kernel/ids.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { LinkRepository } from '#core/letters/ports/link-repository.ts';
import type { MemberEvent } from '#core/members/events.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import {
  decideRecoveryCase,
  type RecoveryDecision,
  type RecoveryDecisionChange,
} from '#core/moderation/desk/domain/recovery-decision.ts';
import { announce } from '#core/moderation/domain/announce.ts';
import type { ModerationRepository } from '#core/moderation/ports/moderation-repository.ts';
import { showRecovery, type RecoveryDependencies } from './load-recovery.ts';

type Refusal = NotFound<RecoveryRequestSubject> | RecoveryRequestRefusal;

export type DecideRecovery = (input: {
  readonly callerId: MemberId;
  readonly id: RecoveryRequestId;
  readonly decision: RecoveryDecision;
}) => Promise<Result<null, Refusal>>;

interface Dependencies extends RecoveryDependencies {
  readonly recoveryRequests: Pick<RecoveryRequestRepository, 'load'>;
  readonly members: Pick<MemberRepository, 'findById' | 'loadAddress'>;
  readonly links: Pick<LinkRepository, 'listOf'>;
  readonly moderation: Pick<ModerationRepository, 'listModerators'>;
  readonly commit: Commit<RecoveryDecisionChange, MemberEvent>;
}

/** Records a moderator's decision on whether someone who has lost everything gets the account back. */
export function makeDecideRecovery(deps: Dependencies): DecideRecovery {
  return ({ callerId, id, decision }) =>
    decideAndCommit<RecoveryDecisionChange, MemberEvent, null, Refusal>(deps.commit, async () => {
      const stored = await deps.recoveryRequests.load(id);
      const shown = stored && (await showRecovery(deps, callerId, stored.value));
      if (stored === null || shown === null) {
        return refused({ code: 'not_found', subject: 'recovery_request' });
      }
      const { matched, member } = shown;
      const memberId = member.id;
      const moderatorIds = await deps.moderation.listModerators();
      const addresses = await listAddresses(deps, memberId, member.email);
      const at = deps.clock.now();
      const upon = { stored, memberId, matched, moderatorIds, addresses };
      const decided = decideRecoveryCase(upon, { ...decision, by: callerId, at });
      if (!decided.ok) return decided;
      const changes = decided.value;
      const act = { ...announce(changes), actorId: callerId, at };
      return granted({ act, answer: () => null });
    });
}

/** The address that the account has, the one that it was to have, and those whose owners can still take a change back. */
async function listAddresses(
  { members, links }: Dependencies,
  memberId: MemberId,
  present: EmailAddress,
): Promise<readonly EmailAddress[]> {
  const pending = (await members.loadAddress(memberId))?.value.pending?.email ?? null;
  const undoing = await links.listOf(memberId, 'undo_address');
  return [present, pending, ...undoing.map(({ address }) => address)].filter(
    (address) => address !== null,
  );
}
