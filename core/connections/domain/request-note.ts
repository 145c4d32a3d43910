import { textRule, type FieldRule } from '#core/kernel/field-rule.ts';
import { countCharacters, isVisibleText } from '#core/kernel/text.ts';
import type { ConnectionFault } from '#core/connections/refusals.ts';

/** How many characters a note has at least: enough to say why one asks. */
export const MINIMUM_NOTE = 40;
export const MAXIMUM_NOTE = 300;

const checkNoteText = textRule('note', MAXIMUM_NOTE);

/** The words that come with a request, already normalised: 40 to 300 characters, some of them to be seen. */
export const checkRequestNote: FieldRule<string, ConnectionFault> = (note) => {
  const isEnough = countCharacters(note) >= MINIMUM_NOTE && isVisibleText(note);
  return isEnough ? checkNoteText(note) : { rule: 'note_too_short', minimum: MINIMUM_NOTE };
};
