import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { createMailPreview } from '#server/pages/mail-preview.ts';
import { fillInOperator } from '#server/pages/operator.ts';
import { fillInRegistration } from '#server/pages/registration.ts';
import type { Page } from '#server/pages/page.ts';
import { describeMailSite } from './mail-site.ts';
import { runServer, type OpenedSite } from './run-server.ts';

/** Keeps the addresses of sources such as `ui/api/` apart from those that the server answers. */
const SOURCES_BASE = '/sources/';

/** The page straight from its sources, changed in place while one works on it, on the same port. */
async function openLivePage(
  root: string,
  server: Server,
  { publicOrigin, port, liveSettings, sendsMails }: OpenedSite,
): Promise<Page> {
  const origin = publicOrigin ?? `http://localhost:${port}`;
  const findOperator = () => liveSettings.current().operator;
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    base: SOURCES_BASE,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    files: createMailPreview(describeMailSite(findOperator, origin), vite.middlewares),
    async sendDocument(request, response, status) {
      const template = await readFile(join(vite.config.root, 'index.html'), 'utf8');
      const site = { ...liveSettings.current(), sendsMails };
      const filled = fillInRegistration(fillInOperator(template, site.operator), site);
      const html = await vite.transformIndexHtml(request.originalUrl, filled);
      response.status(status).type('html').set('Cache-Control', 'no-store').send(html);
    },
    close: () => vite.close(),
  };
}

await runServer({ openPage: openLivePage, development: true });
