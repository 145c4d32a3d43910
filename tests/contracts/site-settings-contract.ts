import { describe, expect, test } from 'vitest';
import type { SiteSetting } from '#core/operations/domain/site-settings.ts';
import type { Storage } from '#core/storage.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { storeMember } from '#tests/support/stored-records.ts';

const AT = '2026-03-12T10:00:00.000Z';
const LATER = '2026-03-13T10:00:00.000Z';
const NAMED: SiteSetting = {
  name: 'SITE_NAME',
  value: 'Søren’s "hearth" \u{1F525}',
  setAt: AT,
  setBy: toMemberId(1),
};

/** What operators change while the site runs. */
export function describeSiteSettings(current: () => Storage): void {
  describe('settings of the site', () => {
    const put = (...settings: readonly SiteSetting[]) =>
      current().commit({
        changes: settings.map((setting) => ({ type: 'put_site_setting', setting })),
        events: [{ type: 'site_changed', memberIds: [] }],
        actorId: null,
        at: AT,
      });

    test('are none until some are stored', async () => {
      expect(await current().siteSettings.list()).toEqual([]);
    });

    test('are listed by name as they were stored last, and announced', async () => {
      const olive = await storeMember(current());
      const mode: SiteSetting = { ...NAMED, name: 'REGISTRATION', value: 'invitation' };
      await put(NAMED, mode);
      expect(await current().siteSettings.list()).toEqual([mode, NAMED]);
      const renamed = { ...NAMED, value: 'Oak Street', setAt: LATER, setBy: olive.id };
      await put(renamed);
      expect(await current().siteSettings.list()).toEqual([mode, renamed]);
      const events = await readEvents(current());
      expect(events.filter(({ type }) => type === 'site_changed')).toHaveLength(2);
    });
  });
}
