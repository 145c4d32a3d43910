import { expect, it } from 'vitest';
import { nameDocument, PUBLIC_PATHS } from '#core/site/domain/public-pages.ts';

it.each([
  ['/', 'index.html'],
  ['/explore', 'explore.html'],
  ['/resources/active-listening', 'resources/active-listening.html'],
])('keeps the document of %s in %s', (path, name) => {
  expect(nameDocument(path)).toBe(name);
});

it('has a document of its own for every public page', () => {
  expect(new Set(PUBLIC_PATHS.map(nameDocument)).size).toBe(PUBLIC_PATHS.length);
});
