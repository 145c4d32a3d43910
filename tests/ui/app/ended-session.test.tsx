import { toMemberId } from '#tests/support/ids.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiClient, PASSWORD, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { storeConnection } from '#tests/support/stored-records.ts';
import { loadAhead } from '#tests/ui/load-ahead.ts';
import { readNotice } from '#tests/ui/read-notice.ts';
import { openPart } from '#tests/ui/open-part.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';
import { openRequest } from '#tests/ui/parts/connections/ask-to-connect.ts';

const SENTENCE = 'You’ve been logged out. Please log in again; we’ve kept what you were writing.';

let server: TestServer;
let frieda: MemberClient;

beforeAll(async () => {
  server = await startTestServer();
  frieda = await signUp(server.url, 'frieda', { name: 'Frieda' });
  await loadAhead([
    '/',
    '/advanced-search',
    '/connections',
    '/dashboard',
    '/explore',
    '/login',
    '/messages',
    '/profile',
    '/profile/1',
    '/resources',
  ]);
});
afterAll(() => server.close());

async function findNotice(title: string): Promise<void> {
  await waitFor(() => {
    expect(readNotice()).toContain(title);
  });
}

/** Logs out with a copy of the member's cookie, as another tab would. */
async function endElsewhere(member: MemberClient): Promise<void> {
  const tab = createApiClient(server.url, member.sessionToken());
  expect(await tab.send('POST', '/api/auth/logout')).toMatchObject({ status: 204 });
}

