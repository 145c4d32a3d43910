import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toLoginName, toMember, toMemberFor } from '#core/members/domain/member.ts';
import { anyEmail, anySelf, anyUsername } from '#tests/support/arbitraries.ts';

it('shows others everything of a record but the e-mail address, the choices and the time zone', () => {
  fc.assert(
    fc.property(anySelf, (self) => {
      const member = toMemberFor(true)(self);
      expect(member).not.toHaveProperty('email');
      expect(member).not.toHaveProperty('whoMayAsk');
      expect(member).not.toHaveProperty('sharedSigns');
      expect(member).not.toHaveProperty('photosSeenBy');
      expect(member).not.toHaveProperty('blursPhotos');
      expect(member.preferences.timeZone).toBeNull();
      const { email, whoMayAsk, sharedSigns, photosSeenBy, blursPhotos } = self;
      const { timeZone } = self.preferences;
      const preferences = { ...member.preferences, timeZone };
      const choices = { whoMayAsk, sharedSigns, photosSeenBy, blursPhotos };
      expect({ ...member, preferences, email, ...choices }).toEqual(self);
    }),
  );
});

it('shows photos that are for connections to nobody else, and changes nothing else of the member', () => {
  fc.assert(
    fc.property(anySelf, (self) => {
      const full = toMemberFor(true)(self);
      const seen = toMember(self);
      expect(toMemberFor(false)(self)).toEqual(seen);
      if (self.photosSeenBy === 'everyone') {
        expect(seen).toEqual(full);
        return;
      }
      const preferences = { ...full.preferences, photos: [] };
      expect(seen).toEqual({ ...full, avatarUrl: null, preferences });
      const drawn = { ...self, avatarUrl: '/pictures/fern.svg' };
      expect(toMember(drawn).avatarUrl).toBe('/pictures/fern.svg');
    }),
  );
});

it('takes usernames and e-mail addresses for the same whatever their case and the spaces around', () => {
  fc.assert(
    fc.property(fc.oneof(anyUsername, anyEmail), (name) => {
      const loginName = toLoginName(name);
      expect(toLoginName(` ${name.toUpperCase()}\n`)).toBe(loginName);
      expect(toLoginName(loginName)).toBe(loginName);
    }),
  );
  expect(toLoginName(' Ada@Example.ORG\n')).toBe('ada@example.org');
  expect(toLoginName('Ada')).not.toBe(toLoginName('Adä'));
});
