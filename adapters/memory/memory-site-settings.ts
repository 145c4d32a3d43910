import { promised } from '#adapters/promised.ts';
import type { SiteChange } from '#core/operations/changes.ts';
import type { SiteSettingRepository } from '#core/operations/ports/site-setting-repository.ts';
import type { MemoryHandlers } from './memory-handlers.ts';
import { recordsOf } from './memory-records.ts';
import type { MemoryState } from './memory-state.ts';

/** Reads the settings that were changed while the site ran; see the port for what it promises. */
export function createMemorySiteSettings(state: MemoryState): SiteSettingRepository {
  return { list: () => promised(() => structuredClone(recordsOf(state, 'site_setting'))) };
}

/** Stores the settings that are changed while the site runs. */
export function createSiteHandlers({ siteSettings }: MemoryState): MemoryHandlers<SiteChange> {
  return {
    put_site_setting: ({ setting }) => {
      siteSettings.set(setting.name, setting);
      return null;
    },
  };
}
