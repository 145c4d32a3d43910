import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '#tests/support/api-client.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { storeConnection } from '#tests/support/stored-records.ts';
import { storeStanding } from '#tests/support/writes.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { until } from '#tests/ui/until.ts';
import { log, openChat, signUpPair } from './open-chat.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const NOTE = 'I’ve baked bread with my gran since I was five.';

let pairs = 0;

/** Signs up Mo and Bea, whom Mo asked with those words. */
async function signUpAsked(note: string | null) {
  pairs += 1;
  const shared = { interests: ['Baking'] };
  const [mo, bea] = [
    await signUp(server.url, `mo-${pairs}`, { name: 'Mo', preferences: shared }),
    await signUp(server.url, `bea-${pairs}`, { name: 'Bea', preferences: shared }),
  ];
  const { storage } = server;
  const { id } = await storeConnection(storage, toMemberId(mo.id), toMemberId(bea.id), { note });
  return { mo, bea, address: `/messages?connection=${id}` };
}

const figure = () => log().getByRole('figure');

test('the chat begins with the note of the request, for the one who was asked', async () => {
  const { bea, address } = await signUpAsked(NOTE);
  renderPage(address, bea.fetch);
  await screen.findByLabelText('Message to Mo');
  expect(figure()).toHaveTextContent('What Mo wrote when they asked');
  expect(within(figure()).getByText(NOTE)).toBeVisible();
});

test('and for the one who asked, where it stays above the messages', async () => {
  const { mo, bea, address } = await signUpAsked(NOTE);
  const id = address.split('=')[1]!;
  await bea.send('POST', `/api/connections/${id}/messages`, { content: 'Welcome, Mo!' });
  renderPage(address, mo.fetch);
  await screen.findByLabelText('Message to Bea');
  const first = await log().findByText('Welcome, Mo!');
  expect(figure()).toHaveTextContent('What you wrote when you asked');
  const note = within(figure()).getByText(NOTE);
  expect(note.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText('Not sure how to begin?')).not.toBeInTheDocument();
});

test('a note that asks for money has its warning for its reader', async () => {
  const { mo, bea, address } = await signUpAsked('Could you lend me £200 until Friday, my dear?');
  renderPage(address, bea.fetch);
  expect(await screen.findByText(/This message mentions money/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Report or block' })).toBeVisible();
  document.body.replaceChildren();
  renderPage(address, mo.fetch);
  await screen.findByLabelText('Message to Bea');
  expect(screen.queryByText(/This message mentions money/)).not.toBeInTheDocument();
});

test('without a note the chat begins with openings alone', async () => {
  const { mo, address } = await signUpAsked(null);
  renderPage(address, mo.fetch);
  await screen.findByLabelText('Message to Bea');
  expect(log().queryByRole('figure')).not.toBeInTheDocument();
  expect(log().getAllByRole('listitem')).toHaveLength(3);
});

test('an opening fills the box, and is not sent until one sends it', async () => {
  const { mo, bea, address } = await signUpAsked(NOTE);
  const { user } = renderPage(address, mo.fetch);
  const box = await screen.findByLabelText('Message to Bea');
  const openings = within(log().getByRole('group', { name: 'Not sure how to begin?' }));
  const [first, second] = openings.getAllByRole('button');
  expect(first).toHaveTextContent('I see we both like Baking. What do you like best about it?');
  await user.click(first!);
  expect(box).toHaveFocus();
  expect(box).toHaveValue(first!.textContent);
  await user.click(second!);
  expect(box).toHaveValue(second!.textContent);
  await user.clear(box);
  await user.type(box, 'Hello Bea!');
  await user.click(first!);
  expect(box).toHaveValue(`Hello Bea!\n${first!.textContent}`);
  const messages = () =>
    bea.send('GET', `/api${address.replace('/messages?connection=', '/connections/')}/messages`);
  expect((await messages()).body).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await until(async () => {
    expect((await messages()).body).toMatchObject([
      { content: `Hello Bea!\n${first!.textContent}` },
    ]);
  });
  expect(screen.queryByText('Not sure how to begin?')).not.toBeInTheDocument();
});

test('with someone who is leaving, neither their note nor openings are there', async () => {
  const { mo, bea, address } = await signUpAsked(NOTE);
  await storeStanding(server.storage, toMemberId(mo.id), { leavesOn: '2126-03-10T10:00:00.123Z' });
  renderPage(address, bea.fetch);
  await screen.findByText(/This member has left/);
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
  expect(screen.queryByText('Not sure how to begin?')).not.toBeInTheDocument();
});

test('where earlier messages are still to be read, the note waits for them', async () => {
  const pair = await signUpPair(server);
  for (let written = 0; written <= 50; written += 1) await pair.hear(`Message ${written}`);
  pair.network.loseAnswers(/before=/);
  await openChat(pair);
  expect(await log().findByRole('button', { name: 'Show earlier messages' })).toBeVisible();
  expect(log().queryByRole('figure')).not.toBeInTheDocument();
});
