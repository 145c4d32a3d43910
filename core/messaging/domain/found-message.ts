import type { Conversation } from './conversation.ts';
import type { Message } from './message.ts';

/** A message that was found, and the other member of its conversation. */
export interface FoundMessage extends Pick<Conversation, 'member' | 'presence'> {
  readonly message: Message;
}
