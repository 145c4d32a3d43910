import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countCharacters, isStorableText } from '#core/kernel/text.ts';
import { checkPrivateNote, noteKeptUntil } from '#core/messaging/domain/private-note.ts';
import { DAY } from '#tests/support/settable-clock.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', minLength: 990, maxLength: 1_010, size: 'max' }),
);

test('a private note is any text that can be stored, of a thousand characters at most, or none', () => {
  fc.assert(
    fc.property(text, (note) => {
      const isFit = countCharacters(note) <= 1_000 && isStorableText(note);
      expect(checkPrivateNote(note) === null).toBe(isFit);
    }),
  );
  expect(checkPrivateNote('')).toBeNull();
  expect(checkPrivateNote('🐝'.repeat(1_000))).toBeNull();
  expect(checkPrivateNote('🐝'.repeat(1_001))).toEqual({
    rule: 'too_long',
    field: 'text',
    maximum: 1_000,
  });
});

test('a note is kept for thirty days after its connection has ended', () => {
  const time = fc.date({
    min: new Date('2026-01-01T00:00:00.000Z'),
    max: new Date('2099-01-01T00:00:00.000Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(time, (at) => {
      expect(Date.parse(noteKeptUntil(at.toISOString())) - at.getTime()).toBe(30 * DAY);
    }),
  );
});
