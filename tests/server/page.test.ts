import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSystemClock } from '#adapters/system/system-clock.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import { DESK_ROUTES } from '#core/site/domain/desk-routes.ts';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import {
  nameDocument,
  NOT_FOUND_DOCUMENT,
  ORIGIN_PLACEHOLDER,
  PUBLIC_PATHS,
  SHELL_DOCUMENT,
} from '#core/site/domain/public-pages.ts';
import { RESOURCES } from '#core/resources/domain/resource.ts';
import { JSDOM } from 'jsdom';
import { OPERATOR_METADATA_PLACE, OPERATOR_PLACEHOLDER } from '#core/site/domain/operator.ts';
import {
  REGISTRATION_MODES,
  type RegistrationMode,
} from '#core/accounts/domain/registration-mode.ts';
import {
  REGISTRATION_METADATA_PLACE,
  REGISTRATION_NOTE_PLACEHOLDER,
} from '#core/site/domain/registration.ts';
import { en } from '#core/texts/en.ts';
import { readRegistration } from '#ui/app/read-registration.ts';
import { readOperator } from '#ui/app/read-operator.ts';
import { openBuiltPage } from '#server/pages/built-page.ts';
import { fillInRegistration } from '#server/pages/registration.ts';
import { createApiClient, expectProblem } from '#tests/support/api-client.ts';
import { OPERATOR } from '#tests/support/operator.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { namedSettings, settingsOf } from '#tests/support/site-settings.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';

const NOT_FOUND = '<title>404 Page Not Found | Hearthkin</title>';
const SHELL = '<title>Hearthkin</title><div id="root"></div>';
const documentOf = (path: string) =>
  `<title>${path} | Hearthkin</title><a href="${ORIGIN_PLACEHOLDER}${path}">`;
const DOCUMENTS = {
  ...Object.fromEntries(PUBLIC_PATHS.map((path) => [nameDocument(path), documentOf(path)])),
  [NOT_FOUND_DOCUMENT]: NOT_FOUND,
  [SHELL_DOCUMENT]: SHELL,
};
const SCRIPT = 'export const answer = 42;\n'.repeat(100);

/** The folders of the documents that aren't at the top. */
async function makeFolders(within: string): Promise<void> {
  for (const path of ['resources', 'explore']) await mkdir(join(within, path));
}

const site = (
  publicOrigin: string | null,
  registration: RegistrationMode = 'open',
  transport: 'memory' | 'none' = 'memory',
) => ({
  publicOrigin,
  liveSettings: namedSettings({ REGISTRATION: registration }),
  sendsMails: transport !== 'none',
});

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearthkin-page-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'pictures'));
  await makeFolders(folder);
  await mkdir(join(folder, '.secret'));
  for (const [name, html] of Object.entries(DOCUMENTS)) await writeFile(join(folder, name), html);
  for (const [name, content] of [
    ['assets/app-1a2b.js', SCRIPT],
    ['favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['pictures/teapot.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['.secret/key', 'secret'],
  ] as const) {
    await writeFile(join(folder, name), content);
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(content));
    await writeFile(join(folder, `${name}.gz`), gzipSync(content));
  }
  server = await startTestServer({ page: openBuiltPage(folder, site(null)) });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, init?: RequestInit) => createApiClient(server.url).fetch(path, init);

const addresses = [
  ...[...Object.values(PAGE_ROUTES), ...Object.values(DESK_ROUTES)].map((route) =>
    route.replace(':id', '12'),
  ),
  ...RESOURCES.map(({ url }) => url),
];
test('a service worker that the page has no more is told to remove itself', async () => {
  const response = await get('/offline-worker.js');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/javascript/);
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
  expect(await response.text()).toContain('registration.unregister()');
});

test.each([...addresses, '/?from=mail', '/login?next=/messages'])(
  '%s is the page',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(response.headers.get('Set-Cookie')).toBeNull();
    expect(await response.text()).toMatch(/^<title>/);
    const head = await get(path, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('Content-Length')).toBe(response.headers.get('Content-Length'));
  },
);

test.each([
  ...[
    '/nothing',
    '/profile/0',
    '/profile/x',
    '/profile/01',
    '/profile/1/x',
    '/Nothing',
    '/nothing/',
  ],
  ...['/index.html', '/index.html.br', '/.secret/key', '/%ZZ', '/apiary', '/API/users'],
  ...['/shell', '/not-found', '/shell.html', '/resources/nothing', '//about', '//about/'],
  ...['/desk/reports', '/desk/reports/0', '/desk/reports/x', '/desk/nothing'],
  ...['//', '/profile/%00', '/assetsx', '/__proto__', '/..%2f..%2fpackage.json', '/%2e%2e/x'],
])('%s is no page, and shows it', async (path) => {
  const response = await get(server.url + path);
  expect(response.status).toBe(404);
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
  expect(await response.text()).toBe(NOT_FOUND);
});

