import { CONFIRMATION_LETTER_LIMIT } from '#core/accounts/addresses/domain/address-limits.ts';
import type { AddressRefusal } from '#core/accounts/addresses/refusals.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Commit } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { refuseAbove, type Limiter } from '#core/kernel/limiter.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { Letter } from '#core/letters/domain/letter.ts';
import type { Address } from '#core/members/domain/address.ts';
import type { Confirmation } from '#core/members/domain/confirmation.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';

type SendRefusal =
  | RefusalOf<'not_signed_in'>
  | RefusalOf<'too_many_requests'>
  | RefusalOf<'sends_no_mail', AddressRefusal>;

export type SendConfirmation = (callerId: MemberId) => Promise<Result<null, SendRefusal>>;

/** Sends the caller another link: for the address that they asked for, or else for the one that they have. */
export function makeSendConfirmation(deps: {
  readonly members: Pick<MemberRepository, 'loadAddress'>;
  readonly commit: Commit<MailChange, never>;
  readonly limiter: Pick<Limiter, 'take'>;
  readonly clock: Clock;
  readonly confirmation: Confirmation;
}): SendConfirmation {
  return async (callerId) => {
    if (deps.confirmation === 'none') return refused({ code: 'sends_no_mail' });
    const refusal = await refuseAbove(deps.limiter, CONFIRMATION_LETTER_LIMIT, String(callerId));
    if (refusal !== null) return refused(refusal);
    const stored = await deps.members.loadAddress(callerId);
    if (stored === null) return refused({ code: 'not_signed_in' });
    const letter = letterFor(callerId, stored.value);
    if (letter === null) return granted(null);
    const at = deps.clock.now();
    const change = { type: 'queue_letter', queued: { letter, key: null, dueAt: at } } as const;
    await deps.commit({ changes: [change], events: [], actorId: callerId, at });
    return granted(null);
  };
}

function letterFor(memberId: MemberId, { pending, confirmedAt }: Address): Letter | null {
  if (pending !== null) return { kind: 'confirm_new_address', memberId, address: pending.email };
  return confirmedAt === null ? { kind: 'confirm_address', memberId } : null;
}
