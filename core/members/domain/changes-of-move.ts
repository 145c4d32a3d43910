import type { MailChange } from '#core/letters/changes.ts';
import type { Address } from './address.ts';
import type { Self } from './member.ts';
import { untrustedSince } from './untrusted-since.ts';

/** Whose address changes, and since when there is their account. */
type Mover = Pick<Self, 'id' | 'createdAt'>;

/**
 * What a change of address brings: links to the old one lead nowhere, but for one that takes the change back. It is
 * sent only to an address that was the member's beyond doubt: a slip of the pen may be the address of a stranger, and
 * one that came to the account a short while ago may be that of an intruder, from whom its owner takes it back.
 */
export function changesOfMove(
  { id: memberId, createdAt }: Mover,
  before: Address,
  at: string,
): readonly MailChange[] {
  const removed: readonly MailChange[] = [
    { type: 'remove_links', memberId, purpose: 'confirm_address' },
    { type: 'remove_links', memberId, purpose: 'recover_password' },
  ];
  const kind = letterAbout(before.confirmedAt, createdAt, untrustedSince(at));
  const letter = { kind, memberId, address: before.email } as const;
  return [...removed, { type: 'queue_letter', queued: { letter, key: null, dueAt: at } }];
}

function letterAbout(confirmedAt: string | null, createdAt: string, untrusted: string) {
  if (confirmedAt === null) return 'unconfirmed_address_changed';
  const isNew = confirmedAt >= untrusted && createdAt < untrusted;
  return isNew ? 'new_address_changed' : 'address_changed';
}

/**
 * What a change of address brings where the new one is not confirmed yet: a letter goes there too, and the address
 * that the member had asked for before is no longer waited for.
 */
export function changesOfUnconfirmedMove(
  mover: Mover,
  before: Address,
  at: string,
): readonly MailChange[] {
  const memberId = mover.id;
  const letter = { kind: 'confirm_address', memberId } as const;
  return [
    ...changesOfMove(mover, before, at),
    { type: 'remove_links', memberId, purpose: 'confirm_new_address' },
    { type: 'queue_letter', queued: { letter, key: null, dueAt: at } },
  ];
}
