import { toMemberId } from '#tests/support/ids.ts';
import { signUp } from '#tests/support/api-client.ts';
import { startTestServer } from '#tests/support/running-server.ts';
import { storeConnection, storeMember, storeRequest } from '#tests/support/stored-records.ts';

/** More requests than a page of connections has. */
export const FLOOD = 55;

/** A server with a member who has a friend and has asked somebody, and whom many asked since. */
export async function startFloodedServer() {
  const server = await startTestServer();
  const { storage } = server;
  const member = await signUp(server.url, 'flooded');
  const friend = await storeMember(storage, { name: 'Frieda Groß' });
  const asked = await storeMember(storage, { name: 'Anton' });
  const friendship = await storeConnection(storage, friend.id, toMemberId(member.id));
  const sent = await storeRequest(storage, toMemberId(member.id), asked.id);
  for (let number = 1; number <= FLOOD; number += 1) {
    const asking = await storeMember(storage, { name: `Asking ${number}` });
    await storeRequest(storage, asking.id, toMemberId(member.id));
  }
  return { server, member, friendship, sent };
}
