import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toLoginName, toMember } from '#core/members/domain/member.ts';
import { anyEmail, anySelf, anyUsername } from '#tests/support/arbitraries.ts';

it('shows others everything of a record but the e-mail address, who may ask and the time zone', () => {
  fc.assert(
    fc.property(anySelf, (self) => {
      const member = toMember(self);
      expect(member).not.toHaveProperty('email');
      expect(member).not.toHaveProperty('whoMayAsk');
      expect(member).not.toHaveProperty('sharedSigns');
      expect(member.preferences.timeZone).toBeNull();
      const { email, whoMayAsk, sharedSigns } = self;
      const { timeZone } = self.preferences;
      const preferences = { ...member.preferences, timeZone };
      expect({ ...member, preferences, email, whoMayAsk, sharedSigns }).toEqual(self);
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
