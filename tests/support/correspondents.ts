import { connectionSchema } from '#core/connections/schemas.ts';
import { messageSchema } from '#core/messaging/schemas.ts';
import type { MemberClient } from './api-client.ts';

/** Has the first ask the second, who accepts; returns the number of their connection. */
export async function connectMembers(one: MemberClient, other: MemberClient): Promise<number> {
  const id = await askToConnect(one, other);
  await other.send('PATCH', `/api/connections/${id}`, { status: 'accepted' });
  return id;
}

/** Has the first ask the second; returns the number of the connection. */
export async function askToConnect(one: MemberClient, other: MemberClient): Promise<number> {
  const pair = { userId1: one.id, userId2: other.id };
  const { body } = await one.send('POST', '/api/connections', pair);
  return connectionSchema.parse(body).id;
}

/** Sends a message; returns its number. */
export async function writeMessage(
  by: MemberClient,
  connectionId: number,
  content: string,
): Promise<number> {
  const path = `/api/connections/${connectionId}/messages`;
  const { body } = await by.send('POST', path, { content });
  return messageSchema.parse(body).id;
}

/** Has one write and the other read it, so that nothing is news to either. */
export async function talk(
  one: MemberClient,
  other: MemberClient,
  connectionId: number,
  words = 'Hello.',
) {
  const id = await writeMessage(one, connectionId, words);
  await other.send('PATCH', `/api/messages/${id}/read`);
}
