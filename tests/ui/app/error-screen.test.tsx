import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { pino } from 'pino';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { ApiError, createApiClient } from '#ui/api/client.ts';
import { OPEN } from '#tests/support/open-registration.ts';
import { OPERATOR } from '#tests/support/operator.ts';
import { App } from '#ui/app/app.tsx';
import { ErrorPage } from '#ui/app/error-screen.tsx';
import { createBrowserFetch } from '#tests/ui/render-page.tsx';

const lines: string[] = [];
let server: TestServer;

beforeAll(async () => {
  const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  server = await startTestServer({ logger });
});
afterAll(() => server.close());
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

/** What the server's log has been told of the page. */
const reports = () =>
  lines
    .map((line) => JSON.parse(line) as { level: number; pageError?: Record<string, unknown> })
    .filter(({ pageError }) => pageError !== undefined);

/** How often the page has called the server to tell of something. */
const tellings = () => lines.filter((line) => line.includes('/api/page-errors')).length;

/** Opens a page whose screens fail as they are told to. */
function openPage(
  path: string,
  routes: RouteObject[],
  browserFetch = createBrowserFetch(server.url),
) {
  const router = createMemoryRouter([{ ErrorBoundary: ErrorPage, children: routes }], {
    initialEntries: [path],
  });
  const api = createApiClient((input, { signal: _signal, ...request } = {}) =>
    browserFetch(input, request),
  );
  return render(
    <StrictMode>
      <App api={api} knownSession="none" operator={OPERATOR} registration={OPEN}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>,
  );
}

function failingScreen(thrown: unknown): RouteObject {
  return {
    path: '/explore',
    Component: () => {
      throw thrown;
    },
  };
}

function missingScreen(message: string): RouteObject {
  return { path: '/explore', lazy: () => Promise.reject(new TypeError(message)) };
}

test('a screen that throws gives way to a calm one with ways back, and the log is told once', async () => {
  openPage('/explore?type=3#people', [failingScreen(new TypeError('people is undefined'))]);
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByRole('main').firstElementChild).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(screen.queryByText(/people is undefined/)).not.toBeInTheDocument();
  await waitFor(() => {
    expect(reports()).toMatchObject([
      {
        level: 40,
        pageError: {
          message: 'TypeError: people is undefined',
          address: '/explore',
          stack: expect.stringContaining('error-screen.test') as string,
        },
      },
    ]);
  });
});

test('the same failure is told once, however often it comes', async () => {
  const failure = new Error('told before');
  openPage('/explore', [failingScreen(failure)]).unmount();
  openPage('/explore', [failingScreen(failure)]).unmount();
  openPage('/explore', [failingScreen(new Error('told last'))]);
  await waitFor(() => {
    expect(reports().map(({ pageError }) => pageError?.['message'])).toEqual([
      'Error: told before',
      'Error: told last',
    ]);
  });
});

test('a report that fails says nothing more', async () => {
  const failure = new Error('told to nobody');
  const told: unknown[] = [];
  const onRejection = (event: unknown) => told.push(event);
  process.on('unhandledRejection', onRejection);
  const browserFetch: typeof fetch = (_input, init) => {
    told.push(init?.method);
    return Promise.reject(new TypeError('There is no network.'));
  };
  openPage('/explore', [failingScreen(failure)], browserFetch);
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await waitFor(() => {
    expect(told).toContain('POST');
  });
  openPage('/explore', [failingScreen(failure)], browserFetch);
  expect(await screen.findAllByRole('heading', { name: 'Something went wrong' })).toHaveLength(2);
  expect(told.filter((call) => call !== 'GET')).toEqual(['POST']);
  process.off('unhandledRejection', onRejection);
});

test.each([
  'Failed to fetch dynamically imported module: https://hearthkin.example/assets/a.js',
  'error loading dynamically imported module: https://hearthkin.example/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('a screen that a new version has taken away is told as that: %s', async (message) => {
  openPage('/explore', [missingScreen(message)]);
  expect(await screen.findByRole('heading', { name: 'A new version’s here' })).toBeVisible();
  expect(screen.getByText(/Hearthkin has been updated/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(tellings()).toBe(0);
});

test('a screen that cannot be loaded for want of a connection is told as that', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openPage('/explore', [missingScreen('Importing a module script failed.')]);
  expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});

const calmScreen: RouteObject = { path: '/explore', element: <h1>All is well</h1> };

function ours(error: Error): Error {
  return Object.assign(error, {
    stack: `${error.message}\n at ${window.location.origin}/a.js:1:2`,
  });
}

test('what fails outside rendering is told too, and the screen stays', async () => {
  openPage('/explore', [calmScreen]);
  fireEvent(window, new ErrorEvent('error', { error: ours(new RangeError('in a handler')) }));
  const rejection = Object.assign(new Event('unhandledrejection'), {
    reason: ours(new Error('in a promise')),
  });
  fireEvent(window, rejection);
  fireEvent(window, rejection);
  await waitFor(() => {
    expect(reports()).toHaveLength(2);
  });
  expect(reports().map(({ pageError }) => pageError?.['message'])).toEqual([
    'RangeError: in a handler',
    'Error: in a promise',
  ]);
  expect(screen.getByRole('heading', { name: 'All is well' })).toBeVisible();
});

test('what is not ours, or known to the server already, is not told', async () => {
  openPage('/explore', [calmScreen]);
  const abort = new DOMException('stopped', 'AbortError');
  for (const error of [
    null,
    'Script error.',
    new Error('of an extension'),
    ours(new ApiError(500, 'down')),
    abort,
    ours(new TypeError('Importing a module script failed.')),
    ours(new Error('the last one')),
  ]) {
    fireEvent(window, new ErrorEvent('error', { error }));
  }
  await waitFor(() => {
    expect(reports()).toMatchObject([{ pageError: { message: 'Error: the last one' } }]);
  });
  expect(tellings()).toBeLessThanOrEqual(1);
});
