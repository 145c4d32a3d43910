import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';
import { sendRequest } from '#tests/ui/parts/connections/ask-to-connect.ts';
import { readNotice } from '#tests/ui/read-notice.ts';

let server: TestServer;
let rosa: MemberClient;

beforeAll(async () => {
  server = await startTestServer();
  rosa = await signUp(server.url, 'rosa', {
    name: 'Rosa Whitfield',
    bio: 'Retired teacher.\n<b>Bread</b> on Sundays.',
    location: 'Leeds',
    age: 67,
    preferences: {
      relationshipTypes: [1, 4],
      roles: { 4: 'offer' },
      interests: ['Cooking', 'History'],
      reasons: ['I miss teaching.'],
      photos: ['/garden.jpg', 'https://example.org/well.jpg', '/bread.jpg'],
      activities: ['Crosswords'],
      availability: 'Sunday afternoons',
    },
  });
});
afterAll(() => server.close());

async function request(from: MemberClient, to: MemberClient): Promise<number> {
  const body = { userId1: from.id, userId2: to.id };
  const { body: connection } = await from.send('POST', '/api/connections', body);
  return (connection as { id: number }).id;
}

test('a profile tells what its member told, and why the two might fit', async () => {
  const viewer = await signUp(server.url, 'daniel', {
    location: 'LEEDS',
    age: 29,
    preferences: { relationshipTypes: [1], interests: ['cooking', 'Hiking'] },
  });
  const { user } = renderPage(`/profile/${rosa.id}`, viewer.fetch);
  expect(await screen.findByRole('heading', { level: 1, name: 'Rosa Whitfield' })).toBeVisible();
  await waitFor(() => {
    expect(document.title).toBe('Rosa Whitfield | Hearthkin');
  });
  const told = ['@rosa', 'Leeds', '67 years', 'Cultural Connection', 'History', 'I miss teaching.'];
  for (const text of told) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('Would like to share a heritage, language or tradition')).toBeVisible();
  expect(screen.getByText('Find a godparent, grandparent or parental figure')).toBeVisible();
  expect(screen.getByText(/<b>Bread<\/b> on Sundays\./)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Why you might get on' })).toBeVisible();
  const reasons = [
    'You’re both open to Family Support, whichever way round',
    'You share cooking',
    'You’re both in LEEDS',
    'You’re each in the age range the other is looking for',
  ];
  for (const reason of reasons) expect(screen.getByText(reason)).toBeVisible();

  await user.click(screen.getByRole('tab', { name: 'Photos' }));
  expect(screen.getAllByRole('img', { name: /^Photo \d of Rosa Whitfield$/ })).toHaveLength(2);
  await user.click(screen.getByRole('tab', { name: 'Activity' }));
  expect(screen.getByText('Crosswords')).toBeVisible();
  expect(screen.getByText('Sunday afternoons')).toBeVisible();
});

test('a photo on another site is not fetched, but can be opened', async () => {
  const ada = await signUp(server.url, 'ada', {
    avatarUrl: 'https://Pictures.Example/ada.jpg?size=2',
    preferences: { photos: ['http://example.org:8080/garden.jpg', '/bread.jpg'] },
  });
  const viewer = await signUp(server.url, 'wary');
  const { user, container } = renderPage(`/profile/${ada.id}`, viewer.fetch);
  const link = await screen.findByRole('link', { name: 'Photo from pictures.example: show' });
  expect(link).toHaveAttribute('href', 'https://Pictures.Example/ada.jpg?size=2');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');

  await user.click(screen.getByRole('tab', { name: 'Photos' }));
  expect(screen.getByRole('link', { name: 'Photo from example.org: show' })).toHaveAttribute(
    'href',
    'http://example.org:8080/garden.jpg',
  );
  expect(screen.getByText(/^Photos on other sites open in a new tab\./)).toBeVisible();
  const own = screen.getByRole('img', { name: 'Photo 2 of ada' });
  expect(own).toHaveAttribute('src', '/bread.jpg');
  const sources = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(sources.filter((source) => !source?.startsWith('/'))).toEqual([]);
});

