import type { SettingTexts } from '#core/operations/domain/site-settings.ts';
import { makeLiveSettings } from '#core/operations/steps/live-settings.ts';
import { OPERATOR, OPERATOR_VARIABLES } from './operator.ts';

/** The settings of a site whose environment says this. */
export function settingsOf(texts: SettingTexts = {}, production = false) {
  return makeLiveSettings({ texts, production });
}

/** The settings of a site that `OPERATOR` runs, where these are chosen besides. */
export function namedSettings(texts: SettingTexts = {}) {
  return settingsOf({ ...OPERATOR_VARIABLES, SITE_NAME: OPERATOR.siteName, ...texts });
}
