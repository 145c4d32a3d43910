import { bounded, textRule, type FieldRule } from '#core/kernel/field-rule.ts';
import { countCharacters, isVisibleText } from '#core/kernel/text.ts';
import type { ConnectionFault } from '#core/connections/refusals.ts';
import { hasBankNumber } from '#core/safety/domain/bank-numbers.ts';
import { foldLookAlikes } from '#core/safety/domain/look-alikes.ts';
import { hasPhoneNumber } from '#core/safety/domain/phone-numbers.ts';
import { hasWebAddress } from '#core/safety/domain/web-addresses.ts';

/** How many characters a note has at least: enough to say why one asks. */
export const MINIMUM_NOTE = 40;
export const MAXIMUM_NOTE = 300;

const checkNoteText = textRule('note', MAXIMUM_NOTE);

/**
 * The words that come with a request, already normalised: 40 to 300 characters, some of them visible, and no link or
 * number that would lead the reader away from here.
 */
export const checkRequestNote: FieldRule<string, ConnectionFault> = bounded(
  { minLength: MINIMUM_NOTE, ...checkNoteText.bounds },
  (note) => {
    const isEnough = countCharacters(note) >= MINIMUM_NOTE && isVisibleText(note);
    if (!isEnough) return { rule: 'note_too_short', minimum: MINIMUM_NOTE };
    return checkNoteText(note) ?? checkWayOut(note);
  },
);

function checkWayOut(note: string): ConnectionFault | null {
  const folded = foldLookAlikes(note);
  if (hasWebAddress(folded)) return { rule: 'note_with_link' };
  const hasNumber = hasPhoneNumber(folded) || hasBankNumber(folded);
  return hasNumber ? { rule: 'note_with_number' } : null;
}
