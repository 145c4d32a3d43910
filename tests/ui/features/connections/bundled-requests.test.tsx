import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { storeMember, storeRequest } from '#tests/support/stored-records.ts';
import { renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;
let rosa: MemberClient;

beforeAll(async () => {
  server = await startTestServer();
  rosa = await signUp(server.url, 'rosa');
  const old = await storeMember(server.storage, { name: 'Olivia Old' });
  await storeRequest(server.storage, old.id, toMemberId(rosa.id));
  for (let number = 1; number <= 7; number += 1) {
    const asking = await signUp(server.url, `newcomer${number}`);
    await storeRequest(server.storage, toMemberId(asking.id), toMemberId(rosa.id));
  }
});
afterAll(() => server.close());

const MORE = /more from people who joined this week/;

// The dashboard begins with the newest of them.
test.each([
  ['/connections?tab=received', 2],
  ['/dashboard', 1],
  ['/messages', 2],
])(
  'on %s, many requests of people who have just joined are bundled, and nothing else',
  async (path, bundled) => {
    renderPage(path, rosa.fetch);
    const main = within(await screen.findByRole('main'));
    const name = `${bundled} more from people who joined this week`;
    const more = await main.findByRole('button', { name });
    const requests = () => main.queryAllByText(/^newcomer\d$/i).length;
    const before = requests();
    expect(main.getAllByText('Olivia Old').length).toBeGreaterThan(0);
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(requests()).toBe(before + bundled);
    await userEvent.click(more);
    expect(requests()).toBe(before);
  },
);

test('a search finds them all', async () => {
  renderPage('/connections?tab=received&search=newcomer', rosa.fetch);
  const main = within(await screen.findByRole('main'));
  expect(await main.findAllByText(/^newcomer\d$/i)).toHaveLength(7);
  expect(main.queryByRole('button', { name: MORE })).toBeNull();
});
