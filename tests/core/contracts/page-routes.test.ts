import { expect, it } from 'vitest';
import { PAGE_ROUTES, PRODUCT_NAME, TAGLINE } from '#core/contracts/page-routes.ts';

it('are the addresses of the specification, each once', () => {
  expect(Object.values(PAGE_ROUTES)).toEqual([
    '/',
    '/explore',
    '/resources',
    '/register',
    '/login',
    '/profile',
    '/profile/:id',
    '/advanced-search',
    '/messages',
    '/connections',
    '/dashboard',
  ]);
});

it('name the product as its title does', () => {
  expect(`${PRODUCT_NAME} | ${TAGLINE}`).toBe('Hearthkin | With you, for you');
});
