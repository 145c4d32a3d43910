import { ContainerModule } from 'inversify';
import { makeListMessages } from '#core/messaging/use-cases/list-messages.ts';
import { makeMarkMessageAsRead } from '#core/messaging/use-cases/mark-message-as-read.ts';
import { makeSendMessage } from '#core/messaging/use-cases/send-message.ts';
import { makeMessageCalls } from '#server/routes/messaging.ts';
import { limitMessages } from '#server/limits/limited-repositories.ts';
import { tokens } from './tokens.ts';

/** What members do with messages. */
export const messageModule = new ContainerModule(({ bind }) => {
  bind(tokens.listMessages)
    .toResolvedValue(
      (connections, messages) => makeListMessages({ connections, messages }),
      [tokens.connections, tokens.messages],
    )
    .inSingletonScope();
  bind(tokens.sendMessage)
    .toResolvedValue(
      (connections, messages, rateLimits, clock, events) => {
        const limited = limitMessages(messages, rateLimits);
        return makeSendMessage({ connections, messages: limited, clock, events });
      },
      [tokens.connections, tokens.messages, tokens.rateLimits, tokens.clock, tokens.events],
    )
    .inSingletonScope();
  bind(tokens.markMessageAsRead)
    .toResolvedValue(
      (messages, events) => makeMarkMessageAsRead({ messages, events }),
      [tokens.messages, tokens.events],
    )
    .inSingletonScope();
  bind(tokens.messageCalls)
    .toResolvedValue(
      (listMessages, sendMessage, markMessageAsRead, messages) =>
        makeMessageCalls({ listMessages, sendMessage, markMessageAsRead, messages }),
      [tokens.listMessages, tokens.sendMessage, tokens.markMessageAsRead, tokens.messages],
    )
    .inSingletonScope();
});
