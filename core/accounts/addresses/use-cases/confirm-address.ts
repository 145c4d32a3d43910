import { noteSecurity } from '#core/accounts/security-log/domain/note-security.ts';
import { changesOfMove } from '#core/members/domain/changes-of-move.ts';
import {
  LINK_NOT_VALID,
  loadMemberLink,
  type MemberLink,
  type LinkDependencies,
} from '#core/accounts/addresses/steps/load-link.ts';
import type { SecurityChange } from '#core/accounts/changes.ts';
import type { MailRefusal } from '#core/letters/refusals.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit, type Proposal } from '#core/kernel/commit.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { MemberChange } from '#core/members/changes.ts';
import { confirmedAddress, type Address } from '#core/members/domain/address.ts';
import { toLoginName } from '#core/members/domain/member.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';

type ConfirmRefusal = RefusalOf<'link_not_valid', MailRefusal>;

export type ConfirmAddress = (token: string) => Promise<Result<null, ConfirmRefusal>>;

interface Dependencies extends LinkDependencies {
  readonly members: Pick<MemberRepository, 'findById' | 'loadAddress' | 'findCredentials'>;
  readonly commit: Commit<MemberChange | MailChange | SecurityChange, never>;
  readonly clock: Clock;
}

const PURPOSES = ['confirm_address', 'confirm_new_address'] as const;

/**
 * Confirms the address that a link was sent to: the one that the member has, or the one that they asked for, which
 * they have from now on. An address that somebody else has claimed meanwhile is theirs.
 */
export function makeConfirmAddress(deps: Dependencies): ConfirmAddress {
  return (token) => decideAndCommit(deps.commit, () => decide(deps, token));
}

async function decide(
  deps: Dependencies,
  token: string,
): Promise<
  Result<Proposal<MemberChange | MailChange | SecurityChange, never, null>, ConfirmRefusal>
> {
  const at = deps.clock.now();
  const link = await loadMemberLink(deps, token, PURPOSES, at);
  const stored = link && (await deps.members.loadAddress(link.memberId));
  const self = link && (await deps.members.findById(link.memberId));
  if (link === null || stored === null || self === null) return refused(LINK_NOT_VALID);
  const { value: before, version } = stored;
  const after = addressAfter(link, before, at);
  if (after === null) return refused(LINK_NOT_VALID);
  const { memberId, tokenHash } = link;
  const holder = await deps.members.findCredentials(toLoginName(after.email));
  if (holder !== null && holder.memberId !== memberId) return refused(LINK_NOT_VALID);
  const changes: (MemberChange | MailChange | SecurityChange)[] = [
    { type: 'use_link', tokenHash },
    { type: 'put_address', memberId, address: after, version },
    { type: 'remove_links', memberId, purpose: link.purpose },
  ];
  if (link.purpose === 'confirm_new_address') {
    changes.push(...changesOfMove(self, before, at));
    changes.push(noteSecurity('address_changed', { memberId, at }));
  }
  return granted({ act: { changes, events: [], actorId: null, at }, answer: () => null });
}

/** The address once the link is followed; `null` if it is about one that the member no longer has or wants. */
function addressAfter(
  { purpose, address }: MemberLink,
  before: Address,
  at: string,
): Address | null {
  if (address === null) return null;
  if (purpose === 'confirm_new_address') {
    return before.pending?.email === address ? confirmedAddress(address, at) : null;
  }
  if (before.email !== address) return null;
  return { ...confirmedAddress(address, at), pending: before.pending };
}
