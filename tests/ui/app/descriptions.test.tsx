import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each([
  ['/explore', 'Explore Connections'],
  ['/resources', 'Resources'],
  ['/register', 'Create Your Account'],
  ['/login', 'Login'],
])('%s is named and described in the head of the document', async (path, title) => {
  renderPage(path, createBrowserFetch(server.url));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe(`${title} | Hearthkin`);
  const descriptions = document.head.querySelectorAll('meta[name="description"]');
  expect(descriptions).toHaveLength(1);
  const text = descriptions[0]?.getAttribute('content') ?? '';
  expect(text).toMatch(/^[A-Z].{50,153}\.$/);
});
