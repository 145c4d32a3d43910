import { ContainerModule } from 'inversify';
import { createInProcessEventBus } from '#adapters/system/in-process-event-bus.ts';
import { makeQueueActivityLetters } from '#core/mail/use-cases/queue-activity-letters.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { SiteBus } from '#core/events.ts';
import type { ReportFailure } from '#core/kernel/report-failure.ts';
import type { Configuration } from '#server/configuration.ts';
import { StartupFailure } from '#server/startup-failure.ts';
import type { EventsChoice } from '#server/storage-variables.ts';
import { tokens } from './tokens.ts';

/** The bus that notifies every process of the site; drivers are loaded only where they are used. */
export function createEventsModule(
  { events }: Pick<Configuration, 'events'>,
  { sendsMails }: { readonly sendsMails: boolean },
): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(tokens.eventHandlers)
      .toResolvedValue(
        (storage, clock) => (sendsMails ? [makeQueueActivityLetters({ ...storage, clock })] : []),
        [tokens.storage, tokens.clock],
      )
      .inSingletonScope();
    bind(tokens.events)
      .toResolvedValue(
        (logger) => {
          const report: ReportFailure = (sentence, error) => {
            logger.warn({ err: error }, sentence);
          };
          return openEventBus(events, report);
        },
        [tokens.logger],
      )
      .inSingletonScope();
  });
}

async function openEventBus(choice: EventsChoice, report: ReportFailure): Promise<SiteBus> {
  switch (choice.broker) {
    case 'process':
      return createInProcessEventBus(report);
    case 'postgres': {
      const postgres = await import('#adapters/postgres/postgres-event-bus.ts');
      return reached(choice.url, postgres.openPostgresEventBus(choice.url, report));
    }
    case 'redis': {
      const redis = await import('#adapters/redis/redis-event-bus.ts');
      return reached(choice.url, redis.openRedisEventBus(choice.url, report));
    }
    default:
      return unreachable(choice);
  }
}

async function reached(url: string, opening: Promise<SiteBus>): Promise<SiteBus> {
  return opening.catch((error: unknown) => {
    const { protocol, host } = new URL(url);
    throw new StartupFailure(
      `${protocol}//${host} can't be reached to receive events: start it, or correct EVENTS_URL.`,
      { cause: error },
    );
  });
}
