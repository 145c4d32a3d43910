import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { MemberChange } from '#core/members/changes.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';

export type KeepAddress = (callerId: MemberId) => Promise<Result<null, RefusalOf<'not_signed_in'>>>;

/** Takes back what the caller asked for: they keep the address that they have, and the link no longer works. */
export function makeKeepAddress(deps: {
  readonly members: Pick<MemberRepository, 'loadAddress'>;
  readonly commit: Commit<MemberChange | MailChange, never>;
  readonly clock: Clock;
}): KeepAddress {
  return (callerId) =>
    decideAndCommit<MemberChange | MailChange, never, null, RefusalOf<'not_signed_in'>>(
      deps.commit,
      async () => {
        const stored = await deps.members.loadAddress(callerId);
        if (stored === null) return refused({ code: 'not_signed_in' });
        const { value, version } = stored;
        if (value.pending === null) return granted({ act: null, answer: () => null });
        const address = { ...value, pending: null };
        const changes = [
          { type: 'put_address', memberId: callerId, address, version },
          { type: 'remove_links', memberId: callerId, purpose: 'confirm_new_address' },
        ] as const;
        const act = { changes, events: [], actorId: callerId, at: deps.clock.now() };
        return granted({ act, answer: () => null });
      },
    );
}