test.each([
  ['/dashboard/', '/dashboard'],
  ['/resources///', '/resources'],
  ['/Connections', '/connections'],
  ['/LOGIN/?next=/Messages/', '/login?next=/Messages/'],
  ['/profile/12/', '/profile/12'],
  ['/desk/', '/desk'],
])('%s leads to the one address of the page, %s', async (path, meant) => {
  for (const method of ['GET', 'HEAD']) {
    const response = await fetch(server.url + path, { method, redirect: 'manual' });
    expect(response.status).toBe(308);
    expect(response.headers.get('Location')).toBe(meant);
  }
  const posted = await fetch(server.url + path, { method: 'POST', redirect: 'manual' });
  expect(posted.status).toBe(404);
});

/** Asks for the document at the address as a client that names the host itself. */
function getAs(host: string, url: string, headers: Readonly<Record<string, string>> = {}) {
  return new Promise<{ readonly encoding: string | undefined; readonly body: Buffer }>(
    (resolve, reject) => {
      request(url, { headers: { ...headers, Host: host } }, (response) => {
        const encoding = response.headers['content-encoding'];
        response.toArray().then((chunks) => {
          resolve({ encoding, body: Buffer.concat(chunks as Buffer[]) });
        }, reject);
      })
        .on('error', reject)
        .end();
    },
  );
}

