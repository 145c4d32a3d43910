import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { openChat, signUpPair } from './open-chat.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const findFound = async () =>
  within(await screen.findByRole('region', { name: 'Messages with these words' }));

async function signUpWithWords() {
  const pair = await signUpPair(server);
  await pair.hear('Shall we play cards on Sunday?');
  await pair.say('Yes, I like Cards very much');
  for (let place = 0; place < 30; place += 1) await pair.hear(`And later ${place}`);
  return pair;
}

const findField = () => screen.findByRole('searchbox', { name: 'Search people and messages' });

test('the inbox finds words, marks them, and leads to the message', async () => {
  const pair = await signUpWithWords();
  const { user } = renderPage('/messages', pair.network.fetch);
  const field = await findField();
  await user.type(field, 'card');
  const found = await findFound();
  const [own, heard] = await found.findAllByRole('link');
  expect(own).toHaveAccessibleName(/^Frieda, .*, You: Yes, I like Cards very much$/);
  expect(heard).toHaveAccessibleName(/^Frieda, .*, Shall we play cards on Sunday\?$/);
  expect(within(heard!).getByText('cards').tagName).toBe('MARK');
  expect(found.getByRole('status')).toHaveTextContent('2 messages found.');
  expect(await screen.findByText('No one found by that name.')).toBeVisible();

  await user.click(heard!);
  const passage = await screen.findByRole('region', { name: /^Messages around/ });
  const message = within(passage).getByText('Shall we play cards on Sunday?').closest('li');
  expect(message).toHaveFocus();
  expect(message).toHaveAttribute('aria-current', 'true');
  expect(within(passage).queryByText('And later 29')).toBeNull();
  expect(field).toHaveValue('card');

  await user.click(screen.getByRole('link', { name: 'Back to the newest messages' }));
  expect(await screen.findByText('And later 29')).toBeInTheDocument();
});

test('Escape clears the search', async () => {
  const pair = await signUpWithWords();
  const { user } = renderPage('/messages?query=card', pair.network.fetch);
  const field = await findField();
  expect(field).toHaveValue('card');
  expect(await (await findFound()).findAllByRole('link')).toHaveLength(2);
  await user.type(field, '{Escape}');
  expect(field).toHaveValue('');
  expect(await screen.findByRole('link', { name: /^Frieda, 31 new messages/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Messages with these words' })).toBeNull();
});

test('what is not found is said, and what fails is tried again', async () => {
  const pair = await signUpWithWords();
  const { user } = renderPage('/messages', pair.network.fetch);
  const field = await findField();
  await user.type(field, 'xylophone');
  expect(await screen.findByText('No messages with these words.')).toBeVisible();
  pair.network.fail(/\/api\/messages\/search/);
  await user.clear(field);
  await user.type(field, 'sunday');
  const alert = await screen.findByText('Sorry, we couldn’t search your messages.');
  expect(alert).toBeVisible();
  pair.network.recover();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await (await findFound()).findAllByRole('link')).toHaveLength(1);
});

test('a conversation is searched from its menu', async () => {
  const pair = await signUpWithWords();
  const { user } = await openChat(pair);
  await user.click(screen.getByRole('button', { name: 'More for your conversation with Frieda' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Search in this conversation' }));
  const field = await screen.findByRole('searchbox', { name: 'Search in this conversation' });
  expect(field).toHaveFocus();
  await user.type(field, 'card');
  const found = within(await screen.findByRole('region', { name: 'Conversation' }));
  const [own, heard] = await found.findAllByRole('link', { name: /cards/i });
  expect(own).toHaveAccessibleName(/^You, [^:]*, Yes, I like Cards very much$/);
  expect(heard).toHaveAccessibleName(/^Frieda, [^:]*, Shall we play cards on Sunday\?$/);
  await user.click(heard!);
  const passage = await screen.findByRole('region', { name: /^Messages around/ });
  expect(within(passage).getByText('Shall we play cards on Sunday?')).toBeInTheDocument();
});
