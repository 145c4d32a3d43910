import { toMemberId } from '#tests/support/ids.ts';
import { screen, within } from '@testing-library/react';
import { signUp } from '#tests/support/api-client.ts';
import type { TestServer } from '#tests/support/running-server.ts';
import { storeConnection, storeMessage } from '#tests/support/stored-records.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { createUnreliableNetwork } from '#tests/ui/unreliable-network.ts';

/** Two members who may write to each other; the page is Rosa's. */
export type ChatPair = Awaited<ReturnType<typeof signUpPair>>;

let pairs = 0;

/** Signs up Frieda and Rosa, who are connected. */
export async function signUpPair({ url, storage }: TestServer) {
  pairs += 1;
  const frieda = await signUp(url, `frieda-${pairs}`, { name: 'Frieda' });
  const rosa = await signUp(url, `rosa-${pairs}`, { name: 'Rosa' });
  const connection = await storeConnection(storage, toMemberId(frieda.id), toMemberId(rosa.id));
  return {
    frieda,
    rosa,
    connection,
    network: createUnreliableNetwork(rosa.fetch),
    address: `/messages?connection=${connection.id}`,
    /** Frieda writes to Rosa. */
    hear: (content: string) => storeMessage(storage, toMemberId(frieda.id), connection, content),
    /** Rosa writes to Frieda from elsewhere. */
    say: (content: string) => storeMessage(storage, toMemberId(rosa.id), connection, content),
    storedContents: async () => {
      const messages = await storage.messages.listOf(connection.id, { before: null, limit: 200 });
      return messages.map(({ content }) => content);
    },
  };
}

/** Opens the conversation as Rosa. */
export async function openChat({ address, network }: Pick<ChatPair, 'address' | 'network'>) {
  const page = renderPage(address, network.fetch);
  const box = await screen.findByLabelText('Message to Frieda');
  return { ...page, box };
}

/** The pair with the calls that Rosa's page makes from now on, named like `POST /api/connections`. */
export function recordCalls(pair: ChatPair) {
  const calls: string[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    calls.push(`${init?.method ?? 'GET'} ${input as string}`);
    return pair.network.fetch(input, init);
  };
  const callsTo = (name: RegExp) => calls.filter((call) => name.test(call));
  return { pair: { ...pair, network: { ...pair.network, fetch } }, callsTo };
}

/** The messages on screen. */
export function log() {
  return within(screen.getByRole('region', { name: 'Messages' }));
}
