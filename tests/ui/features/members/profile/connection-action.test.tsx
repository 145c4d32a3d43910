import { toMemberId } from '#tests/support/ids.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { storeConnection, storeRequest } from '#tests/support/stored-records.ts';
import { readNotice } from '#tests/ui/read-notice.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { createUnreliableNetwork } from '#tests/ui/unreliable-network.ts';
import { sendRequest } from '#tests/ui/parts/connections/ask-to-connect.ts';

let server: TestServer;
let rosa: MemberClient;

beforeAll(async () => {
  server = await startTestServer();
  rosa = await signUp(server.url, 'rosa', { name: 'Rosa', preferences: { reasons: ['Tea.'] } });
});
afterAll(() => server.close());

async function openRosa(username: string) {
  const viewer = await signUp(server.url, username);
  const network = createUnreliableNetwork(viewer.fetch);
  const open = () => renderPage(`/profile/${rosa.id}`, network.fetch);
  return { viewer, network, open };
}

test('the profile has three tabs and begins with what its member writes', async () => {
  const { open } = await openRosa('reader');
  open();
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['About', 'Photos', 'Activity']);
  expect(screen.getByRole('tab', { name: 'About' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('heading', { name: 'Why Rosa is here' })).toBeVisible();
  expect(screen.getByText('Tea.')).toBeVisible();
});

test('accepted members can write to each other, and nothing else is offered', async () => {
  const { viewer, open } = await openRosa('friend');
  const { id } = await storeConnection(server.storage, toMemberId(rosa.id), toMemberId(viewer.id));
  const { user, router } = open();
  await user.click(await screen.findByRole('link', { name: /^Message / }));
  await waitFor(() => {
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(`/messages?connection=${id}`);
  });
});

test('a request that does not reach the server is told, and can be sent again', async () => {
  const { network, open } = await openRosa('cut-off');
  const { user } = open();
  const connect = await screen.findByRole('button', { name: /^Connect with / });
  network.fail(/^POST/);
  const dialog = await sendRequest(user, connect);
  await waitFor(() => {
    expect(readNotice()).toBe(
      'destructive: Failed to send connection request: There was an error sending your connection request. Please try again.',
    );
  });
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: /^Connect with / })).toBeEnabled();
});

test('an answer that does not reach the server is told, and can be given again', async () => {
  const { viewer, network, open } = await openRosa('hesitant');
  await storeRequest(server.storage, toMemberId(rosa.id), toMemberId(viewer.id));
  const { user } = open();
  const accept = await screen.findByRole('button', { name: 'Accept Request from Rosa' });
  network.fail(/^PATCH/);
  await user.click(accept);
  await waitFor(() => {
    expect(readNotice()).toBe(
      'destructive: Failed to accept connection: There was an error accepting the connection request. Please try again.',
    );
  });
  expect(await screen.findByRole('button', { name: 'Accept Request from Rosa' })).toBeEnabled();
});

test('a connection that could not be loaded can be loaded again', async () => {
  const { network, open } = await openRosa('unlucky');
  network.fail(/\/api\/connections\/status/);
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('button', { name: /^Connect with / })).toBeNull();
  network.recover();
  await user.click(again);
  expect(await screen.findByRole('button', { name: /^Connect with / })).toBeEnabled();
});
