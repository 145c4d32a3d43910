import { startTransition, useState } from 'react';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { loadAhead } from '#tests/ui/load-ahead.ts';
import { openPart } from '#tests/ui/open-part.ts';
import { readNotice } from '#tests/ui/read-notice.ts';
import { renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await loadAhead(['/', '/dashboard', '/profile']);
});
afterAll(() => server.close());

async function chooseLogout(user: ReturnType<typeof renderPage>['user']): Promise<void> {
  await user.click(await screen.findByLabelText('Your account'));
  const menu = within(await screen.findByRole('menu'));
  await user.click(menu.getByRole('menuitem', { name: 'Logout' }));
}

test('logging out ends the session and goes to the landing page, from a members-only screen too', async () => {
  const member = await signUp(server.url, 'leaver');
  const { user, router } = renderPage('/dashboard', member.fetch);
  await chooseLogout(user);
  await waitFor(() => {
    expect(readNotice()).toEqual('neutral: Logged out: You have been successfully logged out.');
  });
  const header = within(screen.getByRole('banner'));
  expect(await header.findByRole('link', { name: 'Sign Up' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/', state: null });
  expect(await member.send('GET', '/api/auth/current')).toMatchObject({ status: 401 });
});

test('a failed logout is told, and the member stays signed in', async () => {
  const member = await signUp(server.url, 'stuck');
  const { user } = renderPage('/dashboard', async (input, init) =>
    input === '/api/auth/logout' ? new Response('', { status: 500 }) : member.fetch(input, init),
  );
  await chooseLogout(user);
  await waitFor(() => {
    expect(readNotice()).toBe('destructive: Logout failed: An error occurred during logout');
  });
  expect(await screen.findByRole('button', { name: 'Your account' })).toBeVisible();
});

test.each([
  ['refuses', (): Promise<Response> => Promise.resolve(new Response('', { status: 500 }))],
  ['cannot be reached', (): Promise<Response> => Promise.reject(new TypeError('no network'))],
])('where the server %s, a logout leaves the member where they were', async (how, answer) => {
  const member = await signUp(server.url, `staying-${how.length}`);
  const { user, router } = renderPage('/profile', (input, init) =>
    input === '/api/auth/logout' ? answer() : member.fetch(input, init),
  );
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await openPart(user, 'place');
  await user.type(screen.getByLabelText('Location'), 'Leeds');
  const visited: string[] = [];
  router.subscribe(({ location }) => visited.push(location.pathname));
  await chooseLogout(user);
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => {
    expect(readNotice()).toBe('destructive: Logout failed: An error occurred during logout');
  });
  expect(await screen.findByRole('button', { name: 'Your account' })).toBeVisible();
  expect(screen.getByLabelText('Location')).toHaveValue('Leeds');
  expect(router.state.location.pathname).toBe('/profile');
  expect(visited.filter((path) => path !== '/profile')).toEqual([]);

  await router.navigate('/');
  expect(await screen.findByRole('button', { name: 'Keep editing' })).toBeVisible();
});

/** Makes one transition of its own, so that those after it come one turn later. */
async function takeTurn(): Promise<void> {
  const Turn = () => {
    const [isTaken, setIsTaken] = useState(false);
    const take = () => {
      startTransition(() => {
        setIsTaken(true);
      });
    };
    return <button onClick={take}>{isTaken ? 'Taken' : 'Take'}</button>;
  };
  const { unmount } = render(<Turn />);
  fireEvent.click(screen.getByText('Take'));
  await screen.findByText('Taken');
  unmount();
}

/* React takes transitions in ten turns and begins anew after the tenth, so that a later one may be shown first. */
const turns = Array.from({ length: 10 }, (_, turn) => turn);

test.each(turns)(
  'who logs out in turn %i comes to the landing page, never by way of the login',
  async (turn) => {
    const member = await signUp(server.url, `straight-${turn}`);
    await takeTurn();
    const { user, router } = renderPage('/dashboard', member.fetch);
    const visited: string[] = [];
    router.subscribe(({ location }) => visited.push(location.pathname));
    await chooseLogout(user);
    await waitFor(() => {
      expect(readNotice()).toContain('Logged out');
    });
    await waitFor(() => {
      expect(screen.getByRole('main')).not.toHaveTextContent('Loading…');
    });
    expect(new Set(visited)).toEqual(new Set(['/dashboard', '/']));
    await router.navigate(-1);
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/login');
    });
  },
);

test('a call that is refused before the logout is answered takes nobody to the login', async () => {
  const member = await signUp(server.url, 'asking');
  let refused = 0;
  const { user, router } = renderPage('/dashboard', async (input, init) => {
    const answer = await member.fetch(input, init);
    if (answer.status === 401) refused += 1;
    if (input === '/api/auth/logout') {
      fireEvent.focus(window);
      await waitFor(() => {
        expect(refused).toBeGreaterThan(0);
      });
    }
    return answer;
  });
  const visited: string[] = [];
  router.subscribe(({ location }) => visited.push(location.pathname));
  await chooseLogout(user);
  await waitFor(() => {
    expect(readNotice()).toContain('Logged out');
  });
  expect(router.state.location).toMatchObject({ pathname: '/', state: null });
  expect(visited).not.toContain('/login');
});

test('a logout that the server refuses is told in its words', async () => {
  const member = await signUp(server.url, 'refused');
  const elsewhere = { Origin: 'https://elsewhere.example' };
  const { detail } = (await member.send('POST', '/api/auth/logout', {}, elsewhere)).body as {
    detail: string;
  };
  const { user } = renderPage('/dashboard', (input, init) =>
    member.fetch(input, {
      ...init,
      ...(input === '/api/auth/logout' && { headers: elsewhere, body: null }),
    }),
  );
  await chooseLogout(user);
  await waitFor(() => {
    expect(readNotice()).toBe(`destructive: Logout failed: ${detail}`);
  });
});

test('logging out asks about unsaved changes first', async () => {
  const member = await signUp(server.url, 'editor');
  const { user, router } = renderPage('/profile', member.fetch);
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await openPart(user, 'place');
  await user.type(screen.getByLabelText('Location'), 'Leeds');
  await chooseLogout(user);
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => {
    expect(document.body).not.toHaveStyle({ pointerEvents: 'none' });
  });
  expect(screen.getByLabelText('Location')).toHaveValue('Leeds');
  expect(await member.send('GET', '/api/auth/current')).toMatchObject({ status: 200 });

  await chooseLogout(user);
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => {
    expect(readNotice()).toContain('Logged out');
  });
  expect(router.state.location.pathname).toBe('/');
});