describe('documents', () => {
  test.each([...PUBLIC_PATHS, '/about?from=mail'])(
    'that are rendered ahead of time come to visitors at %s',
    async (path) => {
      const response = await get(path);
      const own = path.split('?')[0] ?? '';
      const html = documentOf(own).replace(ORIGIN_PLACEHOLDER, server.url);
      expect(await response.text()).toBe(html);
      expect(response.headers.get('X-Robots-Tag')).toBeNull();
      expect(response.headers.get('Vary')).toContain('Cookie');
    },
  );

  test.each(['/dashboard', '/profile/12', '/messages'])(
    'that are not come as the shell, which search engines leave out: %s',
    async (path) => {
      const response = await get(path);
      expect(await response.text()).toBe(SHELL);
      expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    },
  );

  test('come as the shell to a browser with a session, with the status of the address', async () => {
    const headers = { Cookie: 'sid=a-token' };
    for (const [path, status] of [
      ['/', 200],
      ['/about', 200],
      ['/nothing', 404],
    ] as const) {
      const response = await get(path, { headers });
      expect(response.status).toBe(status);
      expect(await response.text()).toBe(SHELL);
    }
  });

  test('name the origin that the request came to', async () => {
    expect(await (await get('/')).text()).toContain(`href="${server.url}/"`);
  });

  test.each(['a"onclick="b', "$'$'", 'a&b', 'a b'])(
    'name no origin that is none, whatever the client says of it: %j',
    async (host) => {
      const { body } = await getAs(host, server.url);
      expect(body.toString()).toBe(documentOf('/').replace(ORIGIN_PLACEHOLDER, 'http://localhost'));
    },
  );

  test('are compressed for a few hosts only, so that making up hosts costs the server little', async () => {
    const crowded = await startTestServer({ page: openBuiltPage(folder, site(null)) });
    const ask = (host: string) => getAs(host, crowded.url, { 'Accept-Encoding': 'br, gzip' });
    const own = await ask('hearthkin.example');
    expect(own.encoding).toBe('br');
    let compressed = 0;
    for (let number = 1; number <= 40; number += 1) {
      const { encoding, body } = await ask(`made-up-${number}.example`);
      if (encoding !== undefined) compressed += 1;
      else expect(body.toString()).toContain(`href="http://made-up-${number}.example/"`);
    }
    expect(compressed).toBeLessThan(8);
    expect(await ask('hearthkin.example')).toEqual(own);
    const shell = { 'Accept-Encoding': 'br', Cookie: 'sid=a-token' };
    for (let number = 1; number <= 10; number += 1) {
      const { encoding } = await getAs(`made-up-${number}.example`, crowded.url, shell);
      expect(encoding).toBe('br');
    }
    await crowded.close();
  });

  test('are compressed whatever host is asked for where there is a public origin', async () => {
    const page = openBuiltPage(folder, site('https://hearthkin.example'));
    const published = await startTestServer({ page });
    for (let number = 1; number <= 10; number += 1) {
      const host = `made-up-${number}.example`;
      const { encoding } = await getAs(host, published.url, { 'Accept-Encoding': 'br' });
      expect(encoding).toBe('br');
    }
    await published.close();
  });

  test.each(REGISTRATION_MODES)('say how one becomes a member where it is by %s', async (mode) => {
    const named = await mkdtemp(join(tmpdir(), 'hearthkin-page-'));
    await makeFolders(named);
    const html = `<head>${REGISTRATION_METADATA_PLACE}</head><p>${REGISTRATION_NOTE_PLACEHOLDER}</p>`;
    for (const name of Object.keys(DOCUMENTS)) await writeFile(join(named, name), html);
    const run = await startTestServer({ page: openBuiltPage(named, site(null, mode)) });
    for (const path of ['/', '/register', '/settings/reach']) {
      const { document } = new JSDOM(await (await fetch(run.url + path)).text()).window;
      const note = en.registrationNotes[mode];
      expect(document.querySelector('p')?.textContent).toBe(note);
      expect(readRegistration(document)).toEqual({ mode, note, sendsMails: true });
    }
    await run.close();
    await rm(named, { recursive: true });
  });

  test.each(['memory', 'none'] as const)('say whether mails are sent: %s', (transport) => {
    const { sendsMails } = site(null, 'open', transport);
    const described = { isOpen: true, registration: 'open', sendsMails } as const;
    const html = fillInRegistration(REGISTRATION_METADATA_PLACE, described);
    const { document } = new JSDOM(html).window;
    expect(readRegistration(document).sendsMails).toBe(transport !== 'none');
  });

  test('say that a site is not open which does not say who runs it', () => {
    const { registration } = settingsOf().current();
    const described = { isOpen: false, registration, sendsMails: false };
    const html = fillInRegistration(REGISTRATION_METADATA_PLACE, described);
    const { document } = new JSDOM(html).window;
    expect(readRegistration(document).note).toContain('isn’t open yet');
  });

  test('name the operator', async () => {
    const named = await mkdtemp(join(tmpdir(), 'hearthkin-page-'));
    await makeFolders(named);
    const html = `<head>${OPERATOR_METADATA_PLACE}</head><p>${OPERATOR_PLACEHOLDER.name}</p>`;
    for (const name of Object.keys(DOCUMENTS)) await writeFile(join(named, name), html);
    const run = await startTestServer({ page: openBuiltPage(named, site(null)) });
    for (const [path, headers] of [
      ['/contact', {}],
      ['/nothing', {}],
      ['/dashboard', {}],
      ['/', { Cookie: 'sid=a-token' }],
    ] as const) {
      const { document } = new JSDOM(await (await fetch(run.url + path, { headers })).text())
        .window;
      expect(document.querySelector('p')?.textContent).toBe(OPERATOR.name);
      expect(readOperator(document)).toEqual(OPERATOR);
    }
    await run.close();
    await rm(named, { recursive: true });
  });

  test('say what was changed while the site runs', async () => {
    const named = await mkdtemp(join(tmpdir(), 'hearthkin-page-'));
    for (const part of ['resources', 'explore']) await mkdir(join(named, part));
    const html = `<head>${OPERATOR_METADATA_PLACE}${REGISTRATION_METADATA_PLACE}</head><p>${OPERATOR_PLACEHOLDER.siteName}</p>`;
    for (const name of Object.keys(DOCUMENTS)) await writeFile(join(named, name), html);
    const liveSettings = settingsOf();
    const page = openBuiltPage(named, { publicOrigin: null, liveSettings, sendsMails: true });
    const run = await startTestServer({ page });
    const read = async () =>
      new JSDOM(await (await fetch(`${run.url}/about`)).text()).window.document;
    expect(readRegistration(await read()).mode).toBe('open');
    const kept = { setAt: new Date(0).toISOString(), setBy: toMemberId(1) };
    liveSettings.take([
      { name: 'SITE_NAME', value: 'Oak & <Ash>', ...kept },
      { name: 'REGISTRATION', value: 'invitation', ...kept },
    ]);
    const changed = await read();
    expect(changed.querySelector('p')?.textContent).toBe('Oak & <Ash>');
    expect(readOperator(changed).siteName).toBe('Oak & <Ash>');
    expect(readRegistration(changed).mode).toBe('invitation');
    await run.close();
    await rm(named, { recursive: true });
  });

  test('name the public origin where there is one', async () => {
    const publicUrl = 'https://hearthkin.example';
    const published = await startTestServer({
      page: openBuiltPage(folder, site(publicUrl)),
      environment: { PUBLIC_URL: publicUrl },
    });
    const ask = async (path: string) => (await fetch(published.url + path)).text();
    expect(await ask('/')).toContain(`href="${publicUrl}/"`);
    expect(await ask('/robots.txt')).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    expect(await ask('/sitemap.xml')).toContain(`<loc>${publicUrl}/about</loc>`);
    await published.close();
  });
});

