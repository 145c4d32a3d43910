import { expect, it } from 'vitest';
import { INFORMATION_PAGES } from '#core/site/domain/information-pages.ts';
import { PAGE_ROUTES, PRODUCT_NAME, TAGLINE } from '#core/site/domain/page-routes.ts';
import { PUBLIC_PATHS } from '#core/site/domain/public-pages.ts';
import { RESOURCES } from '#core/resources/domain/resource.ts';

it('are the addresses of the specification and of what came later, each once', () => {
  expect(Object.values(PAGE_ROUTES)).toEqual([
    '/',
    '/explore',
    '/explore/sample-profile',
    '/resources',
    '/register',
    '/login',
    '/profile',
    '/profile/:id',
    '/advanced-search',
    '/messages',
    '/connections',
    '/dashboard',
    '/settings',
    '/reports',
    '/reports/sent',
    '/notices',
    '/desk',
    '/about',
    '/help',
    '/safety-tips',
    '/community-guidelines',
    '/privacy',
    '/terms',
    '/cookies',
    '/contact',
    '/new-password',
    '/welcome',
  ]);
});

it('tells which pages anybody may read: each once, and none of the members’', () => {
  expect(new Set(PUBLIC_PATHS).size).toBe(PUBLIC_PATHS.length);
  expect(PUBLIC_PATHS).toEqual(
    expect.arrayContaining([
      ...RESOURCES.map(({ url }) => url),
      ...INFORMATION_PAGES.map(({ path }) => path),
    ]),
  );
  const { profile, member, advancedSearch, messages, connections, dashboard } = PAGE_ROUTES;
  const { settings, reports, reportSent, notices, desk, welcome } = PAGE_ROUTES;
  const found = [profile, member, advancedSearch, messages, connections, dashboard];
  for (const path of [...found, settings, reports, reportSent, notices, desk, welcome]) {
    expect(PUBLIC_PATHS).not.toContain(path);
  }
});

it('calls the pages about the site as the footer does', () => {
  expect(INFORMATION_PAGES.map(({ name }) => name)).toEqual([
    'About Us',
    'Help Center',
    'Safety Tips',
    'Community Guidelines',
    'Privacy Policy',
    'Terms of Service',
    'Cookie Policy',
    'Contact Us',
  ]);
});

it('name the product as its title does', () => {
  expect(`${PRODUCT_NAME} | ${TAGLINE}`).toBe('Hearthkin | With you, for you');
});
