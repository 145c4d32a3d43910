import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { deleteMember } from '#tests/support/canary.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { writeNote } from '#tests/support/writes.ts';
import { BEGUN_EARLIER } from '#ui/session/use-unsaved-words.ts';
import { useUnsavedWordsStore } from '#ui/session/unsaved-words-store.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { openChat, recordCalls, signUpPair, type ChatPair } from './open-chat.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => {
  localStorage.clear();
  useUnsavedWordsStore.setState({ unsent: {} });
});

const MORE = { name: /^More for your conversation with/ };
type User = Awaited<ReturnType<typeof openChat>>['user'];

async function openNote(user: User) {
  await user.click(screen.getByRole('button', MORE));
  await user.click(await screen.findByRole('menuitem', { name: 'Private note' }));
  return within(await screen.findByRole('dialog', { name: /^Private note about/ }));
}

const storedText = async ({ rosa, connection }: ChatPair) =>
  (await server.storage.privateNotes.find(toMemberId(rosa.id), connection.id))?.text;

test('a note is written, read again and removed, and is asked for only when it is opened', async () => {
  const { pair, callsTo } = recordCalls(await signUpPair(server));
  const { user } = await openChat(pair);
  expect(callsTo(/\/note$/)).toEqual([]);
  let dialog = await openNote(user);
  let field = await dialog.findByLabelText('Your note');
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Only you can see this.');
  expect(field).toHaveFocus();
  await user.type(field, 'Her sister is Joan.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Note saved')).toBeVisible();
  expect(await storedText(pair)).toBe('Her sister is Joan.');
  await waitFor(() => expect(screen.getByRole('button', MORE)).toHaveFocus());

  dialog = await openNote(user);
  field = await dialog.findByLabelText('Your note');
  expect(field).toHaveValue('Her sister is Joan.');
  await user.clear(field);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Note removed')).toBeVisible();
  expect(await storedText(pair)).toBeUndefined();
});

test('a note that can’t be saved stays in its field, and one that is too long is said to be', async () => {
  const pair = await signUpPair(server);
  const { user } = await openChat(pair);
  const dialog = await openNote(user);
  const field = await dialog.findByLabelText('Your note');
  await user.click(field);
  await user.paste('x'.repeat(1_001));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/1,?000 characters/, { selector: '[aria-live]' })).toBeVisible();
  await user.clear(field);
  await user.type(field, 'Hip operation in March');
  pair.network.fail(/PUT/);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your note wasn’t saved')).toBeVisible();
  expect(field).toHaveValue('Hip operation in March');
  pair.network.recover();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Note saved')).toBeVisible();
  expect(await storedText(pair)).toBe('Hip operation in March');
});

test('a note that can’t be loaded is asked for again, and isn’t taken for none', async () => {
  const pair = await signUpPair(server);
  await writeNote(server.storage, pair.connection, toMemberId(pair.rosa.id), 'Likes bees');
  const { user } = await openChat(pair);
  pair.network.fail(/\/note/);
  const dialog = await openNote(user);
  const again = await dialog.findByRole('button', { name: 'Try again' });
  expect(dialog.queryByLabelText('Your note')).toBeNull();
  pair.network.recover();
  await user.click(again);
  expect(await dialog.findByLabelText('Your note')).toHaveValue('Likes bees');
});

test('the note about a former member is shown and can be removed, but not written', async () => {
  const pair = await signUpPair(server);
  await writeNote(server.storage, pair.connection, toMemberId(pair.rosa.id), 'Likes bees');
  await pair.say('Good evening');
  await deleteMember(server.storage, toMemberId(pair.frieda.id));
  const { user } = renderPage(pair.address, pair.network.fetch);
  await screen.findByText('Good evening', { selector: '[role="region"] *' });
  const dialog = await openNote(user);
  expect(await dialog.findByText('Likes bees')).toBeVisible();
  expect(dialog.queryByLabelText('Your note')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Remove note' }));
  expect(await screen.findByText('Note removed')).toBeVisible();
  expect(await storedText(pair)).toBeUndefined();
});

test('words that aren’t saved outlast Escape, until they are saved or cancelled', async () => {
  const pair = await signUpPair(server);
  const { user } = await openChat(pair);
  const begin = async (words: string) => {
    const dialog = await openNote(user);
    await user.type(await dialog.findByLabelText('Your note'), words);
    return dialog;
  };
  await begin('Her sister');
  await user.keyboard('{Escape}');
  const dialog = await begin(' is Joan');
  expect(dialog.getByLabelText('Your note')).toHaveValue('Her sister is Joan');
  expect(dialog.getByText(BEGUN_EARLIER)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Note saved')).toBeVisible();
  expect(await storedText(pair)).toBe('Her sister is Joan');

  const again = await begin(', or Jane');
  expect(again.queryByText(BEGUN_EARLIER)).toBeNull();
  await user.click(again.getByRole('button', { name: 'Cancel' }));
  const last = await openNote(user);
  expect(await last.findByLabelText('Your note')).toHaveValue('Her sister is Joan');
  expect(Object.keys(useUnsavedWordsStore.getState().unsent)).toEqual([]);
});
