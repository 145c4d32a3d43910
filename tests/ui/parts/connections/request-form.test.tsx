import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { openRequest } from '#tests/ui/parts/connections/ask-to-connect.ts';
import { paragraphWith } from '#tests/ui/paragraph-with.ts';
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

const PLAIN = 'You hope for Rosa as a mentor.';
const change = { name: 'Change what you hope for' };

/** What both would like of the bonds that each of them has chosen. */
const say = async (own: object, theirs: object) => {
  const profiles = [
    [viewer, own],
    [rosa, theirs],
  ] as const;
  for (const [member, preferences] of profiles) {
    await member.send('PATCH', `/api/users/${member.id}`, { preferences });
  }
};

async function open() {
  const { user } = renderPage(`/profile/${rosa.id}`, viewer.fetch);
  const connect = await screen.findByRole('button', { name: /^Connect with / });
  return { user, connect, dialog: await openRequest(user, connect) };
}

test('the bonds that both look for come first, and one need not be sure yet', async () => {
  await say({ relationshipTypes: [3, 4] }, { relationshipTypes: [2, 3, 4] });
  const { dialog } = await open();
  const bonds = dialog.getAllByRole('radio');
  expect(bonds.map((bond) => bond.parentElement?.textContent)).toEqual([
    'Mentor Match',
    'Cultural Connection',
    'Family Support',
    'Sibling Connection',
    'Not sure yet',
  ]);
  expect(dialog.getByRole('radio', { name: 'Not sure yet' })).toBeChecked();
});

test.each([
  [{ 3: 'seek' }, {}, PLAIN, 'seek'],
  [{}, { 3: 'offer' }, PLAIN, 'seek'],
  [{ 3: 'offer' }, { 3: 'seek' }, 'You’d like to be a mentor to Rosa.', 'offer'],
  [{}, {}, 'You’d like Rosa as a mentor or a learner, whichever way round it turns out.', 'either'],
])(
  'with the sides %j and %j nothing is asked, and it says: %s',
  async (own, theirs, said, side) => {
    await say({ roles: own }, { roles: theirs });
    const { user, dialog } = await open();
    expect(dialog.getByText(paragraphWith(said))).toBeVisible();
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Send request' }));
    await screen.findByRole('button', { name: 'Request Sent' });
    expect(await between()).toMatchObject({ relationshipTypeId: 3, side });
  },
);

test('brothers and sisters have no side to say', async () => {
  await say({ relationshipTypes: [2] }, {});
  const { user, dialog } = await open();
  expect(
    dialog.getByText(paragraphWith('You hope for a Sibling Connection with Rosa.')),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  await screen.findByRole('button', { name: 'Request Sent' });
  expect(await between()).toMatchObject({ relationshipTypeId: 2, side: null });
});

test('what goes without saying can be changed, by keyboard too', async () => {
  await say({ roles: { 3: 'seek' } }, {});
  const { user, dialog } = await open();
  dialog.getByRole('button', change).focus();
  await user.keyboard('{Enter}');
  expect(dialog.getByRole('radio', { name: 'Mentor Match' })).toHaveFocus();
  expect(dialog.getByRole('radio', { name: 'Mentor Match' })).toBeChecked();
  const sides = within(dialog.getByRole('group', { name: 'Mentor Match: you’d be' }));
  expect(sides.getByRole('radio', { name: 'someone they guide' })).toBeChecked();
  await user.click(sides.getByRole('radio', { name: 'their mentor' }));
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  await screen.findByRole('button', { name: 'Request Sent' });
  expect(await between()).toMatchObject({ relationshipTypeId: 3, side: 'offer' });
});

test('another bond has sides of its own, and not being sure has none', async () => {
  await say({ relationshipTypes: [3, 4], roles: { 4: 'offer' } }, {});
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', change));
  await user.click(dialog.getByRole('radio', { name: 'Cultural Connection' }));
  expect(dialog.getByRole('radio', { name: 'share yours with them' })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: 'Family Support' }));
  expect(dialog.getByRole('radio', { name: 'either, as it turns out' })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: 'Not sure yet' }));
  expect(dialog.getAllByRole('radio')).toHaveLength(5);
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  await screen.findByRole('button', { name: 'Request Sent' });
  expect(await between()).toMatchObject({ relationshipTypeId: null, side: null });
});

test('an opening begins the note, which is finished and sent with the bond', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: OPENING }));
  const note = dialog.getByRole('textbox');
  expect(note).toHaveFocus();
  expect(note).toHaveValue(`${OPENING.slice(0, -1)} `);
  await user.type(note, 'the canal.');
  expect(dialog.getByText('55 of 300 characters')).toBeVisible();
  await user.click(dialog.getByRole('button', change));
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
  await user.click(dialog.getByRole('button', change));
  await user.click(dialog.getByRole('radio', { name: 'Family Support' }));
  await user.click(dialog.getByRole('radio', { name: 'their grandparent or parent figure' }));
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(connect).toHaveFocus();
  });
  const again = await openRequest(user, connect);
  expect(again.getByRole('textbox')).toHaveValue('Dear Rosa');
  expect(again.getByRole('radio', { name: 'Family Support' })).toBeChecked();
  expect(again.getByRole('radio', { name: 'their grandparent or parent figure' })).toBeChecked();
});

test('after sending, focus stays where the button was', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  const sent = await screen.findByRole('button', { name: 'Request Sent' });
  await waitFor(() => {
    expect(sent.parentElement).toHaveFocus();
  });
});
