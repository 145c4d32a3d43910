import { beforeEach, expect, test } from 'vitest';
import fc from 'fast-check';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { Self } from '#core/members/domain/member.ts';
import { SITE_SETTING_NAMES, type SettingTexts } from '#core/operations/domain/site-settings.ts';
import { makeChangeSettings } from '#core/operations/use-cases/change-settings.ts';
import type { Storage } from '#core/storage.ts';
import { settingsOf } from '#tests/support/site-settings.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { storeMember } from '#tests/support/stored-records.ts';

const OAK = { OPERATOR_NAME: 'Oak Street', CONTACT_EMAIL: 'oak@kin.example', COUNTRY: 'DE' };

let storage: Storage;
let olive: Self;
const clock = createSettableClock();

beforeEach(async () => {
  storage = createMemoryStorage();
  olive = await storeMember(storage);
});

const change = (values: SettingTexts, liveSettings = settingsOf()) =>
  makeChangeSettings({ ...storage, liveSettings, clock })({ callerId: olive.id, values });
const stored = async () =>
  (await storage.siteSettings.list()).map(({ name, value, setBy }) => ({ name, value, setBy }));
const facts = async () =>
  (await storage.securityLog.listForDesk({ before: null, limit: 10 })).map(
    ({ memberId, fact }) => ({ memberId, fact }),
  );

test('a setting that is changed is in effect at once, and in the log with who changed it', async () => {
  const liveSettings = settingsOf();
  expect(await change({ REGISTRATION: 'invitation', INVITATIONS: '9' }, liveSettings)).toEqual({
    ok: true,
    value: null,
  });
  expect(liveSettings.current()).toMatchObject({ registration: 'invitation', openInvitations: 9 });
  expect(await stored()).toEqual([
    { name: 'INVITATIONS', value: '9', setBy: olive.id },
    { name: 'REGISTRATION', value: 'invitation', setBy: olive.id },
  ]);
  expect(await facts()).toEqual([
    { memberId: olive.id, fact: 'site_invitations_changed' },
    { memberId: olive.id, fact: 'site_registration_changed' },
  ]);
  expect(await readEvents(storage)).toEqual([{ type: 'site_changed', memberIds: [] }]);
});

test('what is stored already is no change', async () => {
  await change({ SITE_NAME: 'Oak Street' });
  await change({ SITE_NAME: 'Oak Street' });
  expect(await facts()).toHaveLength(1);
});

test('what nobody has set stays as it is once it is chosen, whatever is usual later', async () => {
  const usual = String(settingsOf().current().openInvitations);
  await change({ INVITATIONS: usual });
  expect(await stored()).toEqual([{ name: 'INVITATIONS', value: usual, setBy: olive.id }]);
});

test('a setting of the environment stays as it is there', async () => {
  const liveSettings = settingsOf({ SITE_NAME: 'Hearth' });
  expect(await change({ SITE_NAME: 'Oak Street', REGISTRATION: 'open' }, liveSettings)).toEqual({
    ok: false,
    refusal: { code: 'setting_fixed' },
  });
  expect(await stored()).toEqual([]);
  const operator = settingsOf(OAK);
  expect(await change({ COUNTRY: 'FR' }, operator)).toMatchObject({ ok: false });
});

test('who runs the site is named as a whole, and then in parts', async () => {
  const invalid = (...paths: readonly string[]) => ({
    ok: false,
    refusal: {
      code: 'invalid_input',
      errors: paths.map((setting) => ({
        path: setting,
        fault: { rule: 'setting_not_valid', setting },
      })),
    },
  });
  expect(await change({ OPERATOR_NAME: 'Oak Street' })).toEqual(
    invalid('CONTACT_EMAIL', 'COUNTRY'),
  );
  expect(await change({ ...OAK, COUNTRY: 'ZZ' })).toEqual(invalid('COUNTRY'));
  const liveSettings = settingsOf({}, true);
  expect(liveSettings.current()).toMatchObject({ isOpen: false, isOperatorNamed: false });
  expect((await change(OAK, liveSettings)).ok).toBe(true);
  expect((await change({ COUNTRY: 'FR' }, liveSettings)).ok).toBe(true);
  expect(liveSettings.current()).toMatchObject({
    isOpen: true,
    operator: { name: 'Oak Street', contactEmail: 'oak@kin.example', country: 'France' },
  });
});

test('whatever is stored, the settings in effect are valid, and those of the environment are its own', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('open', '7', 'GB', 'oak@kin.example'));
  const settings = fc.array(
    fc.record({ name: fc.constantFrom(...SITE_SETTING_NAMES), value: text }),
  );
  fc.assert(
    fc.property(settings, fc.boolean(), (values, production) => {
      const liveSettings = settingsOf({ REGISTRATION: 'approval' }, production);
      const kept = { setAt: clock.now(), setBy: olive.id };
      liveSettings.take(values.map((value) => ({ ...value, ...kept })));
      const { operator, isOperatorNamed, ...rules } = liveSettings.current();
      expect(rules.registration).toBe('approval');
      expect(rules.openInvitations).toBeGreaterThan(0);
      expect(rules.isOpen).toBe(isOperatorNamed || !production);
      const { siteName, name, contactEmail, country } = operator;
      for (const part of [siteName, name, contactEmail, country]) expect(part.trim()).not.toBe('');
    }),
  );
});
