import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signUp } from '#tests/support/api-client.ts';
import { startTestServer } from '#tests/support/running-server.ts';
import { storeMembers } from '#tests/support/stored-records.ts';
import { renderPage } from '#tests/ui/render-page.tsx';

const ROW_HEIGHT = 300;
const MEMBERS = 90;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_HEIGHT);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const cards = () => [...document.querySelectorAll('main li[aria-posinset]')];
const places = () => cards().map((card) => Number(card.getAttribute('aria-posinset')));

function scrollTo(offset: number): void {
  vi.stubGlobal('scrollY', offset);
  fireEvent.scroll(window);
}

/** The search with all members read, of whom no more than the window shows are on the page. */
async function openLongSearch() {
  const server = await startTestServer();
  await storeMembers(server.storage, MEMBERS);
  const viewer = await signUp(server.url, 'viewer');
  const page = renderPage('/advanced-search', viewer.fetch);
  expect(await screen.findByText(`${MEMBERS} matches found`)).toBeVisible();
  while (screen.queryByText('Show more')) {
    await page.user.click(screen.getByText('Show more'));
    await waitFor(() => {
      expect(screen.queryByText('Loading more…')).toBeNull();
    });
  }
  return { ...page, server };
}

test('of many results those near the window are on the page, each saying which of all it is', async () => {
  const { user, server } = await openLongSearch();
  expect(places().length).toBeGreaterThan(0);
  expect(places().length).toBeLessThan(20);
  expect(places()).toEqual(places().map((_place, index) => index + 1));
  expect(cards()[0]).toHaveAttribute('aria-setsize', String(MEMBERS));

  scrollTo(50 * ROW_HEIGHT);
  await waitFor(() => {
    expect(places()).toContain(48);
  });
  expect(places()).not.toContain(1);
  expect(places()).toEqual(places().map((_place, index) => (places()[0] ?? 0) + index));

  const name = screen.getAllByRole('heading', { level: 3 })[0]?.textContent ?? '';
  await user.type(screen.getByLabelText('Search'), name);
  await waitFor(() => {
    expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(name);
  });
  await screen.findByText(/^\d+ matches found$/);
  await server.close();
});

test('the card that has the focus stays, and so do its neighbours, however far one scrolls', async () => {
  const { user, server } = await openLongSearch();
  const [first] = screen.getAllByRole('link', { name: /^View Profile of / });
  first?.focus();
  scrollTo(60 * ROW_HEIGHT);
  await waitFor(() => {
    expect(places()).toContain(60);
  });
  expect(places().slice(0, 2)).toEqual([1, 2]);
  expect(places()).not.toContain(20);
  expect(first).toHaveFocus();
  await user.tab();
  expect(cards()[0]).toContainElement(document.activeElement as HTMLElement);
  await user.tab();
  expect(cards()[0]).toContainElement(document.activeElement as HTMLElement);
  await user.tab();
  expect(cards()[1]).toContainElement(document.activeElement as HTMLElement);
  await server.close();
});
