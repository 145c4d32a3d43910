import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSystemClock } from '#adapters/system/system-clock.ts';
import { makeRemoveConnection } from '#core/connections/use-cases/remove-connection.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { storeMessage } from '#tests/support/stored-records.ts';
import {
  actionsFor,
  chooseFromMenu,
  shownNames,
  startServerWithConnections,
} from '#tests/ui/features/connections/connected-members.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { declineRequest } from '#tests/ui/parts/connections/decline-request.ts';

let world: Awaited<ReturnType<typeof startServerWithConnections>>;

beforeAll(async () => {
  world = await startServerWithConnections();
});
afterAll(() => world.server.close());

/** Opens the window about a member from their card or row among the connections. */
async function openDialog(name: string) {
  const member = await world.signUpConnected();
  const { user } = renderPage('/connections', member.fetch);
  await screen.findByText(name);
  const inWords = actionsFor(name).queryByRole('button', { name: `Report or block ${name}` });
  if (inWords) await user.click(inWords);
  else await chooseFromMenu(user, name, 'Report or block');
  const dialog = await screen.findByRole('dialog', { name: `Report or block ${name}` });
  return { member, user, dialog: within(dialog) };
}

const reportsOf = (id: number) =>
  world.server.storage.reports.listBy(toMemberId(id), { before: null, limit: 10 });

describe('blocking', () => {
  test('takes a tap in the window, hides the member, and can be lifted in the settings', async () => {
    const { member, user, dialog } = await openDialog('Frieda Groß');
    await user.click(dialog.getByRole('button', { name: 'Just block' }));
    expect(await screen.findByText('Blocked')).toBeVisible();
    await waitFor(() => {
      expect(shownNames()).not.toContain('Frieda Groß');
    });
    expect(
      await world.server.storage.connections.findBetween(toMemberId(member.id), world.friend.id),
    ).toBeNull();

    const { user: later } = renderPage('/settings/reach', member.fetch);
    const lift = await screen.findByRole('button', { name: 'Unblock Frieda Groß' });
    await later.click(lift);
    expect(await screen.findByText('You haven’t blocked anyone.')).toBeVisible();
    expect(await world.server.storage.safety.blockedIds(toMemberId(member.id))).toEqual([]);
  });
});

test.each([
  ['Frieda Groß', /^Blocking ends your connection/],
  ['Ines', /^Blocking hides you from each other, and ends any request/],
])('says what blocking %s ends', async (name, words) => {
  const { dialog } = await openDialog(name);
  expect(dialog.getByText(words)).toBeVisible();
});

describe('reporting', () => {
  test('asks what is happening before it sends anything', async () => {
    const { member, user, dialog } = await openDialog('Frieda Groß');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('Choose what fits best')).toBeVisible();
    expect(await reportsOf(member.id)).toEqual([]);
  });

  test('seals the messages, blocks the member, and says what happens now', async () => {
    const { member, user, dialog } = await openDialog('Frieda Groß');
    const { storage } = world.server;
    const between = await storage.connections.findBetween(toMemberId(member.id), world.friend.id);
    await storeMessage(storage, world.friend.id, between!, 'Send me a gift card, please');
    await user.click(dialog.getByLabelText('Asks for money, gift cards or codes'));
    await user.type(dialog.getByLabelText(/In your own words/), 'She wants gift cards.');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByRole('heading', { name: 'Thank you for telling us' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'If they asked you for money' })).toBeVisible();
    const [report] = await reportsOf(member.id);
    expect(report).toMatchObject({ reason: 'money', words: 'She wants gift cards.' });
    expect(await storage.safety.blockedIds(toMemberId(member.id))).toEqual([world.friend.id]);

    const [link] = screen.getAllByRole('link', { name: 'Your reports' });
    await user.click(link!);
    expect(await screen.findByText('Being looked at')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Frieda Groß' })).toBeVisible();
  });
});

test('a connection that the other has ended can still be reported', async () => {
  const member = await world.signUpConnected();
  const { storage } = world.server;
  const between = await storage.connections.findBetween(toMemberId(member.id), world.friend.id);
  const clock = createSystemClock();
  const end = makeRemoveConnection({ ...storage, clock });
  await end({ callerId: world.friend.id, id: between!.id, seen: 'accepted' });
  const { user } = renderPage('/connections', member.fetch);
  expect(await screen.findByRole('heading', { name: 'Ended connections' })).toBeVisible();
  expect(screen.getByText(/They ended it on/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Report or block Frieda Groß' }));
  expect(await screen.findByRole('dialog', { name: 'Report or block Frieda Groß' })).toBeVisible();
});

test('a request that was declined by mistake comes back with Undo', async () => {
  const member = await world.signUpConnected();
  const { user } = renderPage('/connections', member.fetch);
  await screen.findByText('Ines');
  await declineRequest(
    user,
    actionsFor('Ines').getByRole('button', { name: 'Decline Ines’s request' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The request is back')).toBeVisible();
  expect(await screen.findByRole('group', { name: 'Ines' })).toBeVisible();
  expect(actionsFor('Ines').getByRole('button', { name: 'Accept Ines’s request' })).toBeVisible();
});
