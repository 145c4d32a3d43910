import type { SiteSetting } from './domain/site-settings.ts';

/** What is stored of the site itself. */
export interface SiteChange {
  /** In the place of what was stored under its name. */
  readonly type: 'put_site_setting';
  readonly setting: SiteSetting;
}