async function logInAgain({ user }: ReturnType<typeof renderPage>, name: string): Promise<void> {
  await user.type(await screen.findByLabelText('Username or email'), name);
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

async function openRequestToFrieda({ user }: ReturnType<typeof renderPage>) {
  const actions = within(await screen.findByRole('group', { name: 'Frieda' }));
  return openRequest(user, actions.getByRole('button', { name: /^Connect with / }));
}

test.each(['/advanced-search?text=frieda', '/explore?type='])(
  'on %s a call that is refused leads to the login, and logging in leads back',
  async (path) => {
    const name = path.startsWith('/explore') ? 'explorer' : 'searcher';
    const member = await signUp(server.url, name);
    const page = renderPage(path, member.fetch);
    const note = 'Dear Frieda, I bake bread on Sundays, and I would love';
    const dialog = await openRequestToFrieda(page);
    await page.user.type(dialog.getByRole('textbox'), note);
    await page.user.click(dialog.getByRole('radio', { name: 'Mentor Match' }));
    await endElsewhere(member);
    await page.user.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText(SENTENCE)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(page.router.state.location.pathname).toBe('/login');
    expect(screen.queryByText('Failed to send connection request')).toBeNull();

    await logInAgain(page, name);
    const again = await openRequestToFrieda(page);
    expect(again.getByRole('textbox')).toHaveValue(note);
    expect(again.getByRole('radio', { name: 'Mentor Match' })).toBeChecked();
    await page.user.click(again.getByRole('button', { name: 'Send request' }));
    await findNotice('Connection request sent');
    const { pathname, search } = page.router.state.location;
    expect(pathname + search).toBe(path);
  },
);

test('coming back to the window tells it too', async () => {
  const member = await signUp(server.url, 'returning');
  renderPage('/connections', member.fetch);
  await screen.findByRole('heading', { level: 1, name: 'Your Connections' });
  await endElsewhere(member);
  fireEvent.focus(window);
  expect(await screen.findByText(SENTENCE)).toBeVisible();
});

test('a message that could not be sent any more is still there after the login', async () => {
  const member = await signUp(server.url, 'writer');
  const connection = await storeConnection(
    server.storage,
    toMemberId(frieda.id),
    toMemberId(member.id),
  );
  const page = renderPage(`/messages?connection=${connection.id}`, member.fetch);
  await page.user.type(await screen.findByLabelText('Message to Frieda'), 'Dear Frieda, as ever');
  await endElsewhere(member);
  fireEvent.focus(window);
  await screen.findByText(SENTENCE);
  await logInAgain(page, 'writer');
  expect(await screen.findByLabelText('Message to Frieda')).toHaveValue('Dear Frieda, as ever');
});

async function endWhileEditing(name: string) {
  const member = await signUp(server.url, name, { name: 'Rosa', location: 'Leeds' });
  const page = renderPage('/profile', member.fetch);
  await page.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await openPart(page.user, 'place');
  await page.user.type(screen.getByLabelText('Location'), ' and York');
  await openPart(page.user, 'wishes');
  await page.user.type(screen.getByLabelText('Interests'), 'Brass bands{Enter}');
  await endElsewhere(member);
  await page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText(SENTENCE);
  return { member, page };
}

test('the form of the own profile opens again with what was changed, which can then be saved', async () => {
  const { member, page } = await endWhileEditing('editor');
  await logInAgain(page, 'editor');
  // What was kept comes into the form only after it is there.
  expect(await screen.findByRole('button', { name: 'Remove Brass bands' })).toBeVisible();
  await openPart(page.user, 'place');
  await waitFor(() => {
    expect(screen.getByLabelText('Location')).toHaveValue('Leeds and York');
  });
  await page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await findNotice('Profile updated');
  expect(await server.storage.members.findById(toMemberId(member.id))).toMatchObject({
    location: 'Leeds and York',
    preferences: { interests: ['Brass bands'] },
  });
  await screen.findByRole('button', { name: 'Edit Profile' });

  await page.router.navigate('/connections');
  await page.router.navigate('/profile');
  expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
});

test('changes that are dropped after the login do not come back', async () => {
  const { page } = await endWhileEditing('regretful');
  await logInAgain(page, 'regretful');
  await page.user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await page.router.navigate('/connections');
  await page.router.navigate('/profile');
  expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
  expect(screen.queryByText('Leeds and York')).toBeNull();
});

test('another member who logs in comes to their own dashboard and sees nothing of it', async () => {
  await signUp(server.url, 'other', { name: 'Otto', location: 'Bath' });
  const { page } = await endWhileEditing('away');
  await logInAgain(page, 'other');
  expect(await screen.findByRole('heading', { name: 'Welcome, Otto' })).toBeVisible();
  expect(page.router.state.location.pathname).toBe('/dashboard');
  await page.router.navigate('/profile');
  await page.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await openPart(page.user, 'place');
  expect(screen.getByLabelText('Location')).toHaveValue('Bath');
});

test('when another member has logged in elsewhere, the screen begins anew with theirs', async () => {
  const { fetch: rosasFetch } = await signUp(server.url, 'first', { name: 'Rosa' });
  const { fetch: ottosFetch } = await signUp(server.url, 'second', { name: 'Otto' });
  let browserFetch = rosasFetch;
  const { user } = renderPage('/profile', (input, init) => browserFetch(input, init));
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await openPart(user, 'place');
  await user.type(screen.getByLabelText('Location'), 'Leeds');
  browserFetch = ottosFetch;
  fireEvent.focus(window);
  expect(await screen.findByRole('heading', { level: 1, name: 'Otto' })).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Edit your profile' })).toBeNull();
});

test('a page that is open to all stays when the session ends', async () => {
  const member = await signUp(server.url, 'reader');
  const { router } = renderPage('/resources', member.fetch);
  const header = within(await screen.findByRole('banner'));
  await header.findByRole('button', { name: 'Your account' });
  await endElsewhere(member);
  fireEvent.focus(window);
  expect(await header.findByRole('link', { name: 'Login' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/resources');
});

test('the late refusal of a session that has ended does not end the next', async () => {
  const member = await signUp(server.url, 'quick');
  const refusal = await createApiClient(server.url).fetch('/api/dashboard');
  let refuseLate: (() => void) | undefined;
  const page = renderPage('/dashboard', (input, init) => {
    if (refuseLate !== undefined || input !== '/api/dashboard') {
      return member.fetch(input, init);
    }
    return new Promise((resolve) => {
      refuseLate = () => {
        resolve(refusal);
      };
    });
  });
  await waitFor(() => {
    expect(refuseLate).toBeDefined();
  });
  await endElsewhere(member);
  fireEvent.focus(window);
  await logInAgain(page, 'quick');
  await screen.findByRole('heading', { level: 1, name: /^Welcome, / });
  refuseLate?.();
  await waitFor(() => {
    expect(refusal.bodyUsed).toBe(true);
  });
  // A call that sets out only now is answered later than the refusal is read.
  const profile = `/profile/${frieda.id}`;
  await page.router.navigate(profile);
  expect(await screen.findByRole('heading', { level: 1, name: 'Frieda' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Your account' })).toBeVisible();
  expect(page.router.state.location.pathname).toBe(profile);
});

test('neither a visitor nor a member who logs out is told of an ended session', async () => {
  const page = renderPage('/dashboard', createBrowserFetch(server.url));
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  expect(screen.queryByText(SENTENCE)).toBeNull();
  await logInAgain(page, 'frieda');
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Frieda' });
  await page.user.click(await screen.findByLabelText('Your account'));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await findNotice('Logged out');
  await page.router.navigate('/login');
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  expect(screen.queryByText(SENTENCE)).toBeNull();
});
