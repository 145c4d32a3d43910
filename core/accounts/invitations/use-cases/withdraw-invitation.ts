import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { InvitationId, MemberId } from '#core/kernel/ids.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { InvitationChange } from '#core/accounts/invitations/changes.ts';
import { withdrawInvitation } from '#core/accounts/invitations/domain/invitation.ts';
import type { InvitationRepository } from '#core/accounts/invitations/ports/invitation-repository.ts';
import type { InvitationRefusal } from '#core/accounts/invitations/refusals.ts';

type WithdrawalRefusal = NotFound<'invitation'> | RefusalOf<'invitation_ended', InvitationRefusal>;

export type WithdrawInvitation = (input: {
  readonly callerId: MemberId;
  readonly id: InvitationId;
}) => Promise<Result<null, WithdrawalRefusal>>;

/** Withdraws an invitation of the caller, so that nobody can use it any more. */
export function makeWithdrawInvitation(deps: {
  readonly invitations: Pick<InvitationRepository, 'load'>;
  readonly commit: Commit<InvitationChange, never>;
  readonly clock: Clock;
}): WithdrawInvitation {
  return ({ callerId, id }) =>
    decideAndCommit<InvitationChange, never, null, WithdrawalRefusal>(deps.commit, async () => {
      const stored = await deps.invitations.load(id);
      if (stored?.value.inviterId !== callerId) {
        return refused({ code: 'not_found', subject: 'invitation' });
      }
      const at = deps.clock.now();
      const withdrawn = withdrawInvitation(stored.value, at);
      if (!withdrawn.ok) return withdrawn;
      const { version } = stored;
      const change = { type: 'put_invitation', invitation: withdrawn.value, version } as const;
      const act = { changes: [change], events: [], actorId: callerId, at };
      return granted({ act, answer: () => null });
    });
}
