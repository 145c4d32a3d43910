import { toMemberId } from '#tests/support/ids.ts';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeConnection, storeMember } from '#tests/support/stored-records.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { startServerWithConnections } from './connected-members.ts';

let world: Awaited<ReturnType<typeof startServerWithConnections>>;

beforeAll(async () => {
  world = await startServerWithConnections();
});
afterAll(() => world.server.close());

const cardOf = (name: string) => within(screen.getByText(name).closest('li')!);

test('each card says in a word how the connection stands', async () => {
  const member = await world.signUpConnected();
  renderPage('/connections', member.fetch);
  await screen.findByText('Ines');
  for (const [name, badge] of [
    ['Ines', 'Received'],
    ['Anton', 'Sent'],
    ['Frieda Groß', 'Connected'],
  ] as const) {
    expect(cardOf(name).getByText(/^(Received|Sent|Connected)$/)).toHaveTextContent(badge);
  }
});

test('each request tells what its member told: the place, the age, the bio; and nothing else', async () => {
  const member = await world.signUpConnected();
  renderPage('/connections', member.fetch);
  await screen.findByText('Ines');
  expect(cardOf('Ines').getByText('Leeds')).toBeVisible();
  expect(cardOf('Ines').queryByText(/years/)).toBeNull();
  expect(cardOf('Anton').getByText('Łódź')).toBeVisible();
  expect(cardOf('Anton').getByText('Bakes bread')).toBeVisible();
  expect(cardOf('Frieda Groß').queryByText('61 years')).toBeNull();
});

test('the name and View Profile lead to the profile', async () => {
  const member = await world.signUpConnected();
  const { user, router } = renderPage('/connections', member.fetch);
  await screen.findByText('Frieda Groß');
  const address = `/profile/${world.friend.id}`;
  const card = cardOf('Frieda Groß');
  expect(card.getByRole('link', { name: /^View Profile of / })).toHaveAttribute('href', address);
  await user.click(card.getByRole('link', { name: 'Frieda Groß' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Frieda Groß' })).toBeVisible();
  expect(router.state.location.pathname).toBe(address);
});

test('a member without a known name is shown by their number', async () => {
  const member = await world.signUpAlone();
  const { id } = await storeMember(world.server.storage, { name: '' });
  await storeConnection(world.server.storage, id, toMemberId(member.id));
  renderPage('/connections', member.fetch);
  expect(await screen.findByRole('link', { name: `User #${id}` })).toHaveAttribute(
    'href',
    `/profile/${id}`,
  );
  expect(screen.getByRole('group', { name: `User #${id}` })).toBeVisible();
});
