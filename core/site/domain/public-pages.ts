import { RESOURCES } from '#core/resources/domain/resource.ts';
import { INFORMATION_PAGES } from './information-pages.ts';
import { PAGE_ROUTES } from './page-routes.ts';

/**
 * The pages that anybody may read, which are rendered ahead of time and told to search engines.
 * Every other address is for members, or leads nowhere.
 */
export const PUBLIC_PATHS: readonly string[] = [
  PAGE_ROUTES.home,
  PAGE_ROUTES.explore,
  PAGE_ROUTES.sampleProfile,
  PAGE_ROUTES.resources,
  ...RESOURCES.map(({ url }) => url),
  ...INFORMATION_PAGES.map(({ path }) => path),
  PAGE_ROUTES.register,
  PAGE_ROUTES.login,
];

/** The document that says that nothing is at an address; it is at no address itself. */
export const NOT_FOUND_DOCUMENT = 'not-found.html';

/** The document without a screen, which the page fills in the browser. */
export const SHELL_DOCUMENT = 'shell.html';

/** The file name of the document that is rendered ahead of time for a public path. */
export function nameDocument(path: string): string {
  return path === PAGE_ROUTES.home ? 'index.html' : `${path.slice(1)}.html`;
}

/**
 * Stands in documents for the origin of the site, which is known only when a server runs: links to
 * the page itself and to its picture are written in full.
 */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid';
