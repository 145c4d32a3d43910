import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Connection } from '#core/connections/domain/connection.ts';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { storeConnection, storeMember, storeMessage } from '#tests/support/stored-records.ts';
import { renderPage } from '#tests/ui/render-page.tsx';

/** More conversations than a page of the inbox has. */
const NEWER = 55;

let server: TestServer;
let rosa: MemberClient;
let oldest: Connection;

beforeAll(async () => {
  server = await startTestServer();
  const { storage } = server;
  rosa = await signUp(server.url, 'rosa');
  const frieda = await storeMember(storage, { name: 'Frieda' });
  oldest = await storeConnection(storage, frieda.id, toMemberId(rosa.id));
  for (let number = 1; number <= NEWER; number += 1) {
    const other = await storeMember(storage, { name: `Newer ${number}` });
    const connection = await storeConnection(storage, other.id, toMemberId(rosa.id));
    await storeMessage(storage, other.id, connection, 'Good evening');
  }
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a conversation beyond what is loaded of the list stands in it and in view, until the list comes to it', async () => {
  // What is asked for again and again waits, however long the rows take.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const scrolled = vi.spyOn(Element.prototype, 'scrollTop', 'set');
  placeRows();
  const asked: string[] = [];
  const { user } = renderPage(`/messages?connection=${oldest.id}`, (input, init) => {
    asked.push(input as string);
    return rosa.fetch(input, init);
  });
  await waitFor(() => {
    expect(openRows()).toEqual(['Frieda']);
  });
  expect(scrolled).toHaveBeenCalled();
  expect(asked.filter((address) => address.startsWith('/api/conversations?'))).toHaveLength(1);
  expect(newerRows()).toHaveLength(50);
  await user.click(screen.getByText('Show more'));
  await waitFor(() => {
    expect(newerRows()).toHaveLength(NEWER);
  });
  expect(openRows()).toEqual(['Frieda']);
});

test('a search shows what it has found, and not the conversation that is open', async () => {
  const { user } = renderPage(`/messages?connection=${oldest.id}`, rosa.fetch);
  await waitFor(() => {
    expect(openRows()).toEqual(['Frieda']);
  });
  await user.type(screen.getByLabelText('Search people and messages'), 'newer');
  await waitFor(() => {
    expect(openRows()).toEqual([]);
  });
});

/** Whose rows the list shows. Finding this many by role takes jsdom several seconds. */
const namesIn = (rows: string) =>
  [...document.querySelectorAll(`${rows} .sr-only bdi`)].map(({ textContent }) => textContent);
const openRows = () => namesIn('a[aria-current="true"]');
const newerRows = () => namesIn('a').filter((name) => name.startsWith('Newer '));

/** Puts the row that is open below what is seen of the list; jsdom has no places. */
function placeRows(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('[aria-current="true"]') ? placeAt(900, 960) : placeAt(0, 600);
  });
}

const placeAt = (top: number, bottom: number) => ({ top, bottom }) as DOMRect;
