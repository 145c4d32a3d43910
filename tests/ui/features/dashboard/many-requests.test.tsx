import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FLOOD, startFloodedServer } from '#tests/ui/flooded-member.ts';
import { renderPage } from '#tests/ui/render-page.tsx';

let world: Awaited<ReturnType<typeof startFloodedServer>>;

beforeAll(async () => {
  world = await startFloodedServer();
});
afterAll(() => world.server.close());

test('the dashboard counts them all, and shows whom the member is connected with', async () => {
  renderPage('/dashboard', world.member.fetch);
  expect(await screen.findByRole('link', { name: `Requests ${FLOOD} pending` })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Connections 1 active' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Message Frieda Groß' })).toBeVisible();
  expect(await screen.findByRole('link', { name: `See all ${FLOOD} requests` })).toHaveAttribute(
    'href',
    '/connections',
  );
});
