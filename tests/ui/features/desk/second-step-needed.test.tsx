import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { storeStanding } from '#tests/support/writes.ts';
import { renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a moderator without a second step reads why the desk is shut, and is led to where to set one up', async () => {
  const mo = await signUp(server.url, 'moritz');
  await storeStanding(server.storage, mo.id, { role: 'moderator' });
  renderPage('/desk', mo.fetch);
  await screen.findByRole('heading', { name: 'One thing before the desk opens' });
  expect(screen.queryByRole('navigation', { name: 'Desk' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Set up a second step' }));
  expect(await screen.findByRole('button', { name: 'Set up an app' })).toBeVisible();
});
