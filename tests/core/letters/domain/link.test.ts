import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLinkOver, linkExpiry, madeAt, type LinkPurpose } from '#core/letters/domain/link.ts';

const PURPOSES = ['confirm_address', 'recover_password', 'stop_mails'] as const;

test('a link works from when it was made until it is over', () => {
  const times = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2060-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(times, fc.constantFrom<LinkPurpose>(...PURPOSES), (date, purpose) => {
      const made = date.toISOString();
      const expiresAt = linkExpiry(purpose, made);
      const link = { tokenHash: 'x', purpose, memberId: null, address: null, expiresAt };
      expect(madeAt(link)).toBe(made);
      expect(isLinkOver(link, made)).toBe(false);
      expect(isLinkOver(link, expiresAt)).toBe(true);
    }),
  );
});
