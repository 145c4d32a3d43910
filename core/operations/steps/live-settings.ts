import {
  listInEffect,
  settingsInEffect,
  type GivenSettings,
  type SettingInEffect,
  type SettingTexts,
  type SiteSetting,
  type SiteSettings,
} from '#core/operations/domain/site-settings.ts';

/** The settings of the site as this process knows them. */
export interface LiveSettings {
  /** What the environment says, which nothing else changes. */
  readonly given: SettingTexts;
  /** The same object until something changes. */
  readonly current: () => SiteSettings;
  readonly list: () => readonly SettingInEffect[];
  /** Takes in what is stored. */
  readonly take: (stored: readonly SiteSetting[]) => void;
}

/** Begins with what the environment says; what is stored is taken in once storage is open. */
export function makeLiveSettings(given: GivenSettings): LiveSettings {
  let known: readonly SiteSetting[] = [];
  let current = settingsInEffect(given, known);
  return {
    given: given.texts,
    current: () => current,
    list: () => listInEffect(given.texts, known),
    take: (stored) => {
      if (JSON.stringify(stored) === JSON.stringify(known)) return;
      known = stored;
      current = settingsInEffect(given, known);
    },
  };
}
