import type { LetterId, MemberId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import { memberOf, type Letter, type QueuedLetter } from '#core/letters/domain/letter.ts';
import type { Link, LinkPurpose } from '#core/letters/domain/link.ts';
import type { EmailAddress } from '#core/kernel/email-address.ts';
import type { MovedRow } from './moved-tables.ts';

/** A row of the table `queued_letter`. */
export type LetterRow = MovedRow<'queued_letter'>;

/** A row of the table `link`. */
export type LinkRow = MovedRow<'link'>;

/** The letter of a row. */
export function toQueuedLetter(row: LetterRow): QueuedLetter {
  return {
    id: trusted<LetterId>(row.id),
    letter: JSON.parse(row.content) as Letter,
    key: row.letter_key,
    dueAt: new Date(row.due_at).toISOString(),
    attempts: row.attempts,
    failure: toFailure(row),
  };
}

/** The letter as parameters, which are named like the columns. */
export function toLetterParameters({
  letter,
  key,
  dueAt,
  attempts,
  failure,
}: Omit<QueuedLetter, 'id'>): Omit<LetterRow, 'id'> {
  return {
    member_id: memberOf(letter),
    letter_key: key,
    content: JSON.stringify(letter),
    due_at: Date.parse(dueAt),
    attempts,
    ...toFailureParameters(failure),
  };
}

/** The failure as parameters, which are named like the columns. */
export function toFailureParameters(
  failure: QueuedLetter['failure'],
): Pick<LetterRow, 'failed_at' | 'reason'> {
  return { failed_at: failure && Date.parse(failure.at), reason: failure?.reason ?? null };
}

function toFailure({
  failed_at: at,
  reason,
}: Pick<LetterRow, 'failed_at' | 'reason'>): QueuedLetter['failure'] {
  return at === null || reason === null ? null : { at: new Date(at).toISOString(), reason };
}

/** The link of a row. */
export function toLink(row: LinkRow): Link {
  return {
    tokenHash: row.token_hash,
    purpose: row.purpose as LinkPurpose,
    memberId: row.member_id === null ? null : trusted<MemberId>(row.member_id),
    address: row.address === null ? null : trusted<EmailAddress>(row.address),
    expiresAt: new Date(row.expires_at).toISOString(),
  };
}

/** The link as parameters, which are named like the columns. */
export function toLinkParameters(link: Link): LinkRow {
  return {
    token_hash: link.tokenHash,
    purpose: link.purpose,
    member_id: link.memberId,
    address: link.address,
    expires_at: Date.parse(link.expiresAt),
  };
}
