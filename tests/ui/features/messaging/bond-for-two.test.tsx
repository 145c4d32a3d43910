import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { signUpPair } from './open-chat.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function openPlace(address: string, fetch: typeof globalThis.fetch) {
  const page = renderPage(address, fetch);
  await page.user.click(await screen.findByRole('link', { name: /^The two of you/ }));
  const heading = await screen.findByRole('heading', { name: 'Who you are to each other' });
  return { ...page, part: within(heading.closest('section')!) };
}

test('someone suggests another bond, and takes it back', async () => {
  const pair = await signUpPair(server);
  const { user, part } = await openPlace(pair.address, pair.network.fetch);
  await user.click(await part.findByRole('button', { name: 'Suggest another bond' }));
  await user.click(part.getByRole('button', { name: 'Cancel' }));
  expect(part.getByRole('button', { name: 'Suggest another bond' })).toHaveFocus();
  await user.click(part.getByRole('button', { name: 'Suggest another bond' }));
  await user.click(part.getByRole('radio', { name: 'Mentor Match' }));
  await user.click(part.getByRole('radio', { name: 'their mentor' }));
  await user.click(part.getByRole('button', { name: 'Suggest it to Frieda' }));
  expect(await part.findByText(/^You’d like to be/)).toHaveTextContent(
    'You’d like to be a mentor to Frieda.',
  );
  expect(part.getByText(/hasn’t answered yet/)).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Take it back' }));
  expect(await part.findByRole('button', { name: 'Suggest another bond' })).toBeVisible();
  expect(part.queryByText(/Mentor/)).toBeNull();
});

test('who agrees to a suggestion reads at once what the two are', async () => {
  const pair = await signUpPair(server);
  const bond = `/api/conversations/${pair.connection.id}/bond`;
  const suggest = (wish: object) => pair.frieda.send('PUT', bond, wish);
  await suggest({ relationshipTypeId: 4, side: 'seek' });
  const marked = renderPage(pair.address, pair.network.fetch);
  const WAITS = { name: 'The two of you: Frieda suggests something' };
  expect(await screen.findByRole('link', WAITS)).toBeVisible();
  marked.unmount();
  const first = await openPlace(pair.address, pair.network.fetch);
  expect(await first.part.findByText(/hopes to rediscover/)).toHaveTextContent(
    'Frieda hopes to rediscover a heritage, language or tradition with you',
  );
  await first.user.click(first.part.getByRole('button', { name: 'Rather not' }));
  expect(await first.part.findByRole('button', { name: 'Suggest another bond' })).toBeVisible();
  expect(first.part.queryByText(/hopes to rediscover/)).toBeNull();
  expect(await screen.findByRole('link', { name: 'The two of you' })).toBeVisible();
  first.unmount();

  await suggest({ relationshipTypeId: 3, side: 'offer' });
  const { user, part } = await openPlace(pair.address, pair.network.fetch);
  expect(await part.findByText(/would like to be a mentor/)).toHaveTextContent(
    'Frieda would like to be a mentor to you',
  );
  await user.click(part.getByRole('button', { name: 'I’d like that' }));
  expect(await part.findByText(/^Mentor Match/)).toHaveTextContent(
    'Mentor Match, with Frieda as a mentor',
  );
  expect(part.queryByRole('button', { name: 'Rather not' })).toBeNull();
});
