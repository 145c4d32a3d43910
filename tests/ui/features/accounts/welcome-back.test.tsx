import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApiClient, PASSWORD, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;
let rosa: MemberClient;

beforeEach(async () => {
  server = await startTestServer();
  rosa = await signUp(server.url, 'rosa');
  await rosa.send('POST', '/api/leaving', { proof: { password: PASSWORD } });
});
afterEach(() => server.close());

async function logIn() {
  const client = createApiClient(server.url);
  const { user } = renderPage('/login', client.fetch);
  await user.type(await screen.findByLabelText('Username or email'), 'rosa');
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  const heading = await screen.findByRole('heading', { name: 'Welcome back: keep your account?' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.queryByText('Login failed')).toBe(null);
  return { user, client };
}

test('somebody who is leaving is asked, and comes back', async () => {
  const { user, client } = await logIn();
  expect(screen.getByText(/If you come back, everything will be as it was/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Come back' }));
  await screen.findByRole('heading', { name: /^Welcome, / });
  expect((await client.send('GET', '/api/auth/current')).body).toMatchObject({ id: rosa.id });
});

test('somebody who is leaving stays gone', async () => {
  const { user, client } = await logIn();
  await user.click(screen.getByRole('button', { name: 'Stay gone' }));
  expect(screen.queryByRole('heading', { name: /keep your account/ })).toBe(null);
  expect((await client.send('GET', '/api/auth/current')).status).toBe(401);
});
