import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { OPERATOR } from '#tests/support/operator.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function showFooter() {
  const { user } = renderPage('/nowhere', createBrowserFetch(server.url));
  return { user, footer: within(await screen.findByRole('contentinfo')) };
}

test('it says what the product is for, and whose it is in which year', async () => {
  const { footer } = await showFooter();
  expect(
    footer.getByText(
      'Building meaningful non-romantic relationships to combat loneliness and create chosen families.',
    ),
  ).toBeVisible();
  const name = footer.getByText(OPERATOR.siteName, { selector: 'p > bdi' });
  const copyright = `© ${new Date().getFullYear()} ${OPERATOR.siteName}`;
  expect(name.parentElement).toHaveTextContent(copyright);
});

test('it says who runs the site, and how to write to them', async () => {
  const { footer } = await showFooter();
  const name = footer.getByText(OPERATOR.name, { selector: 'bdi' });
  expect(name.parentElement).toHaveTextContent(`Run by ${OPERATOR.name}, ${OPERATOR.country}`);
  expect(footer.getByRole('link', { name: OPERATOR.contactEmail })).toHaveAttribute(
    'href',
    `mailto:${OPERATOR.contactEmail}`,
  );
});

test.each([
  [
    'Quick Links',
    [
      'About Us /about',
      'How It Works /#how-it-works',
      'Relationship Types /#relationship-types',
      'Success Stories /#stories',
      'Resources /resources',
      'Safety & Privacy /resources#safety',
    ],
  ],
  [
    'Support',
    [
      'Crisis lines /resources#crisis-help',
      'Help Center /help',
      'Safety Tips /safety-tips',
      'Community Guidelines /community-guidelines',
      'Privacy Policy /privacy',
      'Terms of Service /terms',
      'Contact Us /contact',
    ],
  ],
  ['Legal', ['Privacy Policy /privacy', 'Terms of Service /terms', 'Cookie Policy /cookies']],
])('the links of "%s" lead to pages', async (name, expected) => {
  const { footer } = await showFooter();
  const links = within(footer.getByRole('navigation', { name })).getAllByRole('link');
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual(expected);
});

test('the site can be passed on by e-mail and by its address', async () => {
  const { user, footer } = await showFooter();
  const mail = new URL(
    footer.getByRole('link', { name: 'Email a friend' }).getAttribute('href') ?? '',
  );
  expect(mail.protocol).toBe('mailto:');
  expect(mail.pathname).toBe('');
  expect(mail.searchParams.get('subject')).toBe('Hearthkin: With you, for you');
  expect(mail.searchParams.get('body')).toBe(window.location.origin);

  await user.click(footer.getByRole('button', { name: 'Copy link' }));
  expect(await footer.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(window.location.origin);
  expect(footer.queryByRole('button', { name: 'Share' })).toBeNull();
});

test('where copying is not allowed, the address is told', async () => {
  const { user, footer } = await showFooter();
  const copying = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(footer.getByRole('button', { name: 'Copy link' }));
  expect(await footer.findByText(/^Copying didn’t work/)).toHaveTextContent(
    `Copying didn’t work. The link is ${window.location.origin}`,
  );
  copying.mockRestore();
});

test('where the device can share, it is offered', async () => {
  const share = vi.fn<typeof navigator.share>(() => Promise.resolve());
  Object.assign(navigator, { share });
  const { user, footer } = await showFooter();
  await user.click(footer.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({
    title: 'Hearthkin: With you, for you',
    url: window.location.origin,
  });
  Reflect.deleteProperty(navigator, 'share');
});

test('the colours are chosen in the footer', async () => {
  const { user, footer } = await showFooter();
  const root = document.documentElement;
  await user.click(footer.getByRole('radio', { name: 'Dark' }));
  expect(root).toHaveAttribute('data-theme', 'dark');
  await user.click(footer.getByRole('radio', { name: 'Light' }));
  expect(root).toHaveAttribute('data-theme', 'light');
  await user.click(footer.getByRole('radio', { name: 'Match my device' }));
  expect(root).not.toHaveAttribute('data-theme');
});
