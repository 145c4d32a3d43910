import type { Express } from 'express';
import type { Operator } from '#core/site/domain/operator.ts';
import { TAGLINE } from '#core/site/domain/page-routes.ts';

/** What the site looks like where a device keeps it beside its apps; its name can change while it runs. */
const MANIFEST = {
  description: `${TAGLINE}: find platonic, family-like bonds.`,
  lang: 'en',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: '#fbf7f1',
  theme_color: '#fbf7f1',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    {
      src: '/icon-maskable-512.png',
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
  ],
};

export interface NamedSite {
  readonly liveSettings: {
    readonly current: () => { readonly operator: Pick<Operator, 'siteName'> };
  };
}

/** Adds the manifest, which says what the site is called by now. */
export function addSiteManifest(app: Express, { liveSettings }: NamedSite): void {
  app.get('/site.webmanifest', (_request, response) => {
    const name = liveSettings.current().operator.siteName;
    response.type('application/manifest+json').send({ name, short_name: name, ...MANIFEST });
  });
}
