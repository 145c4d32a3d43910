import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { log, openChat, signUpPair } from './open-chat.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What is asked for again and again waits until a test lets that time pass. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens a chat in which every message is stored and no answer to it arrives. */
async function openChatThatLosesAnswers() {
  const pair = await signUpPair(server);
  const chat = await openChat(pair);
  pair.network.loseAnswers(/POST/);
  return { ...pair, ...chat };
}

const unsent = () => within(log().getByRole('list', { name: 'Messages not sent yet' }));
const retries = () => screen.queryAllByRole('button', { name: 'Try again' });

async function expectAllSent() {
  await waitFor(() => {
    expect(screen.queryByText(/^(Not sent\.|Sending…)$/)).not.toBeInTheDocument();
  });
}

test('a message that was stored and is sent again stands once', async () => {
  const { user, box, network, storedContents } = await openChatThatLosesAnswers();
  await user.type(box, 'Hello{Enter}');
  expect(await screen.findByText('Not sent.')).toBeVisible();
  expect(await storedContents()).toEqual(['Hello']);
  await user.click(retries()[0]!);
  expect(await screen.findByText('Not sent.')).toBeVisible();
  network.recover();
  await user.click(retries()[0]!);
  await expectAllSent();
  expect(log().getAllByText('Hello')).toHaveLength(1);
  expect(await storedContents()).toEqual(['Hello']);
});

test('one that was read back before it is sent again stands once too', async () => {
  const { user, box, network, storedContents } = await openChatThatLosesAnswers();
  await user.type(box, 'Hello{Enter}');
  expect(await screen.findByText('Not sent.')).toBeVisible();
  vi.advanceTimersByTime(5_000);
  await waitFor(() => {
    expect(log().getAllByText('Hello')).toHaveLength(2);
  });
  expect(unsent().getByText('Hello')).toBeVisible();
  network.recover();
  await user.click(retries()[0]!);
  await expectAllSent();
  expect(log().getAllByText('Hello')).toHaveLength(1);
  vi.advanceTimersByTime(5_000);
  expect(log().getAllByText('Hello')).toHaveLength(1);
  expect(await storedContents()).toEqual(['Hello']);
});

test('what is written twice is sent twice, each once', async () => {
  const { user, box, network, storedContents } = await openChatThatLosesAnswers();
  await user.type(box, 'Ha{Enter}');
  await user.type(box, 'Ha{Enter}');
  await waitFor(() => {
    expect(retries()).toHaveLength(2);
  });
  network.recover();
  for (const retry of retries()) await user.click(retry);
  await expectAllSent();
  expect(log().getAllByText('Ha')).toHaveLength(2);
  expect(await storedContents()).toEqual(['Ha', 'Ha']);
});

test('one that is discarded shows as sent, for that is what it was', async () => {
  const { user, box, network } = await openChatThatLosesAnswers();
  await user.type(box, 'Hello{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(log().queryByText('Hello')).not.toBeInTheDocument();
  network.recover();
  vi.advanceTimersByTime(5_000);
  expect(await log().findByText('Hello')).toBeVisible();
});
