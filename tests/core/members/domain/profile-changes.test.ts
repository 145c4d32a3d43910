import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyProfileChanges, type ProfileChanges } from '#core/members/domain/profile-changes.ts';
import type { Self } from '#core/members/domain/member.ts';
import { anyPreferences, anySelf } from '#tests/support/arbitraries.ts';

/** Some of the keys of a value, none to all. */
const someOf = <Value extends object>(value: fc.Arbitrary<Value>): fc.Arbitrary<Partial<Value>> =>
  value.chain((whole) =>
    fc
      .subarray(Object.entries(whole))
      .map((entries) => Object.fromEntries(entries) as Partial<Value>),
  );

const anyChanges: fc.Arbitrary<ProfileChanges> = fc
  .tuple(someOf(anySelf), fc.option(someOf(anyPreferences), { nil: undefined }))
  .map(([{ email, name, bio, location, age, avatarUrl }, preferences]) =>
    Object.fromEntries(
      Object.entries({ email, name, bio, location, age, avatarUrl, preferences }).filter(
        ([, value]) => value !== undefined,
      ),
    ),
  );

/** Whether the town of the record stays behind in another country. */
const movesAway = (self: Self, { preferences = {} }: ProfileChanges): boolean =>
  'country' in preferences &&
  preferences.country !== self.preferences.country &&
  !('town' in preferences);

describe('applyProfileChanges', () => {
  it('forgets the town of another country unless it is given with the country', () => {
    fc.assert(
      fc.property(anySelf, anyChanges, (self, changes) => {
        fc.pre(movesAway(self, changes));
        expect(applyProfileChanges(self, changes).preferences.town).toBeNull();
      }),
    );
  });

  it('replaces what is given, key by key in the preferences, and leaves all else', () => {
    fc.assert(
      fc.property(anySelf, anyChanges, (self, changes) => {
        const { preferences: changedPreferences = {}, ...changedFields } = changes;
        const changed = applyProfileChanges(self, changes);
        for (const key of Object.keys(self) as (keyof typeof self)[]) {
          if (key === 'preferences') continue;
          expect(changed[key]).toBe(key in changedFields ? changes[key as 'name'] : self[key]);
        }
        for (const key of Object.keys(self.preferences) as (keyof typeof self.preferences)[]) {
          const source = key in changedPreferences ? changedPreferences : self.preferences;
          if (key === 'town' && movesAway(self, changes)) continue;
          expect(changed.preferences[key]).toBe(source[key]);
        }
        expect(Object.keys(changed).sort()).toEqual(Object.keys(self).sort());
      }),
    );
  });

  it('clears by null, and applied again changes nothing more', () => {
    fc.assert(
      fc.property(anySelf, anyChanges, (self, changes) => {
        const cleared = { ...changes, bio: null, location: null, age: null, avatarUrl: null };
        const once = applyProfileChanges(self, cleared);
        expect(once).toMatchObject({ bio: null, location: null, age: null, avatarUrl: null });
        expect(applyProfileChanges(once, cleared)).toEqual(once);
      }),
    );
  });

  it('leaves the record it was given as it was', () => {
    fc.assert(
      fc.property(anySelf, anyChanges, (self, changes) => {
        const before = structuredClone(self);
        applyProfileChanges(self, changes);
        expect(self).toEqual(before);
      }),
    );
  });
});
