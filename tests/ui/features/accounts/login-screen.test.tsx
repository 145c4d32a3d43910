import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PASSWORD, signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await signUp(server.url, 'rosa', { name: 'Rosa Whitfield' });
});
afterAll(() => server.close());

type Page = ReturnType<typeof renderPage>;

async function logIn({ user }: Page, username: string, password: string): Promise<void> {
  await user.type(await screen.findByLabelText('Username or email'), username);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

function visitedPaths({ router }: Page): string[] {
  const paths: string[] = [];
  router.subscribe(({ location }) => {
    if (location.pathname !== paths.at(-1)) paths.push(location.pathname);
  });
  return paths;
}

test('a member logs in with the username and comes to the dashboard, not by way of the profile', async () => {
  const page = renderPage('/login', createBrowserFetch(server.url));
  const paths = visitedPaths(page);
  await logIn(page, 'ROSA', PASSWORD);
  expect(await screen.findByText('Login successful')).toBeVisible();
  expect(screen.getByText('Welcome back, Rosa Whitfield!')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Welcome, Rosa' })).toBeVisible();
  expect(paths.filter((path) => path !== '/login')).toEqual(['/dashboard']);
});

test('a member without a name is welcomed by the username', async () => {
  const browserFetch = createBrowserFetch(server.url);
  const page = renderPage('/login', async (input, init) => {
    const response = await browserFetch(input, init);
    if (init?.method !== 'POST') return response;
    return Response.json({ ...((await response.json()) as object), name: '' });
  });
  await logIn(page, 'rosa', PASSWORD);
  expect(await screen.findByText('Welcome back, rosa!')).toBeVisible();
});

test('a login that cannot be sent is told in the words of the page', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const browserFetch = createBrowserFetch(server.url);
  const page = renderPage('/login', (input, init) =>
    init?.method === 'POST' ? Promise.reject(new TypeError('down')) : browserFetch(input, init),
  );
  await logIn(page, 'rosa', PASSWORD);
  const notice = (await screen.findByText('Login failed')).closest('li');
  expect(notice).toHaveTextContent('Please check your credentials and try again');
  log.mockRestore();
});

test('a member logs in with the email address', async () => {
  const page = renderPage('/login', createBrowserFetch(server.url));
  await logIn(page, 'rosa@example.org', PASSWORD);
  expect(await screen.findByRole('heading', { name: 'Welcome, Rosa' })).toBeVisible();
});

test('a visitor who asked for a members-only page comes to it after the login', async () => {
  const page = renderPage('/profile?from=mail', createBrowserFetch(server.url));
  await logIn(page, 'rosa', PASSWORD);
  expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
  expect(page.router.state.location).toMatchObject({ pathname: '/profile', search: '?from=mail' });
});

test.each(['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example', 7])(
  'a login never leads off this site: %s',
  async (from) => {
    const page = renderPage('/', createBrowserFetch(server.url));
    await page.router.navigate('/login', { state: { from } });
    await logIn(page, 'rosa', PASSWORD);
    await waitFor(() => {
      expect(page.router.state.location.pathname).toBe('/dashboard');
    });
  },
);

test('empty fields are named, and nothing is sent', async () => {
  const { user } = renderPage('/login', createBrowserFetch(server.url));
  await user.click(await screen.findByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Username is required')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(screen.getByLabelText('Username or email')).toHaveFocus();
});

test('wrong credentials raise a notice, and what was typed stays', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const page = renderPage('/login', createBrowserFetch(server.url));
  await logIn(page, 'rosa', 'not the password');
  expect(await screen.findByText('Login failed')).toBeVisible();
  expect(screen.getByText('Please check your credentials and try again')).toBeVisible();
  expect(useToastStore.getState().toast).toMatchObject({ tone: 'destructive' });
  expect(log).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: expect.stringMatching(/^401: \{/) as string }) as Error,
  );
  log.mockRestore();
  expect(screen.getByLabelText('Username or email')).toHaveValue('rosa');
  expect(page.router.state.location.pathname).toBe('/login');
});

test('what went wrong stays at the form when the notice has gone, until the next try', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const page = renderPage('/login', createBrowserFetch(server.url));
  await logIn(page, 'rosa', 'not the password');
  const form = (await screen.findByRole('button', { name: 'Login' })).closest('form');
  await waitFor(() => {
    expect(form).toHaveTextContent('That username and password don’t match.');
  });
  useToastStore.getInitialState().dismiss();
  expect(form).toHaveTextContent('That username and password don’t match.');
  await page.user.clear(screen.getByLabelText('Password'));
  await page.user.type(screen.getByLabelText('Password'), PASSWORD);
  await page.user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('heading', { name: 'Welcome, Rosa' })).toBeVisible();
  expect(screen.queryByText(/don't match/)).toBeNull();
  log.mockRestore();
});

test('an answer without a member is no login', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const browserFetch = createBrowserFetch(server.url);
  const page = renderPage('/login', (input, init) =>
    init?.method === 'POST'
      ? Promise.resolve(Response.json({ name: 'Rosa', username: 'rosa' }))
      : browserFetch(input, init),
  );
  await logIn(page, 'rosa', PASSWORD);
  expect(await screen.findByText('Login failed')).toBeVisible();
  expect(log).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'Invalid login response' }) as Error,
  );
  expect(page.router.state.location.pathname).toBe('/login');
  log.mockRestore();
});

test('browsers and password managers are told what the fields are', async () => {
  renderPage('/login', createBrowserFetch(server.url));
  const username = await screen.findByLabelText('Username or email');
  expect(username).toHaveAttribute('autocomplete', 'username');
  expect(username).toHaveAttribute('autocapitalize', 'none');
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  expect(password).toHaveAttribute('type', 'password');
});

test('members are sent to their profile, and visitors find the way to an account', async () => {
  const page = renderPage('/login', createBrowserFetch(server.url));
  expect(await screen.findByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/register',
  );
  page.unmount();
  const member = await signUp(server.url, 'inside');
  const { router } = renderPage('/login', member.fetch);
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/profile');
  });
});
