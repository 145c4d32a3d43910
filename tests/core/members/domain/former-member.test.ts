import { expect, test } from 'vitest';
import { formerMember } from '#core/members/domain/former-member.ts';
import { toHomeText } from '#core/members/domain/home-text.ts';
import { DEFAULT_PREFERENCES } from '#core/members/domain/preferences.ts';
import { toMemberId } from '#tests/support/ids.ts';

const SINCE = '2026-03-01T10:00:00.000Z';

test('of a member who has left nothing is seen but the number', () => {
  expect(formerMember(toMemberId(7), SINCE)).toEqual({
    id: 7,
    name: 'Former member',
    username: 'former-member',
    bio: null,
    location: null,
    age: null,
    avatarUrl: null,
    verified: false,
    createdAt: SINCE,
    preferences: DEFAULT_PREFERENCES,
  });
});

test('a home begins with its country, with or without a town', () => {
  expect(toHomeText('GB', 'Leeds')).toBe('GBLeeds');
  expect(toHomeText('GB', null)).toBe('GB');
  expect(toHomeText(null, null)).toBeNull();
});
