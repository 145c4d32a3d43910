import { expect, test } from 'vitest';
import { SELF } from '#adapters/records/member.ts';
import type { MemberRow } from '#adapters/sql/member-rows.ts';
import { DEFAULT_PREFERENCES } from '#core/members/domain/preferences.ts';

const ROW: MemberRow = {
  id: 1,
  username: 'ada',
  name: 'Ada',
  email: 'ada@example.org',
  email_confirmed_at: null,
  bio: null,
  location: null,
  age: null,
  avatar_url: null,
  created_at: 0,
  preferences: '{}',
  who_may_ask: null,
  shares_typing: 0,
  shares_reading: 0,
  photos_seen_by: 'everyone',
  blurs_photos: 0,
};

test('a member who was stored before a preference existed has its usual value', () => {
  const stored = { interests: ['Knots'], availability: 'Sundays' };
  const { preferences } = SELF.read({ ...ROW, preferences: JSON.stringify(stored) });
  expect(preferences).toEqual({ ...DEFAULT_PREFERENCES, ...stored });
});
