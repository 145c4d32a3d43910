import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the list at the top leads to every group of settings, in their order', async () => {
  const member = await signUp(server.url, 'rosa');
  renderPage('/settings', member.fetch);
  const contents = await screen.findByRole('navigation', { name: 'On this page' });
  const links = within(contents).getAllByRole('link');
  const groups = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    groups.map(({ id, textContent }) => [textContent, `/settings#${id}`]),
  );
  expect(links.length).toBeGreaterThan(0);
});
