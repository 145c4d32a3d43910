import { noteSecurity } from '#core/accounts/security-log/domain/note-security.ts';
import type { SecurityChange } from '#core/accounts/changes.ts';
import type { Device } from '#core/accounts/domain/device.ts';
import type { Proof } from '#core/accounts/domain/proof.ts';
import type { ProveIdentity } from '#core/accounts/steps/prove-identity.ts';
import type { AddressRefusal } from '#core/accounts/addresses/refusals.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit, type Proposal } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { refuseAbove, type Limiter } from '#core/kernel/limiter.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { MemberChange } from '#core/members/changes.ts';
import { ADDRESS_LIMIT } from '#core/members/domain/address-limit.ts';
import type { Confirmation } from '#core/members/domain/confirmation.ts';
import type { EmailAddress } from '#core/kernel/email-address.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';

type AskRefusal =
  | RefusalOf<'invalid_input'>
  | RefusalOf<'not_signed_in'>
  | RefusalOf<'too_many_requests'>
  | RefusalOf<'sends_no_mail', AddressRefusal>;

export type AskForAddress = (input: {
  readonly callerId: MemberId;
  readonly email: EmailAddress;
  readonly proof: Proof;
  readonly device?: Device;
}) => Promise<Result<null, AskRefusal>>;

interface Dependencies {
  readonly members: Pick<MemberRepository, 'loadAddress'>;
  readonly proveIdentity: ProveIdentity;
  readonly commit: Commit<MemberChange | MailChange | SecurityChange, never>;
  readonly limiter: Pick<Limiter, 'take'>;
  readonly clock: Clock;
  readonly confirmation: Confirmation;
}

/**
 * Sends a link to the address that the caller wishes to have. Nothing changes before they follow it, and whoever
 * has the address makes no difference here.
 */
export function makeAskForAddress(deps: Dependencies): AskForAddress {
  return async ({ callerId, email, proof, device }) => {
    if (deps.confirmation === 'none') return refused({ code: 'sends_no_mail' });
    const proved = await deps.proveIdentity(callerId, proof);
    if (!proved.ok) return proved;
    const refusal = await refuseAbove(deps.limiter, ADDRESS_LIMIT, String(callerId));
    if (refusal !== null) return refused(refusal);
    return decideAndCommit(deps.commit, () => decide(deps, { memberId: callerId, email, device }));
  };
}

async function decide(
  { members, clock }: Dependencies,
  {
    memberId,
    email,
    device,
  }: {
    readonly memberId: MemberId;
    readonly email: EmailAddress;
    readonly device: Device | undefined;
  },
): Promise<Result<Proposal<MemberChange | MailChange | SecurityChange, never, null>, AskRefusal>> {
  const stored = await members.loadAddress(memberId);
  if (stored === null) return refused({ code: 'not_signed_in' });
  const at = clock.now();
  const address = { ...stored.value, pending: { email, askedAt: at } };
  const letter = { kind: 'confirm_new_address', memberId, address: email } as const;
  const changes = [
    { type: 'put_address', memberId, address, version: stored.version },
    noteSecurity('address_asked', { memberId, at, device }),
    // Links to what was asked for before lead nowhere.
    { type: 'remove_links', memberId, purpose: 'confirm_new_address' },
    { type: 'queue_letter', queued: { letter, key: null, dueAt: at } },
  ] as const;
  return granted({ act: { changes, events: [], actorId: memberId, at }, answer: () => null });
}
