import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor, type CursorKind } from '#core/kernel/cursor.ts';
import { anyText } from '#tests/support/arbitraries.ts';
import { tries } from '#tests/support/tries.ts';

const kinds = [
  'members',
  'connections',
  'messages',
  'relevance',
  'recent',
  'age-asc',
  'age-desc',
] as const satisfies readonly CursorKind[];

const anyKind = fc.constantFrom(...kinds);
const anyPosition = fc.array(fc.maxSafeInteger(), { minLength: 1, maxLength: 3 });

describe('a cursor', () => {
  it('reads as the place that was written', () => {
    fc.assert(
      fc.property(anyKind, anyPosition, (kind, position) => {
        const cursor = encodeCursor(kind, position);
        expect(decodeCursor(kind, position.length, cursor)).toEqual(position);
        expect(encodeURIComponent(cursor)).toBe(cursor);
      }),
    );
  });

  it('of a score of nothing is that of zero', () => {
    expect(encodeCursor('relevance', [-0, 1])).toBe(encodeCursor('relevance', [0, 1]));
  });

  it('is not understood by another list, nor with another number of parts', () => {
    fc.assert(
      fc.property(anyKind, anyKind, anyPosition, (kind, other, position) => {
        const cursor = encodeCursor(kind, position);
        if (other !== kind) expect(decodeCursor(other, position.length, cursor)).toBeNull();
        expect(decodeCursor(kind, position.length + 1, cursor)).toBeNull();
        expect(decodeCursor(kind, position.length - 1, cursor)).toBeNull();
      }),
    );
  });

  it('is refused when anything in it was changed, unless it is another that could be written', () => {
    const edit = fc.record({
      at: fc.nat(20),
      remove: fc.nat(2),
      insert: fc.string({ maxLength: 2 }),
    });
    fc.assert(
      fc.property(anyKind, anyPosition, edit, (kind, position, { at, remove, insert }) => {
        const cursor = encodeCursor(kind, position);
        const edited = cursor.slice(0, at) + insert + cursor.slice(at + remove);
        const decoded = decodeCursor(kind, position.length, edited);
        expect(decoded === null ? edited : encodeCursor(kind, decoded)).toBe(edited);
      }),
      { numRuns: tries(500) },
    );
  });

  it.each([
    '',
    'members',
    'members.',
    'members.01',
    'members.A',
    'members.+1',
    'members.-0',
    'members. 1',
    'members.1 ',
    'members.1.',
    'members.1.5',
    'members.1e3.',
    'members.NaN',
    'members.zzzzzzzzzzzzzzzz',
    'messages.1',
    'Members.1',
  ])('%j is none of ours', (cursor) => {
    expect(decodeCursor('members', 1, cursor)).toBeNull();
  });

  it('holds no number beyond what is exact', () => {
    const beyond = (2 ** 60).toString(36);
    expect(decodeCursor('members', 1, `members.${beyond}`)).toBeNull();
    expect(decodeCursor('relevance', 2, `relevance.1.${beyond}`)).toBeNull();
  });

  it('is no text that people type', () => {
    fc.assert(
      fc.property(anyKind, anyText, (kind, text) => {
        expect(decodeCursor(kind, 2, text)).toBeNull();
      }),
    );
  });
});
