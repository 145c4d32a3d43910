import type { SiteSettingName } from './domain/site-settings.ts';

/** The refusals about running the site. */
export interface OperationsRefusal {
  /** The environment of the processes has decided the setting. */
  readonly code: 'setting_fixed';
}

/** What can be wrong with a setting. */
export interface OperationsFault {
  readonly rule: 'setting_not_valid';
  readonly setting: SiteSettingName;
}
