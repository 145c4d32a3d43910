import { generatePath } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';

/** The address of a member's profile. */
export function profileAddress(memberId: number): string {
  return generatePath(PAGE_ROUTES.member, { id: String(memberId) });
}

/** The address of the messages with the conversation of that connection open. */
export function conversationAddress(connectionId: number): string {
  return `${PAGE_ROUTES.messages}?connection=${connectionId}`;
}

/** The address of what the two of a connection keep together. */
export function togetherAddress(connectionId: number): string {
  return `${conversationAddress(connectionId)}&together=`;
}

/** Given along to a conversation that is opened to write there. */
export const TO_WRITE = 'write';

/** The address of a message, with those around it. */
export function messageAddress(connectionId: number, messageId: number): string {
  return `${conversationAddress(connectionId)}&message=${messageId}`;
}

/** The address of the search in a conversation. */
export function conversationSearchAddress(connectionId: number): string {
  return `${conversationAddress(connectionId)}&find=`;
}
