import { expect, test } from 'vitest';
import { isAnswer } from '#core/discovery/domain/index-question.ts';
import { toFoldedMember } from '#core/discovery/domain/searchable-member.ts';
import { toMember } from '#core/members/domain/member.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { newMember } from '#tests/support/new-member.ts';

const { passwordHash: _hash, ...record } = newMember({
  name: 'Zoë',
  bio: 'I like tea',
  preferences: { interests: ['Board games'] },
});
const zoe = toFoldedMember(toMember({ ...record, id: toMemberId(1) }));

test.each([
  ['text', 'zoe', true],
  ['text', 'tea', true],
  ['text', 'games', false],
  ['text', 'coffee', false],
  ['interest', 'board games', true],
  ['interest', 'games', false],
  ['interest', 'tea', false],
] as const)('by the %s "%s" the member is found: %s', (kind, folded, isFound) => {
  expect(isAnswer({ kind, folded }, zoe)).toBe(isFound);
});

test('a question of another kind is refused', () => {
  expect(() => isAnswer({ kind: 'place' as never, folded: 'leeds' }, zoe)).toThrow('"place"');
});
