import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profileCompleteness } from '#core/members/domain/profile-completeness.ts';
import { anyMember } from '#tests/support/arbitraries.ts';

const NO_TOWN = { preferences: { town: null } };
const EMPTY = { name: '', bio: null, location: null, age: null, avatarUrl: null, ...NO_TOWN };
const FULL = {
  name: 'Ada',
  bio: 'I like maps.',
  location: 'Leeds',
  age: 36,
  avatarUrl: '/portraits/1.svg',
  ...NO_TOWN,
};

const anyProfile = fc.record({
  name: fc.constantFrom('', ' ', 'Ada'),
  bio: fc.constantFrom(null, '', 'too short', 'long enough to count'),
  location: fc.constantFrom(null, '', 'Leeds'),
  age: fc.constantFrom(null, 18),
  avatarUrl: fc.constantFrom(null, '', '/portraits/1.svg'),
  preferences: fc.constant({ town: null }),
});

describe('profileCompleteness', () => {
  it('is nothing for an empty profile and all for a full one', () => {
    expect(profileCompleteness(EMPTY)).toEqual({
      percent: 0,
      missing: ['name', 'bio', 'avatar', 'location', 'age'],
    });
    expect(profileCompleteness(FULL)).toEqual({ percent: 100, missing: [] });
  });

  it('takes a town for a location', () => {
    const { location } = EMPTY;
    const settled = { ...FULL, location, preferences: { town: 'Leeds' } };
    expect(profileCompleteness(settled).percent).toBe(100);
    expect(profileCompleteness({ ...settled, ...NO_TOWN }).missing).toEqual(['location']);
  });

  it('takes white space for nothing', () => {
    const blank = { name: ' ', bio: '\n'.repeat(20), location: '\t', age: null, avatarUrl: ' ' };
    const unsaid = { ...blank, ...NO_TOWN };
    expect(profileCompleteness(unsaid)).toEqual(profileCompleteness(EMPTY));
  });

  it('counts five items, a fifth each, and 100 exactly when nothing is missing', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const { percent, missing } = profileCompleteness(profile);
        expect(percent).toBe(100 - 20 * missing.length);
        expect(new Set(missing).size).toBe(missing.length);
        expect(percent === 100).toBe(missing.length === 0);
      }),
    );
  });

  it('rises by a fifth with each missing item that is filled in', () => {
    const key = { name: 'name', bio: 'bio', location: 'location', age: 'age', avatar: 'avatarUrl' };
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const { percent, missing } = profileCompleteness(profile);
        for (const item of missing) {
          const field = key[item] as keyof typeof FULL;
          const after = profileCompleteness({ ...profile, [field]: FULL[field] });
          expect(after.percent).toBe(percent + 20);
          expect(after.missing).toEqual(missing.filter((other) => other !== item));
        }
      }),
    );
  });

  it('never falls when something is filled in', () => {
    fc.assert(
      fc.property(anyProfile, fc.subarray(Object.keys(FULL)), (profile, fields) => {
        const filled = fields.map((field) => [field, FULL[field as keyof typeof FULL]]);
        const after = { ...profile, ...(Object.fromEntries(filled) as Partial<typeof FULL>) };
        expect(profileCompleteness(after).percent).toBeGreaterThanOrEqual(
          profileCompleteness(profile).percent,
        );
      }),
    );
  });

  it.each([
    ['1234567890', false],
    ['12345678901', true],
    ['🧗'.repeat(10), false],
    ['🧗'.repeat(11), true],
    ['   1234567890   ', false],
    ['e\u0301'.repeat(10), false],
  ])('counts a bio once it is longer than 10 characters: %j, %j', (bio, counts) => {
    expect(profileCompleteness({ ...FULL, bio }).missing.includes('bio')).toBe(!counts);
  });

  it('takes a member as they are', () => {
    fc.assert(
      fc.property(anyMember, (member) => {
        const { missing } = profileCompleteness(member);
        expect(missing).not.toContain('name');
        expect(missing.includes('age')).toBe(member.age === null);
        const saysNothing = member.location === null && member.preferences.town === null;
        expect(missing.includes('location')).toBe(saysNothing);
        expect(missing.includes('avatar')).toBe(member.avatarUrl === null);
      }),
    );
  });
});
