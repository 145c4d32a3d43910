import type { Logger } from 'pino';
import type { SiteBus } from '#core/events.ts';
import type { SiteSettingRepository } from '#core/operations/ports/site-setting-repository.ts';
import type { LiveSettings } from '#core/operations/steps/live-settings.ts';
import { onceAvailable } from '#server/once-available.ts';
import { repeatable } from './repeatable.ts';

/** How often to read them without being told to, in milliseconds: an event may be lost. */
const INTERVAL = 30_000;

/**
 * Takes in the settings that are stored: at the start, before anything is answered, whenever some process has changed
 * them, and now and then. Returns how to stop, which waits for what is under way.
 */
export async function startKeepingSettings({
  bus,
  siteSettings,
  liveSettings,
  logger,
}: {
  readonly bus: Pick<SiteBus, 'listen'>;
  readonly siteSettings: SiteSettingRepository;
  readonly liveSettings: Pick<LiveSettings, 'take'>;
  readonly logger: Pick<Logger, 'error'>;
}): Promise<() => Promise<void>> {
  const { wake, stop } = repeatable(async () => {
    await siteSettings.list().then(liveSettings.take, (error: unknown) => {
      logger.error({ err: error }, 'the settings of the site could not be read');
    });
  });
  const stopListening = bus.listen({
    onEvent: ({ type }) => {
      if (type === 'site_changed') wake();
    },
    onGap: wake,
  });
  const timer = setInterval(wake, INTERVAL).unref();
  const stopAll = () => {
    stopListening();
    clearInterval(timer);
    return stop();
  };
  try {
    liveSettings.take(await onceAvailable(() => siteSettings.list()));
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}
