import { SITE_SETTING } from '#adapters/records/site-setting.ts';
import type { RowRead } from '#adapters/records/field.ts';
import type { SiteChange } from '#core/operations/changes.ts';
import type { SiteSettingRepository } from '#core/operations/ports/site-setting-repository.ts';
import { run, type SqlHandlers } from './sql-handlers.ts';
import { rows, type SqlEngine } from './steps.ts';

const LIST = `SELECT ${SITE_SETTING.columns} FROM site_setting ORDER BY name`;

const PUT = `
  INSERT INTO site_setting (name, value, set_at, set_by) VALUES (@name, @value, @set_at, @set_by)
  ON CONFLICT (name) DO UPDATE
  SET value = excluded.value, set_at = excluded.set_at, set_by = excluded.set_by`;

/** Reads the settings that were changed while the site ran; see the port for what it promises. */
export function createSqlSiteSettings({ read }: SqlEngine): SiteSettingRepository {
  return {
    list: async () => {
      const found = await read(rows<RowRead<typeof SITE_SETTING>>(LIST));
      return found.map((row) => SITE_SETTING.read(row));
    },
  };
}

/** Stores the settings that are changed while the site runs. */
export const SITE_HANDLERS: SqlHandlers<SiteChange> = {
  put_site_setting: ({ setting }) => run(PUT, SITE_SETTING.write(setting)),
};
