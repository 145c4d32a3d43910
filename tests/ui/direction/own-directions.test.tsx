import { toMemberId } from '#tests/support/ids.ts';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { storeConnection, storeMessage, storeRequest } from '#tests/support/stored-records.ts';
import { chooseFromMenu } from '#tests/ui/features/connections/connected-members.ts';
import { openPart } from '#tests/ui/open-part.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';
import {
  expectOwnDirections,
  expectTypedDirection,
  LAYLA,
  LAYLAS_MESSAGE,
} from './arabic-member.ts';

const { name, bio, location, preferences } = LAYLA;

let server: TestServer;
let layla: MemberClient;

beforeAll(async () => {
  server = await startTestServer();
  layla = await signUp(server.url, 'layla', LAYLA);
});
afterAll(() => server.close());

let readers = 0;

/** A member who shares Layla's place and interests. */
function signUpReader(): Promise<MemberClient> {
  readers += 1;
  return signUp(server.url, `reader-${readers}`, { ...LAYLA, name: 'Rosa', bio: null });
}

async function signUpConnected(): Promise<{ reader: MemberClient; address: string }> {
  const reader = await signUpReader();
  const connection = await storeConnection(
    server.storage,
    toMemberId(layla.id),
    toMemberId(reader.id),
  );
  await storeMessage(server.storage, toMemberId(layla.id), connection, LAYLAS_MESSAGE);
  return { reader, address: `/messages?connection=${connection.id}` };
}

test('a card in the search', async () => {
  const reader = await signUpReader();
  const { user } = renderPage('/advanced-search?text=ليلى', reader.fetch);
  await screen.findByRole('heading', { level: 3, name });
  expectOwnDirections(name, bio, location, preferences.interests[0]);
  await user.click(screen.getByRole('button', { name: 'List view' }));
  expectOwnDirections(name, bio, location, preferences.interests[0]);
  await user.type(screen.getByLabelText('Location'), location);
  expect(await screen.findByRole('list', { name: 'Chosen filters' })).toHaveTextContent(location);
  expectOwnDirections(location);
});

test('a profile', async () => {
  const reader = await signUpReader();
  const { user } = renderPage(`/profile/${layla.id}`, reader.fetch);
  await screen.findByRole('heading', { level: 1, name });
  expect(screen.getByRole('heading', { name: 'Why ليلى is here' })).toBeVisible();
  expect(screen.getByText(/^You share/)).toBeVisible();
  expectOwnDirections(name, bio, location, preferences.interests[0], preferences.reasons[0]);
  expectOwnDirections(...Object.values(preferences.prompts));
  await user.click(screen.getByRole('tab', { name: 'Activity' }));
  expectOwnDirections(preferences.activities[0], preferences.availability);
});

test('the row of a connection, and the question before one ends', async () => {
  const { reader } = await signUpConnected();
  const { user } = renderPage('/connections', reader.fetch);
  await screen.findByRole('heading', { level: 2, name });
  expectOwnDirections(name);
  await chooseFromMenu(user, name, 'End Connection');
  const question = await screen.findByRole('dialog', { name: `End your connection with ${name}?` });
  expect(within(question).getByText(name).tagName).toBe('BDI');
});

test('the card of a request among the connections', async () => {
  const reader = await signUpReader();
  await storeRequest(server.storage, toMemberId(layla.id), toMemberId(reader.id));
  renderPage('/connections', reader.fetch);
  await screen.findByRole('heading', { level: 2, name });
  expectOwnDirections(name, bio, location);
});

test('a search among the connections that finds none', async () => {
  const { reader } = await signUpConnected();
  const { user } = renderPage('/connections', reader.fetch);
  await user.type(await screen.findByLabelText('Search connections'), preferences.availability);
  await screen.findByText('No connections found');
  expectOwnDirections(preferences.availability);
});

