import { toMemberId } from '#tests/support/ids.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';
import { storeRequest } from '#tests/support/stored-records.ts';
import { readNotice } from '#tests/ui/read-notice.ts';
import { declineRequest } from '#tests/ui/parts/connections/decline-request.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { createUnreliableNetwork } from '#tests/ui/unreliable-network.ts';

let server: TestServer;
const clock = createSettableClock();

beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.close());

function card(title: string) {
  return within(screen.getByRole('heading', { name: title }).closest('section')!);
}

test('of many people who might fit three are shown, one after the other, with what they told alone', async () => {
  const wishes = { preferences: { interests: ['Beekeeping', 'Opera'] } };
  const member = await signUp(server.url, 'keen', wishes);
  await signUp(server.url, 'kin-one', { ...wishes, location: 'Hull' });
  await signUp(server.url, 'kin-two', { ...wishes, age: 40 });
  await signUp(server.url, 'kin-three', wishes);
  await signUp(server.url, 'kin-four', wishes);
  clock.advance(7 * DAY);
  const { user } = renderPage('/dashboard', member.fetch);
  await screen.findByRole('link', { name: 'See More Recommendations' });
  const recommended = card('Recommended for You');
  expect(recommended.getByText('People you might want to connect with')).toBeVisible();
  const shown = () => recommended.getAllByRole('heading', { level: 3 }).length;
  expect(shown()).toBe(1);
  const more = recommended.getByRole('button', { name: 'See 2 more' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await user.click(more);
  expect(shown()).toBe(3);
  expect(more).toHaveFocus();
  expect(more).toHaveAttribute('aria-expanded', 'true');
  await user.click(recommended.getByRole('button', { name: 'See fewer' }));
  expect(shown()).toBe(1);
  await user.click(more);
  expect(recommended.queryByText(/null|undefined| · /)).toBeNull();
});

test('what has no entries yet says so, and requests of the member are none to answer', async () => {
  const member = await signUp(server.url, 'lonely', {
    preferences: { ageRange: { min: 119, max: 120 } },
  });
  const other = await signUp(server.url, 'asked');
  await storeRequest(server.storage, toMemberId(member.id), toMemberId(other.id));
  renderPage('/dashboard', member.fetch);
  expect(await screen.findByText('No requests waiting for you.')).toBeVisible();
  expect(await screen.findByText('No connections yet')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Requests 0 pending' })).toHaveAttribute(
    'href',
    '/connections',
  );
  expect(
    await screen.findByText(/The more you say about yourself and who you’re looking for/),
  ).toBeVisible();
});

test('counts that are not known are not told, and each card can be tried again', async () => {
  const member = await signUp(server.url, 'offline');
  const network = createUnreliableNetwork(member.fetch);
  network.fail(/\/api\/(connections|dashboard)/);
  const { user } = renderPage('/dashboard', network.fetch);
  expect(await screen.findByText('Sorry, we couldn’t load your requests.')).toBeVisible();
  expect(await screen.findByText('Sorry, we couldn’t load your connections.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Requests – pending' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Connections – active' })).toBeVisible();
  expect(screen.queryByText('No connections yet')).toBeNull();
  network.recover();
  await user.click(card('Your Connections').getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No connections yet')).toBeVisible();
  expect(await screen.findByText('No requests waiting for you.')).toBeVisible();
});

test('it begins with nothing while it can’t be told who waits for the member', async () => {
  const member = await signUp(server.url, 'unheard', {
    preferences: { ageRange: { min: 119, max: 120 } },
  });
  const network = createUnreliableNetwork(member.fetch);
  network.fail(/\/api\/(connections|dashboard)/);
  const { user } = renderPage('/dashboard', network.fetch);
  await screen.findByText(/The more you say about yourself/);
  await screen.findByText('Sorry, we couldn’t load your requests.');
  expect(screen.queryByRole('region', { name: 'To begin with' })).toBeNull();
  network.recover();
  await user.click(card('Your Connections').getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'To begin with' })).toBeVisible();
});

test.each([
  ['Accept', 'PATCH', 'Failed to accept connection', 'accepting the connection request'],
  ['Decline', 'DELETE', 'Failed to reject connection', 'rejecting the connection request'],
])(
  '%s that does not reach the server is told, and the request stays',
  async (name, method, title, doing) => {
    const member = await signUp(server.url, `asked-to-${name}`);
    const ada = await signUp(server.url, `ada-${name}`, { name: 'Ada Bright' });
    await storeRequest(server.storage, toMemberId(ada.id), toMemberId(member.id));
    const network = createUnreliableNetwork(member.fetch);
    const { user } = renderPage('/dashboard', network.fetch);
    const button = await screen.findByRole('button', { name: `${name} Ada Bright’s request` });
    network.fail(new RegExp(`^${method} /api/connections`));
    await (name === 'Decline' ? declineRequest(user, button) : user.click(button));
    await waitFor(() => {
      expect(readNotice()).toBe(
        `destructive: ${title}: There was an error ${doing}. Please try again.`,
      );
    });
    expect(screen.getByRole('link', { name: 'Ada Bright' })).toBeVisible();
  },
);
