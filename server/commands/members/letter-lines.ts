import type { Letter, QueuedLetter } from '#core/letters/domain/letter.ts';
import { shortenAddress } from '#core/mail/domain/shortened-address.ts';
import { renderTable } from './member-lines.ts';

/** Mails that were given up as a table: one a line. */
export function renderLetters(letters: readonly QueuedLetter[]): string {
  const rows = letters.map(({ id, letter, attempts, failure }) => [
    String(id),
    letter.kind,
    describeReader(letter),
    String(attempts),
    failure?.at ?? '',
    failure?.reason ?? '',
  ]);
  return renderTable(
    ['id', 'kind', 'to', 'tries', 'given up', 'why'],
    rows,
    "The site hasn't given up on any email.",
  );
}

function describeReader(letter: Letter): string {
  return [
    ...('memberId' in letter ? [`member ${letter.memberId}`] : []),
    ...('address' in letter ? [shortenAddress(letter.address)] : []),
  ].join(', ');
}
