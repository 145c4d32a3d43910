import { bounded, textRule, type FieldRule } from '#core/kernel/field-rule.ts';
import { countCharacters, isVisibleText } from '#core/kernel/text.ts';
import type { ConnectionFault } from '#core/connections/refusals.ts';
import { findWayOut, type WayOut } from '#core/safety/domain/ways-out.ts';

/** How many characters a note has at least: enough to say why one asks. */
export const MINIMUM_NOTE = 40;
export const MAXIMUM_NOTE = 300;

const checkNoteText = textRule('note', MAXIMUM_NOTE);

/**
 * The words that come with a request, already normalised: 40 to 300 characters, some of them visible, and no link,
 * address or number that would lead the reader away from here.
 */
export const checkRequestNote: FieldRule<string, ConnectionFault> = bounded(
  { minLength: MINIMUM_NOTE, ...checkNoteText.bounds },
  (note) => {
    const isEnough = countCharacters(note) >= MINIMUM_NOTE && isVisibleText(note);
    if (!isEnough) return { rule: 'note_too_short', minimum: MINIMUM_NOTE };
    const fault = checkNoteText(note);
    if (fault !== null) return fault;
    const wayOut = findWayOut(note);
    return wayOut && FAULTS[wayOut];
  },
);

const FAULTS = {
  link: { rule: 'note_with_link' },
  contact: { rule: 'note_with_contact' },
  number: { rule: 'note_with_number' },
} as const satisfies Readonly<Record<WayOut, ConnectionFault>>;
