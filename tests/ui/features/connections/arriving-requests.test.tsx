import { toMemberId } from '#tests/support/ids.ts';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { storeMember, storeRequest } from '#tests/support/stored-records.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { startServerWithConnections } from './connected-members.ts';

let world: Awaited<ReturnType<typeof startServerWithConnections>>;

beforeAll(async () => {
  world = await startServerWithConnections();
});
afterAll(() => world.server.close());

/** What is asked for again and again by itself never is. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['/connections', 'Frieda Groß', 'Greta'],
  ['/messages', 'Frieda Groß', 'Greta'],
  ['/dashboard', 'Ines', 'Greta'],
])(
  'a request that has come in the meantime is there when %s is chosen',
  async (path, known, newcomer) => {
    const member = await world.signUpConnected();
    const { router } = renderPage(path, member.fetch);
    expect((await screen.findAllByText(known))[0]).toBeVisible();
    await router.navigate('/resources');
    await screen.findByRole('heading', { level: 1, name: /Resources/ });
    const asking = await storeMember(world.server.storage, { name: newcomer });
    await storeRequest(world.server.storage, asking.id, toMemberId(member.id));
    await router.navigate(path);
    expect((await screen.findAllByText(newcomer))[0]).toBeVisible();
  },
);
