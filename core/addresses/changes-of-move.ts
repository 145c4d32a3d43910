import type { Act, Commit } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { MailChange } from '#core/mail/changes.ts';
import type { MemberChange } from '#core/members/changes.ts';
import type { Address } from '#core/members/domain/address.ts';
import type { MemberRepository } from '#core/members/member-repository.ts';

/**
 * What a change of address brings: links to the old one lead nowhere, but for one that takes the change back. It is
 * sent only to an address that was the member's beyond doubt: a slip of the pen may be the address of a stranger.
 */
export function changesOfMove(
  memberId: MemberId,
  before: Address,
  at: string,
): readonly MailChange[] {
  const removed: readonly MailChange[] = [
    { type: 'remove_links', memberId, purpose: 'confirm_address' },
    { type: 'remove_links', memberId, purpose: 'recover_password' },
  ];
  if (before.confirmedAt === null) return removed;
  const letter = { kind: 'address_changed', memberId, address: before.email } as const;
  return [...removed, { type: 'queue_letter', queued: { letter, key: null, dueAt: at } }];
}

/**
 * Commits, and with a record that has another address what that brings. The new one is not confirmed yet, so a letter
 * goes there too, and what the member had asked for before is settled.
 */
export function announceMoves<Event>(
  commit: Commit<MemberChange | MailChange, Event>,
  members: Pick<MemberRepository, 'loadAddress'>,
): Commit<MemberChange, Event> {
  return async (act) => {
    const moves = await Promise.all(act.changes.map((change) => findMove(members, change, act)));
    return commit({ ...act, changes: [...act.changes, ...moves.flat()] });
  };
}

async function findMove(
  members: Pick<MemberRepository, 'loadAddress'>,
  change: MemberChange,
  { at }: Pick<Act<MemberChange, unknown>, 'at'>,
): Promise<readonly MailChange[]> {
  if (change.type !== 'replace_member' || change.address === null) return [];
  const memberId = change.member.id;
  const before = await members.loadAddress(memberId);
  // Another version than the one that was decided upon is not replaced.
  if (before?.version !== change.version) return [];
  const letter = { kind: 'confirm_address', memberId } as const;
  return [
    ...changesOfMove(memberId, before.value, at),
    { type: 'remove_links', memberId, purpose: 'confirm_new_address' },
    { type: 'queue_letter', queued: { letter, key: null, dueAt: at } },
  ];
}
