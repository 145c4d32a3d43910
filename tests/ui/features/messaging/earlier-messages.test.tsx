import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { log, openChat, signUpPair } from './open-chat.ts';
import { watchForView } from './scrolling-up.ts';

let server: TestServer;
let view: ReturnType<typeof watchForView>;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  view = watchForView();
});
afterEach(() => {
  view.restore();
});

async function openLongChat(messages: number) {
  const pair = await signUpPair(server);
  for (let number = 1; number <= messages; number += 1) await pair.say(`Number ${number}`);
  return { ...pair, ...(await openChat(pair)) };
}

test('earlier messages are read on when the reader comes near, page by page', async () => {
  await openLongChat(120);
  expect(log().queryByText('Number 70')).not.toBeInTheDocument();
  view.comeIntoView();
  expect(await log().findByText('Number 21')).toBeVisible();
  expect(log().queryByText('Number 20')).not.toBeInTheDocument();
  view.comeIntoView();
  expect(await log().findByText('Number 1')).toBeVisible();
  expect(log().getAllByRole('listitem')).toHaveLength(120);
});

test('when that fails, it is not tried again by itself but when pressed', async () => {
  const { network, user } = await openLongChat(60);
  network.fail(/before=/);
  view.comeIntoView();
  expect(await screen.findByText('Earlier messages not shown')).toBeVisible();
  network.recover();
  view.comeIntoView();
  expect(log().getByRole('button', { name: 'Show earlier messages' })).toBeEnabled();
  expect(log().getByRole('button', { name: 'Show earlier messages' })).not.toHaveAttribute(
    'aria-disabled',
  );
  await user.click(log().getByRole('button', { name: 'Show earlier messages' }));
  expect(await log().findByText('Number 1')).toBeVisible();
});

test('when all have been read on by keyboard, the focus stays in the log', async () => {
  const { user } = await openLongChat(60);
  log().getByRole('button', { name: 'Show earlier messages' }).focus();
  await user.keyboard('{Enter}');
  expect(await log().findByText('Number 1')).toBeVisible();
  await waitFor(() => {
    expect(screen.getByRole('region', { name: 'Messages' })).toHaveFocus();
  });
});

test('messages that are far from view leave a place of their height, and come back', async () => {
  await openLongChat(30);
  const block = log().getByText('Number 1').closest('ol')!;
  const place = block.parentElement!;
  view.goFarAway();
  expect(log().queryByText('Number 1')).not.toBeInTheDocument();
  expect(place.lastElementChild).toHaveStyle({ blockSize: '320px' });
  view.comeIntoView();
  expect(log().getAllByRole('listitem')).toHaveLength(30);
});

test('a message that holds the focus stays, however far it is', async () => {
  const pair = await signUpPair(server);
  await pair.say('See https://example.org/');
  await openChat(pair);
  const link = log().getByRole('button', { name: 'https://example.org/' });
  link.focus();
  view.goFarAway();
  expect(link).toHaveFocus();
});
