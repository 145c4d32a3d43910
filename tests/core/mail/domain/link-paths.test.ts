import { expect, test } from 'vitest';
import { linkAddress, oneClickAddress } from '#core/mail/domain/link-paths.ts';
import {
  isLinkOver,
  linkExpiry,
  linkMinutes,
  type LinkPurpose,
} from '#core/letters/domain/link.ts';
import { toMemberId } from '#tests/support/ids.ts';

const ORIGIN = 'https://hearthkin.example';
const NOW = '2026-03-12T10:00:00.000Z';

test.each<[LinkPurpose, string, number]>([
  ['confirm_address', '/confirm-address', 24 * 60],
  ['confirm_new_address', '/confirm-address', 24 * 60],
  ['recover_password', '/choose-password', 30],
  ['undo_address', '/keep-address', 72 * 60],
  ['keep_second_step', '/keep-second-step', 72 * 60],
  ['stop_mails', '/stop-mails', 400 * 24 * 60],
  ['confirm_newsletter', '/newsletter', 24 * 60],
  ['stop_newsletter', '/stop-newsletter', 400 * 24 * 60],
])(
  'a link of %s opens %s, with its token where no log has it, for %d minutes',
  (purpose, path, minutes) => {
    expect(linkAddress(ORIGIN, purpose, 'a-token')).toBe(`${ORIGIN}${path}#token=a-token`);
    expect(linkMinutes(purpose)).toBe(minutes);
    const expiresAt = linkExpiry(purpose, NOW);
    expect(Date.parse(expiresAt) - Date.parse(NOW)).toBe(minutes * 60_000);
  },
);

test('mail programs stop mails at an address of its own', () => {
  expect(oneClickAddress(ORIGIN, 'stop_mails', 'a-token')).toBe(
    `${ORIGIN}/api/mail-preferences/stop?token=a-token`,
  );
  expect(oneClickAddress(ORIGIN, 'stop_newsletter', 'a-token')).toBe(
    `${ORIGIN}/api/newsletter/stop?token=a-token`,
  );
});

test('a link works until its time is over', () => {
  const link = {
    tokenHash: 'a hash',
    purpose: 'undo_address',
    memberId: toMemberId(1),
    address: null,
    expiresAt: NOW,
  } as const;
  const before = '2026-03-12T09:59:59.999Z';
  expect(isLinkOver(link, before)).toBe(false);
  expect(isLinkOver(link, NOW)).toBe(true);
});
