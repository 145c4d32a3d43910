import { createContext } from 'react';
import type { Message } from '#core/messaging/domain/message.ts';

/** What the place to write is for: a new message, an answer to one, or other words for one. */
export type Composing =
  | { readonly kind: 'new' }
  | { readonly kind: 'reply'; readonly message: Message }
  | { readonly kind: 'edit'; readonly message: Message };

export const NEW_MESSAGE: Composing = { kind: 'new' };

/** What can be done about a message that is shown. */
export interface MessageActions {
  readonly reply: (message: Message) => void;
  readonly edit: (message: Message) => void;
  readonly takeBack: (message: Message) => void;
}

/** What can be done about the messages of the open conversation; `null` where nothing can. */
export const MessageActionsContext = createContext<MessageActions | null>(null);
