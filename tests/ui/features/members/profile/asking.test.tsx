import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { storeRequest } from '#tests/support/stored-records.ts';
import { updateMember } from '#tests/support/writes.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { openRequest, sendRequest } from '#tests/ui/parts/connections/ask-to-connect.ts';

const EVERYONE = { relationshipTypes: [], ageRange: null, onlyWithNote: false };
const NOTE = 'We both keep bees. May I ask how you started?';

let server: TestServer;
let round = 0;
let rosa: MemberClient;
let viewer: MemberClient;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  round += 1;
  rosa = await signUp(server.url, `rosa${round}`, { name: 'Rosa' });
  viewer = await signUp(server.url, `viewer${round}`, { name: 'Vera' });
});

const open = () => renderPage(`/profile/${rosa.id}`, viewer.fetch);
const limit = (limits: object) =>
  updateMember(server.storage, rosa.id, { whoMayAsk: { ...EVERYONE, ...limits } });
const between = () =>
  server.storage.connections.findBetween(toMemberId(viewer.id), toMemberId(rosa.id));

test('who cannot ask reads so in the place of the button', async () => {
  await limit({ ageRange: { min: 30, max: 40 } });
  open();
  expect(await screen.findByText('They aren’t taking requests at the moment.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Connect with / })).not.toBeInTheDocument();
});

test('who cannot ask still answers a request', async () => {
  await limit({ ageRange: { min: 30, max: 40 } });
  await storeRequest(server.storage, toMemberId(rosa.id), toMemberId(viewer.id), { note: NOTE });
  const { user } = open();
  expect(await screen.findByText(NOTE)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Accept Request from Rosa' }));
  expect(await screen.findByRole('link', { name: /^Message / })).toBeVisible();
});

test('a note that is needed is asked for, and so is the bond', async () => {
  await limit({ relationshipTypes: [2, 4], onlyWithNote: true });
  const { user } = open();
  expect(await screen.findByText('They’d like a few words from you with a request.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Connect with / }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask Rosa to connect' }));
  expect(dialog.getAllByRole('radio')).toHaveLength(2);
  const words = dialog.getByRole('textbox', { name: 'A few words' });
  await user.type(words, 'Hello');
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  expect(await dialog.findByText('Choose what you hope for')).toBeVisible();
  expect(words).toHaveAccessibleDescription('Write at least 40 characters');
  expect(await between()).toBeNull();
  await user.click(dialog.getByRole('radio', { name: 'Cultural Connection' }));
  await user.clear(words);
  await user.type(words, NOTE);
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByRole('button', { name: 'Request Sent' })).toBeDisabled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await between()).toMatchObject({ relationshipTypeId: 4, note: NOTE });
});

test('a bond alone is asked for where no note is needed', async () => {
  await limit({ relationshipTypes: [3] });
  const { user } = open();
  expect(await screen.findByText('They only take requests for some kinds of bond.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Connect with / }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Mentor Match' }));
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  await waitFor(async () => {
    expect(await between()).toMatchObject({ relationshipTypeId: 3, note: null });
  });
});

test('anyone can add a note of their own accord', async () => {
  const { user } = open();
  const dialog = await openRequest(
    user,
    await screen.findByRole('button', { name: /^Connect with / }),
  );
  await user.type(dialog.getByRole('textbox', { name: 'A few words (optional)' }), NOTE);
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  await waitFor(async () => {
    expect(await between()).toMatchObject({ relationshipTypeId: null, note: NOTE });
  });
});

test('limits that were set meanwhile are shown once a request is refused', async () => {
  const { user } = open();
  const connect = await screen.findByRole('button', { name: /^Connect with / });
  await limit({ onlyWithNote: true });
  const dialog = await sendRequest(user, connect);
  expect(await dialog.findByRole('textbox', { name: 'A few words' })).toBeVisible();
  expect(dialog.getByRole('alert')).toHaveTextContent(
    'They’d like a few words from you with a request.',
  );
});

test.each(['/dashboard', '/connections', `/messages?connection=`])(
  'the note is shown with the request on %s, with a warning where it needs one',
  async (path) => {
    const note = 'Please send me a gift card, then we can talk for as long as you like.';
    const [asking, asked] = [toMemberId(viewer.id), toMemberId(rosa.id)];
    const { id } = await storeRequest(server.storage, asking, asked, { note });
    renderPage(path.endsWith('=') ? `${path}${id}` : path, rosa.fetch);
    const shown = await screen.findByText(note);
    expect(shown).toHaveAttribute('dir', 'auto');
    expect(await screen.findByText(/^This message mentions gift cards/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'What to do' })).toBeVisible();
  },
);

test('one’s own note is shown to oneself without a warning', async () => {
  const note = 'Please send me a gift card, then we can talk for as long as you like.';
  await storeRequest(server.storage, toMemberId(viewer.id), toMemberId(rosa.id), { note });
  open();
  expect(await screen.findByText(note)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'What to do' })).not.toBeInTheDocument();
});
