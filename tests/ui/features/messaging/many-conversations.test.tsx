import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FLOOD, startFloodedServer } from '#tests/ui/flooded-member.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { createUnreliableNetwork } from '#tests/ui/unreliable-network.ts';

let world: Awaited<ReturnType<typeof startFloodedServer>>;

beforeAll(async () => {
  world = await startFloodedServer();
});
afterAll(() => world.server.close());

test('an old conversation opens by its address, and is among the active ones', async () => {
  const address = `/messages?connection=${world.friendship.id}`;
  const { user } = renderPage(address, world.member.fetch);
  expect(await screen.findByLabelText('Message to Frieda Groß')).toBeVisible();
  expect(
    await screen.findByRole('tab', { name: new RegExp(`^Pending ?${FLOOD + 1}$`) }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: /^Frieda Groß, / })).toBeVisible();
  expect(screen.getAllByRole('link', { current: true })).toHaveLength(1);
  await user.click(screen.getByRole('tab', { name: 'Active' }));
  expect(await screen.findByText('Connected')).toBeVisible();
});

test('an old request that cannot be looked up can be tried again', async () => {
  const network = createUnreliableNetwork(world.member.fetch);
  network.fail(new RegExp(`GET /api/connections/${world.sent.id}$`));
  const { user } = renderPage(`/messages?connection=${world.sent.id}`, network.fetch);
  expect(await screen.findByText('Sorry, we couldn’t load this conversation.')).toBeVisible();
  network.recover();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Anton' })).toBeVisible();
});
