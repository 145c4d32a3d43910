import { screen, within } from '@testing-library/react';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { createUnreliableNetwork } from '#tests/ui/unreliable-network.ts';

export const ADAS_INTERESTS = ['Reading', 'Travel', 'Cooking', 'Hiking', 'Music', 'Art'];

let viewers = 0;
const lastViewers = new WeakMap<TestServer, MemberClient>();

/** A server with three members who are searched for; Cécile, the newest, tells neither age nor types. */
export async function startServerWithMembers() {
  const server = await startTestServer();
  const ada = await signUp(server.url, 'ada', {
    name: 'Ada Lovell',
    age: 34,
    bio: 'I keep bees.',
    preferences: { relationshipTypes: [1, 2, 3], interests: ADAS_INTERESTS },
  });
  const bruno = await signUp(server.url, 'bruno', {
    name: 'Bruno Santos',
    age: 71,
    location: 'Zürich',
    preferences: { relationshipTypes: [3], interests: ['Gardening'] },
  });
  await signUp(server.url, 'cecile', { name: 'Cécile Roux', location: 'Leeds' });
  return { server, ada, bruno };
}

/** A new member to search with, who finds none of those who searched before: they are on a break. */
export async function signUpViewer(server: TestServer): Promise<MemberClient> {
  viewers += 1;
  await lastViewers.get(server)?.send('PUT', '/api/break', { isTold: false });
  const viewer = await signUp(server.url, `viewer-${viewers}`, { name: 'Someone Else' });
  lastViewers.set(server, viewer);
  return viewer;
}

/** Opens the search as a new member. */
export async function openSearch(server: TestServer, query = '') {
  const viewer = await signUpViewer(server);
  const network = createUnreliableNetwork(viewer.fetch);
  const page = renderPage(`/advanced-search${query}`, network.fetch);
  await screen.findByText(/\d+ matches found/);
  return { ...page, viewer, network };
}

/** The names on the cards, in their order. */
export function foundNames(): (string | null)[] {
  return screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
}

/** The buttons and links of one card. */
export function actionsFor(name: string) {
  return within(screen.getByRole('group', { name }));
}
