import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { OPERATOR_PLACEHOLDER } from '#core/site/domain/operator.ts';
import { fillInOperator } from '#server/pages/operator.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createApiClient } from '#ui/api/client.ts';
import { OPEN } from '#tests/support/open-registration.ts';
import { OPERATOR } from '#tests/support/operator.ts';
import { App } from '#ui/app/app.tsx';
import { Layout } from '#ui/app/layout.tsx';
import { HomeScreen } from '#ui/features/home/home-screen.tsx';
import { createBrowserFetch } from '#tests/ui/render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

function page(operator = OPERATOR) {
  const browserFetch = createBrowserFetch(server.url);
  const api = createApiClient((input, { signal: _signal, ...request } = {}) =>
    browserFetch(input, request),
  );
  const children = [{ path: '/', Component: HomeScreen }];
  return (
    <App api={api} knownSession="none" operator={operator} registration={OPEN}>
      <RouterProvider router={createMemoryRouter([{ Component: Layout, children }])} />
    </App>
  );
}

function showPrerendered(): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page());
  document.body.append(container);
  return container;
}

/** Brings the page to life; React complains when it is not what was prerendered. */
function bringToLife(container: HTMLElement): void {
  const complain = vi.fn();
  render(page(), { container, hydrate: true, onRecoverableError: complain });
  expect(complain).not.toHaveBeenCalled();
}

test('before the page is alive, the menu leads to the links of the footer', () => {
  const container = showPrerendered();
  const menu = screen.getByRole('link', { name: 'Open the menu' });
  const target = container.querySelector<HTMLElement>(menu.getAttribute('href') ?? '');
  expect(target?.closest('footer')).not.toBeNull();
  expect(within(target!).getAllByRole('link')).toHaveLength(13);
  bringToLife(container);
  expect(screen.getByRole('button', { name: 'Open the menu' })).toBeVisible();
});

test('the name of the site is set as large before the page is alive as after', () => {
  const container = document.createElement('div');
  container.innerHTML = fillInOperator(renderToString(page(OPERATOR_PLACEHOLDER)), OPERATOR);
  document.body.append(container);
  const name = within(screen.getByRole('banner')).getByText(OPERATOR.siteName).parentElement!;
  const before = name.className;
  bringToLife(container);
  expect(name).toBeInTheDocument();
  expect(name.className).toBe(before);
  cleanup();
  render(page());
  const fresh = within(screen.getByRole('banner')).getByText(OPERATOR.siteName).parentElement!;
  expect(fresh.className).toBe(before);
});

test('visitors see the ways in before the page is alive', () => {
  showPrerendered();
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(header.getByRole('link', { name: 'Sign Up' })).toBeVisible();
});

test('before the page is alive, no browser sends an address for the newsletter', () => {
  const container = showPrerendered();
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Newsletter' });
  const address = within(form).getByLabelText<HTMLInputElement>('Email address');
  address.value = 'rosa@example.org';
  expect([...new FormData(form)]).toEqual([]);
  expect(within(form).getByRole('button', { name: 'Subscribe' })).toBeDisabled();
  bringToLife(container);
  expect(within(form).getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  expect(address).toHaveValue('rosa@example.org');
});

test('colours can be chosen only once the page is alive and keeps the choice', () => {
  const container = showPrerendered();
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeDisabled();
  bringToLife(container);
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeEnabled();
});

test('the copyright line has the year of the reader, though the page was built in another', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T12:00:00Z') });
  const container = showPrerendered();
  expect(screen.getByText(/^©/, { selector: 'footer p' })).toHaveTextContent('© 2026');
  vi.setSystemTime(new Date('2031-06-01T12:00:00Z'));
  bringToLife(container);
  await waitFor(() => {
    expect(screen.getByText(/^©/, { selector: 'footer p' })).toHaveTextContent('© 2031');
  });
});