test('what a member wrote for the prompts is on their profile, and their hope is the first and the largest', async () => {
  const prompts = { sunday: 'Soup.', give: 'Time.\nAnd plums.', hope: 'A <i>sister</i>' };
  const hopeful = await signUp(server.url, 'hopeful', { preferences: { prompts } });
  const viewer = await signUp(server.url, 'reader');
  renderPage(`/profile/${hopeful.id}`, viewer.fetch);
  const about = within(await screen.findByRole('tabpanel', { name: 'About' }));
  const titles = about.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['I hope for', 'A Sunday I’d enjoy', 'I could give']);
  expect(about.getByText('A <i>sister</i>')).toHaveClass('text-2xl');
  expect(about.getByText('Soup.')).not.toHaveClass('text-2xl');
  expect(about.getByText(/^Time\.\s+And plums\.$/)).toBeVisible();
  expect(screen.queryByText('Nothing written yet')).toBeNull();
});

test('what a member has not told is said plainly', async () => {
  const quiet = await signUp(server.url, 'quiet');
  const viewer = await signUp(server.url, 'curious');
  const { user } = renderPage(`/profile/${quiet.id}`, viewer.fetch);
  expect(await screen.findByText('No relationship preferences specified')).toBeVisible();
  expect(screen.getByText('Nothing written yet')).toBeVisible();
  expect(screen.getByText('No interests specified')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Why you might get on' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Photos' }));
  expect(screen.getByText('No photos shared yet')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Activity' }));
  expect(screen.getByText('No activity information provided')).toBeVisible();
});

test('without a connection one can ask for it, and then it is sent', async () => {
  const viewer = await signUp(server.url, 'asker');
  const { user } = renderPage(`/profile/${rosa.id}`, viewer.fetch);
  await sendRequest(user, await screen.findByRole('button', { name: /^Connect with / }));
  expect(await screen.findByText('Connection request sent')).toBeVisible();
  expect(screen.getByText('The user will be notified of your connection request.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Request Sent' })).toBeDisabled();
});

test('a request sent before is shown as sent', async () => {
  const viewer = await signUp(server.url, 'waiting');
  await request(viewer, rosa);
  renderPage(`/profile/${rosa.id}`, viewer.fetch);
  expect(await screen.findByRole('button', { name: 'Request Sent' })).toBeDisabled();
});

test('a received request can be accepted, and then one can write', async () => {
  const viewer = await signUp(server.url, 'asked');
  const connectionId = await request(rosa, viewer);
  const { user } = renderPage(`/profile/${rosa.id}`, viewer.fetch);
  await user.click(
    await screen.findByRole('button', { name: 'Accept Request from Rosa Whitfield' }),
  );
  expect(await screen.findByText('Connection accepted')).toBeVisible();
  expect(screen.getByText('You can now message this user.')).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Message / })).toHaveAttribute(
    'href',
    `/messages?connection=${connectionId}`,
  );
});

test('a refused request is told in a notice, and the button shows what is the case', async () => {
  const viewer = await signUp(server.url, 'slow');
  const { user } = renderPage(`/profile/${rosa.id}`, viewer.fetch);
  await screen.findByRole('button', { name: /^Connect with / });
  await request(rosa, viewer);
  await sendRequest(user, screen.getByRole('button', { name: /^Connect with / }));
  await waitFor(() => {
    expect(readNotice()).toBe(
      'destructive: Failed to send connection request: You’re already connected, or one of you has already asked.',
    );
  });
  expect(
    await screen.findByRole('button', { name: 'Accept Request from Rosa Whitfield' }),
  ).toBeEnabled();
});

test.each(['999999', '0', '-1', '1.5', 'rosa', '1e3', '99999999999999999999'])(
  'there is no profile at /profile/%s',
  async (id) => {
    renderPage(`/profile/${id}`, rosa.fetch);
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  },
);

test("one's own profile is elsewhere", async () => {
  const { router } = renderPage(`/profile/${rosa.id}`, rosa.fetch);
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/profile');
  });
});

test('another failure is told, and can be tried again', async () => {
  const viewer = await signUp(server.url, 'patient');
  const address = `/api/users/${rosa.id}`;
  let isDown = true;
  const { user } = renderPage(`/profile/${rosa.id}`, async (input, init) =>
    isDown && input === address ? new Response('down', { status: 503 }) : viewer.fetch(input, init),
  );
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Failed to fetch user data')).toBeVisible();
  isDown = false;
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Rosa Whitfield' })).toBeVisible();
});

test('visitors are sent to the login', async () => {
  const { router } = renderPage(`/profile/${rosa.id}`, createBrowserFetch(server.url));
  await waitFor(() => {
    expect(router.state.location).toMatchObject({
      pathname: '/login',
      state: { from: `/profile/${rosa.id}` },
    });
  });
});
