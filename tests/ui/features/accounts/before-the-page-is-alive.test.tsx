import { render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PASSWORD, signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createApiClient } from '#ui/api/client.ts';
import { OPEN } from '#tests/support/open-registration.ts';
import { OPERATOR } from '#tests/support/operator.ts';
import { App } from '#ui/app/app.tsx';
import { LoginScreen } from '#ui/features/accounts/login-screen.tsx';
import { RegisterScreen } from '#ui/features/accounts/register-screen.tsx';
import { createBrowserFetch } from '#tests/ui/render-page.tsx';
import { NEW_PASSWORD } from './fill-in-account.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await signUp(server.url, 'rosa');
});
afterAll(() => server.close());

/** A page of one screen, with a place to arrive at. */
function pageOf(Screen: ComponentType) {
  const browserFetch = createBrowserFetch(server.url);
  const api = createApiClient((input, { signal: _signal, ...request } = {}) =>
    browserFetch(input, request),
  );
  const router = createMemoryRouter([
    { path: '/', Component: Screen },
    { path: '*', element: <h1>Arrived</h1> },
  ]);
  return {
    router,
    page: (
      <App api={api} knownSession="none" operator={OPERATOR} registration={OPEN}>
        <RouterProvider router={router} />
      </App>
    ),
  };
}

/** Puts the prerendered page into the document, where nothing of it is alive yet. */
function showPrerendered(Screen: ComponentType): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(pageOf(Screen).page);
  document.body.append(container);
  return container;
}

/** Brings the page to life; React complains when it is not what was prerendered. */
function bringToLife(container: HTMLElement, Screen: ComponentType) {
  const complain = vi.fn();
  const { router, page } = pageOf(Screen);
  render(page, { container, hydrate: true, onRecoverableError: complain });
  expect(complain).not.toHaveBeenCalled();
  return router;
}

const type = (label: string, text: string) => {
  screen.getByLabelText<HTMLInputElement>(label).value = text;
};

test('what was typed into the login before the page was alive is taken over and sent', async () => {
  const container = showPrerendered(LoginScreen);
  type('Username or email', 'rosa');
  type('Password', PASSWORD);
  const router = bringToLife(container, LoginScreen);
  expect(screen.getByLabelText('Username or email')).toHaveValue('rosa');
  expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/dashboard');
  });
});

test('what was typed into the registration before the page was alive is taken over', async () => {
  const container = showPrerendered(RegisterScreen);
  type('Username', 'early');
  type('Email', 'early@example.org');
  type('Password', NEW_PASSWORD);
  type('Confirm password', NEW_PASSWORD);
  type('Name', 'Rosa');
  screen.getByRole<HTMLInputElement>('checkbox', { name: /accept the terms/ }).checked = true;
  bringToLife(container, RegisterScreen);
  expect(screen.getByLabelText('Username')).toHaveValue('early');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: /^Step 2 of 2/ })).toBeVisible();
});

test.each([
  [LoginScreen, 'Login'],
  [RegisterScreen, 'Continue'],
])('before the page is alive nothing can be sent, and never into an address', (Screen, name) => {
  const container = showPrerendered(Screen);
  expect(screen.getByRole('button', { name })).toBeDisabled();
  expect(container.querySelector('form')).toHaveAttribute('method', 'post');
  expect(container.querySelector('noscript')).toHaveTextContent('This form needs JavaScript.');
  bringToLife(container, Screen);
  expect(screen.getByRole('button', { name })).toBeEnabled();
});
