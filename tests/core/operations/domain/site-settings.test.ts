import { expect, test } from 'vitest';
import {
  listInEffect,
  settingsInEffect,
  type SiteSetting,
  type SiteSettingName,
} from '#core/operations/domain/site-settings.ts';
import { makeLiveSettings } from '#core/operations/steps/live-settings.ts';
import { toMemberId } from '#tests/support/ids.ts';

const stored = (name: SiteSettingName, value: string): SiteSetting => ({
  name,
  value,
  setAt: '2026-11-20T09:00:00.000Z',
  setBy: toMemberId(1),
});

test('a setting is that of the environment, else the stored one, else the usual', () => {
  const given = { COUNTRY: 'DE', REGISTRATION: 'approval' };
  const kept = [
    stored('REGISTRATION', 'open'),
    stored('CONTACT_EMAIL', 'oak@kin.example'),
    stored('INVITATIONS', '9'),
    stored('SITE_NAME', ''),
  ];
  expect(listInEffect(given, kept)).toEqual([
    { name: 'SITE_NAME', value: 'Hearthkin', from: 'default' },
    // Who answers for a site is given as a whole: where the environment names a part, the rest is its own.
    { name: 'OPERATOR_NAME', value: null, from: 'environment' },
    { name: 'CONTACT_EMAIL', value: null, from: 'environment' },
    { name: 'COUNTRY', value: 'DE', from: 'environment' },
    { name: 'REGISTRATION', value: 'approval', from: 'environment' },
    { name: 'INVITATIONS', value: '9', from: 'page' },
  ]);
});

test('a site has the name that is chosen, and an example for an operator until somebody is named', () => {
  const texts = { SITE_NAME: 'Oak Street', OPERATOR_NAME: 'Olive' };
  expect(settingsInEffect({ texts, production: false }, [])).toEqual({
    isOperatorNamed: false,
    isOpen: true,
    registration: 'open',
    openInvitations: 5,
    operator: {
      siteName: 'Oak Street',
      name: 'Example operator',
      contactEmail: 'operator@hearthkin.example',
      country: 'United Kingdom',
    },
  });
});

test('a process has the same settings until others are stored', () => {
  const live = makeLiveSettings({ texts: {}, production: false });
  const before = live.current();
  expect(before).toMatchObject({ registration: 'open' });
  live.take([]);
  expect(live.current()).toBe(before);
  live.take([stored('REGISTRATION', 'approval')]);
  expect(live.current()).toMatchObject({ registration: 'approval' });
  expect(live.list()).toContainEqual({ name: 'REGISTRATION', value: 'approval', from: 'page' });
});