test('the conversations and the open one', async () => {
  const { reader, address } = await signUpConnected();
  renderPage(address, reader.fetch);
  await screen.findByLabelText(`Message to ${name}`);
  expectTypedDirection(`Message to ${name}`);
  const row = within(screen.getByRole('tabpanel'));
  expect(row.getByText(name, { ignore: '.sr-only bdi' })).toBeVisible();
  expectOwnDirections(name, LAYLAS_MESSAGE);
});

test('a conversation without messages', async () => {
  const reader = await signUpReader();
  const connection = await storeConnection(
    server.storage,
    toMemberId(layla.id),
    toMemberId(reader.id),
  );
  renderPage(`/messages?connection=${connection.id}`, reader.fetch);
  await screen.findByText(/Say hello when you’re ready/);
  expectOwnDirections(name);
});

test('a request in the messages', async () => {
  const reader = await signUpReader();
  const request = await storeRequest(server.storage, toMemberId(layla.id), toMemberId(reader.id));
  renderPage(`/messages?connection=${request.id}`, reader.fetch);
  await screen.findByText(bio);
  expectOwnDirections(name, bio, location);
});

test('the dashboard: the greeting, recommendations, requests and connections', async () => {
  const clock = createSettableClock();
  const place = await startTestServer({ clock });
  const [member, asking, friend] = [
    await signUp(place.url, 'reader', LAYLA),
    await signUp(place.url, 'asking', LAYLA),
    await signUp(place.url, 'friend', LAYLA),
  ];
  await signUp(place.url, 'recommended', LAYLA);
  clock.advance(7 * DAY);
  await storeRequest(place.storage, toMemberId(asking.id), toMemberId(member.id));
  await storeConnection(place.storage, toMemberId(friend.id), toMemberId(member.id));
  renderPage('/dashboard', member.fetch);
  await screen.findByRole('heading', { level: 1, name: 'Welcome back, ليلى' });
  await screen.findAllByRole('heading', { level: 3, name });
  await screen.findByRole('button', { name: `Accept ${name}’s request` });
  expect(screen.getAllByRole('link', { name })).toHaveLength(2);
  expectOwnDirections(name, location, preferences.interests[1]);
  await place.close();
});

test("one's own profile, to look at and to edit", async () => {
  const member = await signUp(server.url, 'editing', LAYLA);
  const { user } = renderPage('/profile', member.fetch);
  await user.click(await screen.findByRole('button', { name: 'Your account' }));
  await screen.findByRole('menu');
  const { interests, reasons, activities, availability } = preferences;
  expectOwnDirections(name, bio, location, ...interests, ...reasons, ...activities, availability);
  expectOwnDirections(...Object.values(preferences.prompts));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
  for (const label of ['Name', 'Bio']) expectTypedDirection(label);
  await openPart(user, 'wishes');
  expectTypedDirection('Interests');
  expectOwnDirections(...interests);
  await openPart(user, 'words');
  expectTypedDirection('I hope for');
  await openPart(user, 'place');
  expectTypedDirection('Location');
  await openPart(user, 'further');
  for (const label of ['Reasons', 'Availability']) expectTypedDirection(label);
  expectOwnDirections(...reasons, ...activities);
});

test('the notice that welcomes a member', async () => {
  const page = renderPage('/login', createBrowserFetch(server.url));
  await page.user.type(await screen.findByLabelText('Username or email'), 'layla');
  await page.user.type(screen.getByLabelText('Password'), PASSWORD);
  await page.user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText(`Welcome back, \u2068${name}\u2069!`)).toBeVisible();
});

test('a web address in a message is read from left to right', async () => {
  const { reader, address } = await signUpConnected();
  const connection = await storeConnection(
    server.storage,
    toMemberId((await signUpReader()).id),
    toMemberId(reader.id),
  );
  await storeMessage(
    server.storage,
    connection.requesterId,
    connection,
    'هنا https://example.org/a/',
  );
  renderPage(address.replace(/\d+$/, String(connection.id)), reader.fetch);
  const link = await screen.findByRole('button', { name: 'https://example.org/a/' });
  expect(link).toHaveAttribute('dir', 'ltr');
});
