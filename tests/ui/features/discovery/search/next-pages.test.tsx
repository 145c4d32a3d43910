import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signUp } from '#tests/support/api-client.ts';
import { startTestServer } from '#tests/support/running-server.ts';
import { storeMembers } from '#tests/support/stored-records.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { createUnreliableNetwork } from '#tests/ui/unreliable-network.ts';

test('what does not fit on a page is read on, and a page that cannot be read may be tried again', async () => {
  const server = await startTestServer();
  await storeMembers(server.storage, 30);
  const network = createUnreliableNetwork((await signUp(server.url, 'viewer')).fetch);
  const { user } = renderPage('/advanced-search', network.fetch);
  expect(await screen.findByText('30 matches found')).toBeVisible();
  expect(screen.getAllByText('Location not specified')).toHaveLength(24);
  network.fail(/discovery/);
  await user.click(screen.getByText('Show more'));
  expect(await screen.findByText('Sorry, we couldn’t load the rest.')).toBeVisible();
  network.recover();
  await user.click(screen.getByText('Show more'));
  await waitFor(() => {
    expect(screen.getAllByText('Location not specified')).toHaveLength(30);
  });
  expect(screen.queryByText('Show more')).not.toBeInTheDocument();
  await server.close();
});

test('a search that fails says so and can be tried again', async () => {
  const server = await startTestServer();
  const network = createUnreliableNetwork((await signUp(server.url, 'viewer')).fetch);
  network.fail(/discovery/);
  const { user } = renderPage('/advanced-search', network.fetch);
  expect(await screen.findByText('Sorry, that search didn’t work.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Results' })).toBeVisible();
  network.recover();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('0 matches found')).toBeVisible();
  await server.close();
});
