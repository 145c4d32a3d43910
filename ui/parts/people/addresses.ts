import { generatePath } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/page-routes.ts';

/** The address of a member's profile. */
export function profileAddress(memberId: number): string {
  return generatePath(PAGE_ROUTES.member, { id: String(memberId) });
}

/** The address of the messages with the conversation of that connection open. */
export function conversationAddress(connectionId: number): string {
  return `${PAGE_ROUTES.messages}?connection=${connectionId}`;
}
