import type { MemberId } from '#core/kernel/ids.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { Address } from './address.ts';

/**
 * What a change of address brings: links to the old one lead nowhere, but for one that takes the change back. It is
 * sent only to an address that was the member's beyond doubt: a slip of the pen may be the address of a stranger,
 * who gets a letter without a link.
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
  const kind = before.confirmedAt === null ? 'unconfirmed_address_changed' : 'address_changed';
  const letter = { kind, memberId, address: before.email } as const;
  return [...removed, { type: 'queue_letter', queued: { letter, key: null, dueAt: at } }];
}

/**
 * What a change of address brings where the new one is not confirmed yet: a letter goes there too, and the address
 * that the member had asked for before is no longer waited for.
 */
export function changesOfUnconfirmedMove(
  memberId: MemberId,
  before: Address,
  at: string,
): readonly MailChange[] {
  const letter = { kind: 'confirm_address', memberId } as const;
  return [
    ...changesOfMove(memberId, before, at),
    { type: 'remove_links', memberId, purpose: 'confirm_new_address' },
    { type: 'queue_letter', queued: { letter, key: null, dueAt: at } },
  ];
}
