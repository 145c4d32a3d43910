import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { CRISIS_COUNTRIES } from '#core/resources/domain/crisis-lines.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { CrisisBox } from '#ui/parts/crisis/crisis-box.tsx';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';

const NAME = 'If you need help right now';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => {
  vi.restoreAllMocks();
});

/** Has the device say that it is in a time zone and prefers languages. */
function setDevice({ timeZone, languages }: { timeZone: string; languages: readonly string[] }) {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone,
  });
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

function linkTargets(element: HTMLElement): (string | null)[] {
  return within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

/** What stands outside the list of all countries. */
function openPart(box: HTMLElement): HTMLElement {
  const copy = box.cloneNode(true) as HTMLElement;
  copy.querySelector('details')?.remove();
  return copy;
}

test('the resources show the box, with the emergency number first', async () => {
  setDevice({ timeZone: 'Europe/London', languages: ['de-DE'] });
  renderPage('/resources', createBrowserFetch(server.url));
  const box = await screen.findByRole('complementary', { name: NAME });
  expect(box).toHaveTextContent('call your local emergency number now');
  expect(box).toHaveTextContent('Nobody here is on duty day and night');
  expect(linkTargets(box).slice(0, 6)).toEqual([
    'tel:999',
    'https://www.samaritans.org',
    'tel:116123',
    'https://giveusashout.org',
    'sms:85258?&body=SHOUT',
    'tel:000',
  ]);
});

test.each([
  ['Asia/Kolkata', 'India'],
  ['Asia/Calcutta', 'India'],
  ['America/Indiana/Indianapolis', 'United States'],
  ['Pacific/Auckland', 'New Zealand'],
])('in %s the lines of %s come first', (timeZone, country) => {
  setDevice({ timeZone, languages: ['en-GB'] });
  render(<CrisisBox />);
  const headings = screen.getAllByRole('heading', { level: 3, hidden: true });
  expect(headings[0]).toHaveTextContent(country);
});

test('a zone that names no place leaves it to the language', () => {
  setDevice({ timeZone: 'UTC', languages: ['ja', 'fr-FR'] });
  render(<CrisisBox />);
  expect(openPart(screen.getByRole('complementary'))).toHaveTextContent('Call 3114');
});

test('elsewhere the directory comes first, with a voice and a text line in sight', () => {
  setDevice({ timeZone: 'Africa/Lagos', languages: ['en-US'] });
  render(<CrisisBox />);
  const box = screen.getByRole('complementary', { name: NAME });
  const targets = linkTargets(openPart(box));
  expect(targets[0]).toBe('https://findahelpline.com');
  expect(targets).toContain('tel:988');
  expect(targets).toContain('sms:988');
  expect(targets).toContain('https://befrienders.org');
});

test('every country is one tap away', async () => {
  setDevice({ timeZone: 'Africa/Lagos', languages: ['en'] });
  render(<CrisisBox />);
  const user = userEvent.setup({ delay: null });
  const summary = screen.getByText('Crisis lines by country');
  const details = summary.closest('details');
  expect(details).not.toHaveAttribute('open');
  await user.click(summary);
  expect(details).toHaveAttribute('open');
  const list = within(details as HTMLElement);
  const names = list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(CRISIS_COUNTRIES.map(({ name }) => name));
  const ireland = list.getByRole('link', { name: 'Text HELLO to 50808 (Text About It)' });
  expect(ireland).toHaveAttribute('href', 'sms:50808?&body=HELLO');
});

test('links to other sites leave them no hold on this page', () => {
  render(<CrisisBox />);
  for (const link of screen.getAllByRole('link', { hidden: true })) {
    if (link.getAttribute('href')?.startsWith('https:')) {
      expect(link).toHaveAttribute('rel', 'noopener');
    }
  }
});

test('a page made on the server reads whole, names no country, and gains one without a mismatch', async () => {
  setDevice({ timeZone: 'Australia/Sydney', languages: ['en-AU'] });
  const container = document.createElement('div');
  container.innerHTML = renderToString(<CrisisBox />);
  document.body.append(container);
  const firstHeading = () => container.querySelector('h3')?.textContent;
  expect(firstHeading()).toBe('Wherever you are');
  expect(container).toHaveTextContent('Call 13 11 14');
  const onRecoverableError = vi.fn();
  const root = await act(() => hydrateRoot(container, <CrisisBox />, { onRecoverableError }));
  expect(firstHeading()).toBe('Australia');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => {
    root.unmount();
  });
  container.remove();
});

test.each([{ compact: false }, { compact: true }])(
  'the numbers stand before the words, with $compact for beside a text',
  ({ compact }) => {
    setDevice({ timeZone: 'Europe/London', languages: ['en-GB'] });
    render(<CrisisBox compact={compact} />);
    const [call] = screen.getAllByRole('link', { name: /^Call/ });
    const words = screen.getByText(/call your local emergency number now/);
    const position = call!.compareDocumentPosition(words);
    expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
);

test('beside a text there is less to read, and no fewer lines', () => {
  setDevice({ timeZone: 'UTC', languages: [] });
  const { unmount } = render(<CrisisBox />);
  const full = screen.getByRole('complementary', { name: NAME });
  const [words, targets] = [full.textContent.length, linkTargets(full)];
  unmount();
  render(<CrisisBox compact />);
  const compact = screen.getByRole('complementary', { name: NAME });
  expect(compact).toHaveTextContent('call your local emergency number now');
  expect(compact.textContent.length).toBeLessThan(words);
  expect(linkTargets(compact)).toEqual(targets);
});

test('the box has no accessibility faults, open or closed', async () => {
  const { container } = render(<CrisisBox />);
  for (const open of [false, true]) {
    container.querySelector('details')?.toggleAttribute('open', open);
    const rules = { region: { enabled: false }, 'heading-order': { enabled: false } };
    const { violations } = await axe.run(container, { rules });
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
});
