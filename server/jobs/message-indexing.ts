import type { Logger } from 'pino';
import type { DomainEvent, SiteBus } from '#core/events.ts';
import type { IndexMessages } from '#core/messaging/use-cases/index-messages.ts';
import { repeatable } from './repeatable.ts';

/** How often to look for messages without being woken, in milliseconds: those moved here, and those of others. */
const INTERVAL = 10_000;

/** How long new messages are collected, in milliseconds. Until they are indexed, searches read them as they are. */
const COLLECTING = 1_000;

/** How long to leave to others after each batch, in milliseconds. */
const PAUSE = 20;

/**
 * Makes messages quick to find: at the start, soon after some were sent or changed, and now and then. What fails is
 * logged and tried again. Returns how to stop, which waits for what is under way.
 */
export function startIndexingMessages(options: {
  readonly indexMessages: IndexMessages;
  readonly bus: Pick<SiteBus, 'listen'>;
  readonly logger: Pick<Logger, 'error'>;
}): () => Promise<void> {
  const { wake, stop } = repeatable(async () => {
    try {
      if (await options.indexMessages()) wakeIn(PAUSE);
    } catch (error) {
      options.logger.error({ err: error }, 'messages were not indexed');
    }
  });
  let soon: NodeJS.Timeout | undefined;
  function wakeIn(milliseconds: number): void {
    soon ??= setTimeout(() => {
      soon = undefined;
      wake();
    }, milliseconds).unref();
  }
  const wakeSoon = () => {
    wakeIn(COLLECTING);
  };
  const endListening = options.bus.listen({
    onEvent: (event) => {
      if (isNewWording(event)) wakeSoon();
    },
    onGap: wakeSoon,
  });
  const timer = setInterval(wake, INTERVAL).unref();
  wake();
  return async () => {
    clearInterval(timer);
    endListening();
    await stop();
    clearTimeout(soon);
  };
}

function isNewWording({ type }: DomainEvent): boolean {
  return type === 'message_sent' || type === 'message_changed';
}