test('devices that keep the site beside their apps are told what it is called', async () => {
  const environment = { SITE_NAME: 'Oak Street' };
  const named = await startTestServer({ environment });
  const manifest = await fetch(`${named.url}/site.webmanifest`);
  expect(manifest.headers.get('Content-Type')).toMatch(/^application\/manifest\+json/);
  expect(await manifest.json()).toMatchObject({ name: 'Oak Street', short_name: 'Oak Street' });
  await named.close();
});

test('search engines are told every public page, and that the calls are not for them', async () => {
  const robots = await get('/robots.txt');
  expect(robots.headers.get('Content-Type')).toMatch(/^text\/plain/);
  expect(await robots.text()).toContain('Disallow: /api/\nDisallow: /media/\n');
  const sitemap = await get('/sitemap.xml');
  expect(sitemap.headers.get('Content-Type')).toMatch(/^application\/xml/);
  const listed = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual(PUBLIC_PATHS.map((path) => server.url + path));
});

test('a file says how to reach the operator about a weakness, for half a year', async () => {
  const file = await get('/.well-known/security.txt');
  expect(file.headers.get('Content-Type')).toMatch(/^text\/plain/);
  const lines = (await file.text()).trimEnd().split('\n');
  const fields = new Map(lines.map((line) => line.split(': ', 2) as [string, string]));
  expect(fields.get('Contact')).toBe('mailto:operator@hearthkin.example');
  expect(fields.get('Canonical')).toBe(`${server.url}/.well-known/security.txt`);
  const now = createSystemClock().now();
  const expires = fields.get('Expires') ?? '';
  expect(expires > daysAfter(now, 170) && expires < daysAfter(now, 190)).toBe(true);
});

test('a page has GET and HEAD and tells so', async () => {
  const client = createApiClient(server.url);
  for (const path of addresses) {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await client.send(method, path);
      expectProblem(answer, 405, 'method_not_allowed');
      expect(answer.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
    }
    const { status, headers } = await client.send('OPTIONS', path);
    expect([status, headers.get('Allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  }
  expectProblem(await client.send('POST', '/nothing'), 404, 'not_found');
});

describe('files', () => {
  test('whose content is in their names are kept for a year, the others asked for anew', async () => {
    const asset = await get('/assets/app-1a2b.js');
    expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    expect(await asset.text()).toBe(SCRIPT);
    const icon = await get('/favicon.svg');
    expect(icon.headers.get('Cache-Control')).toBe('no-cache');
    expect(icon.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/);
  });

  test('that are drawn for members are kept for a week', async () => {
    const picture = await get('/pictures/teapot.svg');
    expect(picture.headers.get('Cache-Control')).toBe('public, max-age=604800');
    expect(picture.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/);
  });

  test.each(['/assets/app-1a2b.js', '/favicon.svg', '/'])(
    '%s comes compressed, as the browser can take it',
    async (path) => {
      for (const [accepted, sent] of [
        ['gzip, deflate, br, zstd', 'br'],
        ['gzip', 'gzip'],
        ['identity', null],
      ] as const) {
        const response = await get(path, { headers: { 'Accept-Encoding': accepted } });
        expect(response.headers.get('Content-Encoding')).toBe(sent);
        expect(response.headers.get('Vary')).toContain('Accept-Encoding');
        expect(await response.text()).toMatch(/answer|svg|Hearthkin/);
      }
    },
  );

  test.each(['/favicon.svg', '/'])('%s is not sent again when it is the same', async (path) => {
    const first = await get(path);
    const tag = first.headers.get('ETag') ?? '';
    const headers = { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' };
    const again = await get(path, { headers });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('are sent whole whatever part is asked for', async () => {
    for (const range of ['bytes=0-3', 'bytes=9-2', 'bytes=x', 'bytes=999999-']) {
      const response = await get('/assets/app-1a2b.js', { headers: { Range: range } });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(SCRIPT);
    }
  });

  test('that are gone since the start, as after another build, end that answer only', async () => {
    const built = await mkdtemp(join(tmpdir(), 'hearthkin-page-'));
    await cp(folder, built, { recursive: true });
    const run = await startTestServer({ page: openBuiltPage(built, site(null)) });
    await rm(join(built, 'assets'), { recursive: true });
    await expect(fetch(`${run.url}/assets/app-1a2b.js`)).rejects.toThrow('fetch failed');
    expect((await fetch(`${run.url}/favicon.svg`)).status).toBe(200);
    await run.close();
    await rm(built, { recursive: true });
  });

  test('that are missing are 404 in plain text, not the page', async () => {
    for (const path of ['/assets/app-0000.js', '/assets/', '/assets']) {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
    }
  });
});

test('a page that is not built is said so', () => {
  expect(() => openBuiltPage(join(folder, 'nowhere'), site(null))).toThrow(/npm run build/);
});
