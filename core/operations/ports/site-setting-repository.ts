import type { SiteSetting } from '#core/operations/domain/site-settings.ts';

/** Reads the settings that were changed while the site ran; `SiteChange` writes them. */
export interface SiteSettingRepository {
  /** All that are stored, by name. */
  list(): Promise<readonly SiteSetting[]>;
}
