import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { openRequest } from '#tests/ui/parts/connections/ask-to-connect.ts';
import { renderPage } from '#tests/ui/render-page.tsx';

const OPENING = 'Hello Rosa, we’re both in Leeds. Here I like…';

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
  const at = { location: 'Leeds' };
  const types = (...relationshipTypes: number[]) => ({ preferences: { relationshipTypes } });
  rosa = await signUp(server.url, `rosa${round}`, { name: 'Rosa', ...at, ...types(3, 2) });
  viewer = await signUp(server.url, `viewer${round}`, { name: 'Vera', ...at, ...types(3, 4) });
});

const between = () =>
  server.storage.connections.findBetween(toMemberId(viewer.id), toMemberId(rosa.id));

async function open() {
  const { user } = renderPage(`/profile/${rosa.id}`, viewer.fetch);
  const connect = await screen.findByRole('button', { name: /^Connect with / });
  return { user, connect, dialog: await openRequest(user, connect) };
}

test('the bonds that both look for come first, and one need not be sure yet', async () => {
  const { dialog } = await open();
  const bonds = dialog.getAllByRole('radio');
  expect(bonds.map((bond) => bond.parentElement?.textContent)).toEqual([
    'Mentor Match',
    'Family Support',
    'Sibling Connection',
    'Cultural Connection',
    'Not sure yet',
  ]);
  expect(dialog.getByRole('radio', { name: 'Not sure yet' })).toBeChecked();
});

test('an opening begins the note, which is finished and sent with the bond', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: OPENING }));
  const note = dialog.getByRole('textbox');
  expect(note).toHaveFocus();
  expect(note).toHaveValue(`${OPENING.slice(0, -1)} `);
  await user.type(note, 'the canal.');
  expect(dialog.getByText('55 of 300 characters')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Mentor Match' }));
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByRole('button', { name: 'Request Sent' })).toBeDisabled();
  expect(await between()).toMatchObject({
    relationshipTypeId: 3,
    note: 'Hello Rosa, we’re both in Leeds. Here I like the canal.',
  });
});

test('another opening takes the place of one, but not of one’s own words', async () => {
  const { user, dialog } = await open();
  const [first, second] = dialog.getAllByRole('button', { name: /^Hello Rosa/ });
  const note = dialog.getByRole<HTMLTextAreaElement>('textbox');
  await user.click(first!);
  await user.click(second!);
  expect(note.value.match(/Hello/g)).toHaveLength(1);
  await user.type(note, 'bread');
  await user.click(first!);
  expect(note.value).toMatch(/bread\nHello Rosa/);
});

test('a link or a number is refused at the note, before anything is sent', async () => {
  const { user, dialog } = await open();
  const note = dialog.getByRole('textbox');
  await user.type(note, 'I would love to hear from you. Write to www.example.org');
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  const fault = 'Leave out links until you know each other';
  await waitFor(() => {
    expect(note).toHaveAccessibleDescription(fault);
  });
  await user.clear(note);
  await user.type(note, 'I would love to hear from you. Call me on 07700 900123');
  await waitFor(() => {
    expect(note).toHaveAccessibleDescription(
      'Leave out phone and account numbers until you know each other',
    );
  });
  expect(await between()).toBeNull();
});

test('Escape closes the sheet; focus returns, and what was written is there when it is opened again', async () => {
  const { user, connect, dialog } = await open();
  await user.type(dialog.getByRole('textbox'), 'Dear Rosa');
  await user.click(dialog.getByRole('radio', { name: 'Family Support' }));
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(connect).toHaveFocus();
  });
  const again = await openRequest(user, connect);
  expect(again.getByRole('textbox')).toHaveValue('Dear Rosa');
  expect(again.getByRole('radio', { name: 'Family Support' })).toBeChecked();
});

test('after sending, focus stays where the button was', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  const sent = await screen.findByRole('button', { name: 'Request Sent' });
  await waitFor(() => {
    expect(sent.parentElement).toHaveFocus();
  });
});
