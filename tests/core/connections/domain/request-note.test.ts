import { expect, it } from 'vitest';
import { checkRequestNote } from '#core/connections/domain/request-note.ts';

const TOO_SHORT = { rule: 'note_too_short', minimum: 40 };

it.each([40, 41, 299, 300])('accepts a note of %i characters', (length) => {
  expect(checkRequestNote('ä'.repeat(length))).toBeNull();
  expect(checkRequestNote('🐝'.repeat(length))).toBeNull();
});

it.each([
  ['too short', 'a'.repeat(39), TOO_SHORT],
  ['nothing to see', '\u200b'.repeat(60), TOO_SHORT],
  ['too long', 'a'.repeat(301), { rule: 'too_long', field: 'note', maximum: 300 }],
  ['not to be stored', `${'a'.repeat(60)}\u0007`, { rule: 'control_characters', field: 'note' }],
])('refuses what is %s', (_how, note, fault) => {
  expect(checkRequestNote(note)).toEqual(fault);
});
