import { type Express } from 'express';
import { PUBLIC_PATHS } from '#core/site/domain/public-pages.ts';
import { siteOrigin } from './site-origin.ts';

/** Adds what search engines read first: where the pages are, and what is not for them. */
export function addSearchEngineFiles(app: Express, publicOrigin: string | null): void {
  app.get('/robots.txt', (request, response) => {
    const origin = siteOrigin(request, publicOrigin);
    response
      .type('text/plain')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /media/\n\nSitemap: ${origin}/sitemap.xml\n`,
      );
  });
  app.get('/sitemap.xml', (request, response) => {
    const origin = siteOrigin(request, publicOrigin);
    const pages = PUBLIC_PATHS.map((path) => `  <url><loc>${origin}${path}</loc></url>\n`);
    response
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('')}</urlset>\n`,
      );
  });
}
