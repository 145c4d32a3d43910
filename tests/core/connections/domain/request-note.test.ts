import { expect, it } from 'vitest';
import { checkRequestNote } from '#core/connections/domain/request-note.ts';

const TOO_SHORT = { rule: 'note_too_short', minimum: 40 };
const SPELLED_NUMBER = 'oh seven seven double oh nine double oh one two three';

it.each([
  'I am 72, and my grandchildren are 24 and 31 by now.',
  'Would you like to come for tea at 4 on Sunday 7 June?',
])('accepts ages, days and times: %s', (note) => {
  expect(checkRequestNote(note)).toBeNull();
});

it.each([40, 41, 299, 300])('accepts a note of %i characters', (length) => {
  expect(checkRequestNote('ä'.repeat(length))).toBeNull();
  expect(checkRequestNote('🐝'.repeat(length))).toBeNull();
});

it.each([
  ['too short', 'a'.repeat(39), TOO_SHORT],
  ['nothing to see', '\u200b'.repeat(60), TOO_SHORT],
  ['too long', 'a'.repeat(301), { rule: 'too_long', field: 'note', maximum: 300 }],
  ['a link', `${'a'.repeat(40)} www.example.org`, { rule: 'note_with_link' }],
  ['a hidden link', `${'a'.repeat(40)} ｗｗｗ.example.org`, { rule: 'note_with_link' }],
  ['a link of a new ending', `${'a'.repeat(40)} see hearth.cafe`, { rule: 'note_with_link' }],
  ['an email address', `${'a'.repeat(40)} rosa@example.org`, { rule: 'note_with_contact' }],
  ['a phone number', `${'a'.repeat(40)} 07700 900123`, { rule: 'note_with_number' }],
  ['a number in words', `${'a'.repeat(40)} ${SPELLED_NUMBER}`, { rule: 'note_with_number' }],
  ['an account', `${'a'.repeat(40)} GB82 WEST 1234 5698 7654 32`, { rule: 'note_with_number' }],
  ['not to be stored', `${'a'.repeat(60)}\u0007`, { rule: 'control_characters', field: 'note' }],
])('refuses what is %s', (_how, note, fault) => {
  expect(checkRequestNote(note)).toEqual(fault);
});
