import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';
import { createUnreliableNetwork } from '#tests/ui/unreliable-network.ts';
import { sendRequest } from '#tests/ui/parts/connections/ask-to-connect.ts';

let server: TestServer;
let ada: MemberClient;
let viewer: MemberClient;

beforeAll(async () => {
  server = await startTestServer();
  const preferences = { relationshipTypes: [3] };
  ada = await signUp(server.url, 'ada', { name: 'Ada Lovell', age: 34, preferences });
  await signUp(server.url, 'bruno', { name: 'Bruno Santos' });
  viewer = await signUp(server.url, 'viewer');
});
afterAll(() => server.close());

const shownNames = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const actionsFor = (name: string) => within(screen.getByRole('group', { name }));

test('visitors see six invented people, said to be so', async () => {
  renderPage('/explore', createBrowserFetch(server.url));
  expect(await screen.findByRole('heading', { name: 'Sample profiles' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Explore Connections' })).toBeVisible();
  expect(shownNames()).toHaveLength(6);
  const profiles = screen.getAllByRole('link', { name: /^View Profile/ });
  expect(profiles.map(({ ariaLabel }) => ariaLabel)).toEqual(['View Profile of Margaret Ellis']);
});

test('visitors open one whole profile, said to be invented, with nothing in it that asks the server', async () => {
  const { user } = renderPage('/explore', createBrowserFetch(server.url));
  await user.click(await screen.findByRole('link', { name: 'View Profile of Margaret Ellis' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Margaret Ellis' })).toBeVisible();
  expect(screen.getByText(/^We’ve made Margaret up/)).toBeVisible();
  expect(document.title).toBe('A sample profile | Hearthkin');
  expect(screen.getByText(/^Someone to lay a second place for/)).toBeVisible();
  expect(screen.getByText('Speaks English (native), learning French')).toBeVisible();
  expect(screen.queryByText('New here')).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Activity' }));
  expect(screen.getByText('Walks along the harbour')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Connect with Margaret Ellis' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('isn’t a real member');
});

test('members find no invitation on the sample profile', async () => {
  renderPage('/explore/sample-profile', viewer.fetch);
  expect(await screen.findByRole('heading', { level: 1, name: 'Margaret Ellis' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'See more people' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Connect/ })).toBeNull();
});

test('a card tells everything of the person, and what they seek', async () => {
  renderPage('/explore', createBrowserFetch(server.url));
  await screen.findByRole('heading', { name: 'Sample profiles' });
  const card = screen.getByRole('heading', { name: 'Margaret Ellis' }).closest('li')!;
  const inCard = within(card);
  expect(card.querySelector('svg')).not.toBeNull();
  expect(inCard.getByText('71 years')).toBeVisible();
  expect(inCard.getByText('Whitby')).toBeVisible();
  expect(inCard.getByText(/^Retired primary school teacher/)).toBeVisible();
  expect(inCard.getByText('Seeking')).toBeVisible();
  const texts = (name: string) =>
    within(inCard.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(texts('Seeking')).toEqual(['Family Support: would like to be one', 'Cultural Connection']);
  expect(texts('Interests')).toEqual(['Cooking', 'Gardening', 'Reading']);
  expect(inCard.getByRole('button', { name: /^Connect with / })).toBeVisible();
});

test('each of the six has an avatar, an age, a place, a bio, what they seek, interests and Connect', async () => {
  renderPage('/explore', createBrowserFetch(server.url));
  await screen.findByRole('heading', { name: 'Sample profiles' });
  const cards = screen
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.closest('li')!);
  expect(cards).toHaveLength(6);
  for (const card of cards) {
    const inCard = within(card);
    expect(card.querySelector('svg')).not.toBeNull();
    expect(inCard.getByText(/^\d\d years$/)).toBeVisible();
    expect(inCard.queryByText('Location not specified')).toBeNull();
    expect(inCard.getByText(/.{60,}\.$/)).toBeVisible();
    for (const name of ['Seeking', 'Interests']) {
      expect(
        within(inCard.getByRole('list', { name })).getAllByRole('listitem').length,
      ).toBeGreaterThan(0);
    }
    expect(inCard.getByRole('button', { name: /^Connect with / })).toBeEnabled();
  }
});

test('the filter offers All and the types of the specification', async () => {
  renderPage('/explore', createBrowserFetch(server.url));
  const filter = within(await screen.findByRole('group', { name: 'Relationship type' }));
  expect(filter.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'All',
    'Family Support',
    'Sibling Connection',
    'Mentor Match',
    'Cultural Connection',
  ]);
  expect(filter.getByRole('radio', { name: 'All' })).toBeChecked();
});

test('visitors can look at one type of bond, which the address then names', async () => {
  const { user, router } = renderPage('/explore', createBrowserFetch(server.url));
  await user.click(await screen.findByRole('radio', { name: 'Mentor Match' }));
  await waitFor(() => {
    expect(shownNames()).toEqual(['Ingrid Solheim', 'Chiara Benedetti']);
  });
  expect(router.state.location.search).toBe('?type=3');
  await user.click(screen.getByRole('radio', { name: 'All' }));
  await waitFor(() => {
    expect(shownNames()).toHaveLength(6);
  });
  expect(router.state.location.search).toBe('');
});

test('Connect invites a visitor to create an account, and sends nothing', async () => {
  const calls: unknown[] = [];
  const browserFetch = createBrowserFetch(server.url);
  const { user } = renderPage('/explore', (input, init) => {
    calls.push(input);
    return browserFetch(input, init);
  });
  await screen.findByRole('heading', { name: 'Sample profiles' });
  await screen.findByRole('link', { name: 'Sign Up' });
  calls.length = 0;
  await user.click(actionsFor('Tobias Okafor').getByRole('button', { name: /^Connect with / }));
  const invitation = within(
    await screen.findByRole('dialog', { name: 'Create an account to connect' }),
  );
  expect(invitation.getByRole('link', { name: 'Create Your Free Account' })).toHaveAttribute(
    'href',
    '/register',
  );
  expect(invitation.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const connect = actionsFor('Tobias Okafor').getByRole('button', { name: /^Connect with / });
  expect(connect).toHaveFocus();
  await user.click(connect);
  expect(screen.getByRole('dialog', { name: 'Create an account to connect' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(calls).toEqual([]);
});

test('members see members, of all types or of one', async () => {
  const { user } = renderPage('/explore', viewer.fetch);
  expect(await screen.findByText('Ada Lovell')).toBeVisible();
  expect(shownNames().toSorted()).toEqual(['Ada Lovell', 'Bruno Santos']);
  expect(screen.queryByText('Sample profiles')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Mentor Match' }));
  await waitFor(() => {
    expect(shownNames()).toEqual(['Ada Lovell']);
  });
  await user.click(screen.getByRole('radio', { name: 'Sibling Connection' }));
  expect(await screen.findByRole('heading', { name: 'No one here yet' })).toBeVisible();
  const wayOn = screen.getByRole('link', { name: 'See your connections' });
  expect(wayOn).toHaveAttribute('href', '/connections');
});

test('while people are looked for, that is said', async () => {
  const network = createUnreliableNetwork(viewer.fetch);
  network.hold(/discovery/);
  renderPage('/explore', network.fetch);
  expect(await screen.findByText('Searching for people…')).toHaveRole('status');
  expect(screen.queryByText('Sample profiles')).not.toBeInTheDocument();
  network.recover();
  expect(await screen.findByText('Bruno Santos')).toBeVisible();
});

test('Connect sends a real request for a member, and its failure takes it back', async () => {
  const network = createUnreliableNetwork(viewer.fetch);
  const { user } = renderPage('/explore?type=3', network.fetch);
  expect(await screen.findByText('Ada Lovell')).toBeVisible();
  network.fail(/POST/);
  const connect = actionsFor('Ada Lovell').getByRole('button', { name: /^Connect with / });
  const dialog = await sendRequest(user, connect);
  expect(
    await screen.findByText(
      'There was an error sending your connection request. Please try again.',
    ),
  ).toBeVisible();
  network.recover();
  await dialog.findByRole('alert');
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('Connection request sent')).toBeVisible();
  expect(screen.getByText('The user will be notified of your connection request.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Request Sent' })).toBeDisabled();
  expect(actionsFor('Ada Lovell').getByRole('button', { name: 'Request Sent' })).toBeDisabled();
  const { body } = await ada.send('GET', '/api/connections');
  expect(body).toMatchObject([{ userId1: viewer.id, userId2: ada.id, status: 'pending' }]);
});

test('a list of people that cannot be loaded can be tried again', async () => {
  const network = createUnreliableNetwork(viewer.fetch);
  network.fail(/discovery/);
  const { user } = renderPage('/explore', network.fetch);
  expect(await screen.findByText('Sorry, we couldn’t load this list.')).toBeVisible();
  network.recover();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Bruno Santos')).toBeVisible();
});
