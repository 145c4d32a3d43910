import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toActivityDay } from '#core/discovery/domain/activity-day.ts';
import { introducedFrom } from '#core/discovery/domain/introduction.ts';
import { DEFAULT_PREFERENCES } from '#core/members/domain/preferences.ts';
import { anyMember, anyTime } from '#tests/support/arbitraries.ts';

const NEVER = 2 ** 16 - 1;

it.each([
  ['a word about themselves', { bio: 'I bake.' }, {}],
  ['an answer to a prompt', {}, { prompts: { sunday: 'I bake.' } }],
  ['an interest', {}, { interests: ['Baking'] }],
  ['a bond', {}, { relationshipTypes: [1] }],
] as const)('a member with nothing but %s is recommended after a week', (_what, about, chosen) => {
  fc.assert(
    fc.property(anyMember, anyTime, (member, createdAt) => {
      const preferences = { ...DEFAULT_PREFERENCES, ...chosen };
      const filled = { ...member, bio: null, ...about, createdAt, preferences };
      expect(introducedFrom(filled)).toBe(toActivityDay(createdAt) + 7);
    }),
  );
});

it('a member with an empty profile is not recommended', () => {
  fc.assert(
    fc.property(anyMember, (member) => {
      const empty = { ...member, bio: null, preferences: DEFAULT_PREFERENCES };
      expect(introducedFrom(empty)).toBe(NEVER);
    }),
  );
});
