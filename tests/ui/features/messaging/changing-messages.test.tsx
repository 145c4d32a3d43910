import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { log, openChat, signUpPair } from './open-chat.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => {
  localStorage.clear();
});

type Page = Awaited<ReturnType<typeof openChat>>;

/** Sends a message and chooses what to do about it. */
async function sendAndChoose({ user, box }: Page, content: string, action: string): Promise<void> {
  await user.type(box, `${content}{Enter}`);
  const more = await screen.findByRole('button', { name: /^More for your message from/ });
  await user.click(more);
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

test('a message gets other words, and says that it is edited', async () => {
  const pair = await signUpPair(server);
  const page = await openChat(pair);
  await page.user.type(page.box, 'Half a draft');
  await page.user.clear(page.box);
  await sendAndChoose(page, 'Good eving', 'Edit');
  const field = await screen.findByLabelText('Your message');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Good eving');
  await page.user.clear(field);
  await page.user.type(field, 'Good evening{Enter}');
  expect(await log().findByText('Good evening')).toBeVisible();
  expect(log().getByText(/Edited/)).toBeVisible();
  expect(await pair.storedContents()).toEqual(['Good evening']);
  expect(await screen.findByLabelText('Message to Frieda')).toHaveValue('');
});

test('editing can be left with Escape, and what one was writing is still there', async () => {
  const pair = await signUpPair(server);
  const page = await openChat(pair);
  await sendAndChoose(page, 'Hello', 'Edit');
  const field = await screen.findByLabelText('Your message');
  await page.user.type(field, ' there{Escape}');
  expect(await screen.findByLabelText('Message to Frieda')).toHaveValue('');
  expect(await pair.storedContents()).toEqual(['Hello']);
});

test('an edit that fails is not lost', async () => {
  const { network, ...pair } = await signUpPair(server);
  const page = await openChat({ network, ...pair });
  await sendAndChoose(page, 'Hello', 'Edit');
  network.fail(/PATCH/);
  const field = await screen.findByLabelText('Your message');
  await page.user.type(field, ' there{Enter}');
  expect(await screen.findByText('Your message wasn’t changed')).toBeVisible();
  expect(field).toHaveValue('Hello there');
  network.recover();
  await page.user.type(field, '{Enter}');
  expect(await log().findByText('Hello there')).toBeVisible();
});

test('a message is taken back', async () => {
  const pair = await signUpPair(server);
  await sendAndChoose(await openChat(pair), 'Never mind', 'Take back');
  expect(await log().findByText('Taken back')).toBeVisible();
  expect(log().queryByText('Never mind')).not.toBeInTheDocument();
  expect(await pair.storedContents()).toEqual([null]);
  expect(screen.queryByRole('button', { name: /^More for your message/ })).toBeNull();
});

test('an answer shows what it answers, on its way and once it is there', async () => {
  const pair = await signUpPair(server);
  await pair.hear('Are you free on Sunday?');
  const { user, box } = await openChat(pair);
  await user.click(await screen.findByRole('button', { name: /^More for Frieda’s message/ }));
  const menu = await screen.findByRole('menu');
  expect(within(menu).queryByRole('menuitem', { name: 'Edit' })).toBeNull();
  await user.click(within(menu).getByRole('menuitem', { name: 'Reply' }));
  expect(screen.getByText('Your reply to')).toBeVisible();
  await waitFor(() => {
    expect(box).toHaveFocus();
  });
  await user.type(box, 'I am.{Enter}');
  await waitFor(async () => {
    expect(await pair.storedContents()).toEqual(['Are you free on Sunday?', 'I am.']);
  });
  expect(screen.queryByText('Your reply to')).toBeNull();
  await waitFor(() => {
    expect(log().getAllByText('Are you free on Sunday?')).toHaveLength(2);
  });
});

test('Enter begins a line where one chooses so, and Control with Enter sends', async () => {
  localStorage.setItem(
    'hearthkin-enter-key',
    JSON.stringify({ state: { choice: false }, version: 0 }),
  );
  const pair = await signUpPair(server);
  const { useEnterKeyStore } = await import('#ui/parts/messaging/enter-key-store.ts');
  await useEnterKeyStore.persist.rehydrate();
  const { user, box } = await openChat(pair);
  await user.type(box, 'One{Enter}Two{Control>}{Enter}{/Control}');
  await waitFor(async () => {
    expect(await pair.storedContents()).toEqual(['One\nTwo']);
  });
  useEnterKeyStore.setState({ choice: null });
});
